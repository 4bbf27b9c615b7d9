PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE accounts (
	id INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	password VARCHAR NOT NULL, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (name)
);
CREATE TABLE lists (
	account INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	PRIMARY KEY (account, name), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE matches (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	setup TEXT NOT NULL, 
	secret VARCHAR NOT NULL, 
	chairs TEXT NOT NULL, 
	rules VARCHAR NOT NULL, 
	past TEXT NOT NULL, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('PG0g2FIPSDeo','toy','{"game":"toy","seed":"one","lists":{"red":["Scout","Brute"],"blue":["Scout","Brute"]}}','be8ab2752cd95ccc4083c6d210da5836','{"red":{"kind":"human","level":""},"blue":{"kind":"human","level":""}}','1177fba1e8853390','{"moves":0,"faces":[]}',1.79487953256585431099e+09);
CREATE TABLE moves (
	id INTEGER NOT NULL, 
	"match" VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	command VARCHAR NOT NULL, 
	move TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "moves" VALUES(1,'PG0g2FIPSDeo',0,'red-4','{"version":0,"seat":"red","answer":[2.6240234375,6.38671875],"back_to":-1}');
INSERT INTO "moves" VALUES(2,'PG0g2FIPSDeo',1,'red-7','{"version":1,"seat":"red","answer":[1.58203125,3.9892578125],"back_to":-1}');
INSERT INTO "moves" VALUES(3,'PG0g2FIPSDeo',2,'red-10','{"version":2,"seat":"blue","answer":[8.474609375,0.9814453125],"back_to":-1}');
INSERT INTO "moves" VALUES(4,'PG0g2FIPSDeo',3,'red-13','{"version":3,"seat":"blue","answer":[8.0205078125,7.5791015625],"back_to":-1}');
INSERT INTO "moves" VALUES(5,'PG0g2FIPSDeo',4,'red-15','{"version":4,"seat":"red","answer":1,"back_to":-1}');
INSERT INTO "moves" VALUES(6,'PG0g2FIPSDeo',5,'red-17','{"version":5,"seat":"blue","answer":0,"back_to":-1}');
INSERT INTO "moves" VALUES(7,'PG0g2FIPSDeo',6,'red-19','{"version":6,"seat":"red","answer":["red1","red2"],"back_to":-1}');
INSERT INTO "moves" VALUES(8,'PG0g2FIPSDeo',7,'red-21','{"version":7,"seat":"red","answer":"red1","back_to":-1}');
INSERT INTO "moves" VALUES(9,'PG0g2FIPSDeo',8,'red-23','{"version":8,"seat":"red","answer":[],"back_to":-1}');
INSERT INTO "moves" VALUES(10,'PG0g2FIPSDeo',9,'red-25','{"version":9,"seat":"blue","answer":[],"back_to":-1}');
INSERT INTO "moves" VALUES(11,'PG0g2FIPSDeo',10,'red-27','{"version":10,"seat":"blue","answer":"pass","back_to":-1}');
INSERT INTO "moves" VALUES(12,'PG0g2FIPSDeo',11,'red-29','{"version":11,"seat":"red","answer":0,"back_to":-1}');
INSERT INTO "moves" VALUES(13,'PG0g2FIPSDeo',12,'red-31','{"version":12,"seat":"blue","answer":3,"back_to":-1}');
INSERT INTO "moves" VALUES(14,'PG0g2FIPSDeo',13,'red-33','{"version":13,"seat":"blue","answer":["blue2"],"back_to":-1}');
INSERT INTO "moves" VALUES(15,'PG0g2FIPSDeo',14,'red-35','{"version":14,"seat":"blue","answer":"pass","back_to":-1}');
INSERT INTO "moves" VALUES(16,'PG0g2FIPSDeo',15,'red-37','{"version":15,"seat":"red","answer":[],"back_to":-1}');
INSERT INTO "moves" VALUES(17,'PG0g2FIPSDeo',16,'red-39','{"version":16,"seat":"red","answer":"pass","back_to":-1}');
INSERT INTO "moves" VALUES(18,'PG0g2FIPSDeo',17,'red-41','{"version":17,"seat":"red","answer":1,"back_to":-1}');
INSERT INTO "moves" VALUES(19,'PG0g2FIPSDeo',18,'red-43','{"version":18,"seat":"blue","answer":2,"back_to":-1}');
INSERT INTO "moves" VALUES(20,'PG0g2FIPSDeo',19,'red-45','{"version":19,"seat":"blue","answer":["blue1"],"back_to":-1}');
INSERT INTO "moves" VALUES(21,'PG0g2FIPSDeo',20,'red-47','{"version":20,"seat":"blue","answer":null,"back_to":14}');
INSERT INTO "moves" VALUES(22,'PG0g2FIPSDeo',21,'red-49','{"version":21,"seat":"blue","answer":"pass","back_to":-1}');
INSERT INTO "moves" VALUES(23,'PG0g2FIPSDeo',22,'red-51','{"version":22,"seat":"red","answer":[],"back_to":-1}');
INSERT INTO "moves" VALUES(24,'PG0g2FIPSDeo',23,'red-53','{"version":23,"seat":"red","answer":"red2","back_to":-1}');
INSERT INTO "moves" VALUES(25,'PG0g2FIPSDeo',24,'red-55','{"version":24,"seat":"red","answer":[[3.7724609375,5.7333984375]],"back_to":-1}');
INSERT INTO "moves" VALUES(26,'PG0g2FIPSDeo',25,'red-57','{"version":25,"seat":"red","answer":0,"back_to":-1}');
INSERT INTO "moves" VALUES(27,'PG0g2FIPSDeo',26,'red-59','{"version":26,"seat":"blue","answer":2,"back_to":-1}');
INSERT INTO "moves" VALUES(28,'PG0g2FIPSDeo',27,'red-61','{"version":27,"seat":"blue","answer":["blue1"],"back_to":-1}');
INSERT INTO "moves" VALUES(29,'PG0g2FIPSDeo',28,'red-63','{"version":28,"seat":"blue","answer":"pass","back_to":-1}');
INSERT INTO "moves" VALUES(30,'PG0g2FIPSDeo',29,'red-65','{"version":29,"seat":"red","answer":["red1"],"back_to":-1}');
INSERT INTO "moves" VALUES(31,'PG0g2FIPSDeo',30,'red-67','{"version":30,"seat":"red","answer":"red1","back_to":-1}');
INSERT INTO "moves" VALUES(32,'PG0g2FIPSDeo',31,'red-69','{"version":31,"seat":"red","answer":[[2.2578125,4.9833984375]],"back_to":-1}');
INSERT INTO "moves" VALUES(33,'PG0g2FIPSDeo',32,'red-71','{"version":32,"seat":"red","answer":0,"back_to":-1}');
INSERT INTO "moves" VALUES(34,'PG0g2FIPSDeo',33,'red-73','{"version":33,"seat":"blue","answer":0,"back_to":-1}');
INSERT INTO "moves" VALUES(35,'PG0g2FIPSDeo',34,'red-75','{"version":34,"seat":"red","answer":["red1","red2"],"back_to":-1}');
CREATE TABLE owners (
	account INTEGER NOT NULL, 
	"match" VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	PRIMARY KEY (account, "match", seat), 
	FOREIGN KEY(account) REFERENCES accounts (id), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE seats (
	token VARCHAR NOT NULL, 
	"match" VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('903cc6bb70b6d573d24d2aeae2bdf8770a04e7865be6ba1e67a2524953c22dde','PG0g2FIPSDeo','red');
INSERT INTO "seats" VALUES('5400b20231163f7bafa246f35755a121c7c55d3312c1774371d4c051989b5c54','PG0g2FIPSDeo','blue');
CREATE TABLE sessions (
	token VARCHAR NOT NULL, 
	account INTEGER NOT NULL, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE wishes (
	"match" VARCHAR NOT NULL, 
	wish TEXT NOT NULL, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE INDEX ix_seats_match ON seats ("match");
CREATE UNIQUE INDEX moves_by_match ON moves ("match", version);
CREATE INDEX ix_sessions_account ON sessions (account);
COMMIT;
