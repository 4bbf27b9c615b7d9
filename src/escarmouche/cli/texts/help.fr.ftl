# Ce que dit --help : une commande, son exemple, ce qu'il faut savoir de plus, puis ses options. Lu sans Fluent, pour aller
# vite : du texte simple, une ligne chacun. Le sens d'une option partout où elle paraît est sous options ; un groupe prête
# les siennes à ses commandes.

labels =
    .parameters = Paramètres
    .commands = Commandes
    .help = Affiche cette aide.
    .version = Affiche la version.
    .example = Exemple
    .default = par défaut

options =
    .game = Quel jeu, par exemple evenor.
    .json = Écrit du JSON, pour les programmes.
    .lang = fr ou en ; sinon la langue de ESCARMOUCHE_LANG, LC_ALL ou LANG.
    .seed = Un texte quelconque ; la même graine donne les mêmes tables et les mêmes dés.
    .scenario = Quel scénario du livre.
    .option = Une option du jeu, sous la forme nom=valeur ; peut se répéter.
    .workers = Combien de processus ; sinon tous les cœurs.
    .cluster = Joue sur la grappe Dask de cette adresse, par exemple tcp://machine:8786.
    .batch = Parties qui voyagent ensemble ; entre dans chaque graine.
    .resume = Reprend là où la série de --out s'est arrêtée.
    .path = L'enregistrement d'une partie.
    .games = Combien de parties.

escarmouche = Des jeux d'escarmouche avec figurines, toutes règles appliquées.
    .example = escarmouche play evenor --blue greedy
    .more = Sans commande, la table s'ouvre dans le navigateur. Chaque commande a sa propre aide (--help). --content DOSSIER (ou ESCARMOUCHE_CONTENT) désigne le dossier de vos propres cartes. --debug montre d'où vient une erreur imprévue.

play = Jouer une partie dans le terminal.
    .example = escarmouche play evenor --red human --blue greedy --seed 7
    .more = Répondez par un numéro de la liste, par la réponse en mots, ou par Entrée. Tapez aide pendant la partie.
    .red = Qui joue Rouge : human, random, greedy, habit, search ou search@1s.
    .blue = Qui joue Bleu, de même.
    .red_list = La bande de Rouge, fichier ou code ; sinon une bande légale au hasard.
    .blue_list = La bande de Bleu, fichier ou code ; sinon une bande légale au hasard.
    .seats = Qui est à table, par des virgules : red=human,blue,green=random ; red-1=human,red-2=human se partagent un camp ; referee=human.
    .explain = Dit ce qu'un adversaire qui réfléchit a vu dans chaque réponse.
    .record = Garde la partie dans ce fichier.
    .resume = Reprend une partie gardée dans ce fichier.
    .odds = Combien d'essais par option pour en donner les chances ; 0 pour s'en passer.

rules = Quelles règles d'un livre sont jouées et prouvées.
    .example = escarmouche rules evenor EV-MEL-06
    .more = Sans jeu : tous les livres. Avec un jeu : un tableau par chapitre. Avec en plus un numéro de règle : son texte, notre interprétation, le code qui l'applique, les tests et les cas qui la prouvent.
    .rule = Un numéro de règle, comme EV-MEL-06, ou un chapitre : MEL, ou son titre.
    .games = Joue autant de parties entre robots variés, dans tous les scénarios, et compte dans combien chaque règle se présente.
    .played = Compte plutôt dans les enregistrements de ce dossier.
    .write = Renouvelle la liste des preuves, ou avec --games ou --played les comptes, gardés dans le paquet (depuis les sources).
    .readme = Renouvelle le tableau des livres dans README.md.

list = Vérifier, composer et partager des bandes.
    .army = Un fichier de liste, un code de liste, ou les noms des membres.
    .game_size = Points de la partie, s'ils ne sont pas ceux d'usage.
    .game = De quel jeu est la bande.
    .faction = Seulement des figurines de cette faction.
    .out = Écrit aussi la bande dans ce fichier.
    .pdf = Écrit une feuille de bande et des cartes à imprimer.

list-check = Cette bande est-elle légale ? Sinon, pourquoi, et que changer.
    .example = escarmouche list check Phobos Asterion Ulysse
    .more = Code de sortie 0 : légale ; 1 : illégale ; 2 : pas comprise.

list-build = Composer au hasard une bande légale.
    .example = escarmouche list build --faction Grecs --seed 3

list-code = Le code d'une bande, ou la bande d'un code.
    .example = escarmouche list code ma-bande.yaml

content = Vos propres cartes : commencer, vérifier, compléter.

content-check = Tout est-il juste dans ces fichiers de cartes ?
    .example = escarmouche content check mes-cartes.yaml
    .more = Un fichier de cartes dit son jeu (game: kharn-ages), puis des types de cartes, une liste pour chacun : weapons, profiles, etc. Chaque faute est dite avec son fichier, sa ligne, sa carte et son champ, ce qui était attendu et le mot le plus proche. Sans fichier, ceux de votre dossier de cartes sont vérifiés. Dans Khârn-Âges, null est un chiffre que vous ne connaissez pas : une telle carte se montre, mais ne se recrute pas. Une carte du nom d'une carte imprimée prend sa place. Code de sortie 0 : tout est juste ; 1 : des fautes ; 2 : pas compris.
    .files = Des fichiers de cartes, ou des dossiers qui en contiennent.
    .game = Quel jeu, si les fichiers ne le disent pas.

content-schema = Le schéma JSON des fichiers de cartes, pour compléter dans un éditeur.
    .example = escarmouche content schema kharn-ages --out kharn-ages.json
    .more = Mettez-le à côté de votre fichier de cartes, qui commencera par la ligne # yaml-language-server: $schema=kharn-ages.json
    .out = L'écrit dans ce fichier.
    .own = Propose aussi les noms de vos propres cartes.
    .json = Sur une seule ligne.

content-new = Un fichier de cartes à remplir, chaque champ expliqué.
    .example = escarmouche content new kharn-ages --kind weapons --out mes-cartes.yaml
    .kind = Seulement ce type de cartes ; peut se répéter.
    .out = L'écrit dans ce fichier.

content-import = Lire le catalogue d'un constructeur de listes dans vos propres fichiers de cartes.
    .example = escarmouche content import catalog.json
    .more = Pour Khârn-Âges, le catalogue du constructeur de listes libre (JSON). Les lignes d'effet courtes sont comprises quand leur sens est un mot d'ici ; toutes les autres sont listées carte par carte et portées par la carte comme non jouées. Le relancer met le fichier à jour ; les corrections vont dans un autre fichier de votre dossier de cartes, où une carte du même nom l'emporte.
    .file = Le catalogue.
    .out = Écrit les cartes dans ce fichier plutôt que dans votre dossier de cartes.
    .only_complete = Laisse de côté les cartes dont quelque chose n'est pas joué.
    .game = Quel jeu.

case = Faire tourner des cas de règles écrits en YAML.
    .example = escarmouche case tests/cases/evenor
    .more = Une ligne par cas ; pour un cas en échec, la première différence et le journal jusque-là.
    .paths = Des fichiers de cas, ou des dossiers qui en contiennent.

vocabulary = Tous les mots qu'un cas peut employer dans un jeu.
    .example = escarmouche vocabulary evenor

simulate = Faire jouer deux adversaires automatiques et compter les victoires.
    .example = escarmouche simulate evenor --games 100 --red greedy --blue random
    .red = BOT ou BOT:LISTE ; LISTE est un fichier ou un code, sinon une bande légale au hasard.
    .blue = Le second adversaire, de même.
    .seats = Qui est à table, par des virgules : red,blue,green ; red-1,red-2,blue se partagent un camp ; referee.
    .others = Qui joue pour les camps autres que red et blue.
    .swap = Joue chaque graine deux fois en échangeant les places ; les victoires comptent pour l'adversaire.
    .mirror = Les deux jouent la même bande, tirée pour chaque graine : on compare les joueurs, pas les bandes.
    .records = Garde les parties dans ce dossier.
    .sample = Combien de parties garder, réparties sur l'ensemble.
    .only = Rejoue la seule partie de cette graine.
    .out = Garde chaque partie dans ce fichier, .jsonl ou .parquet.

dataset = Garder chaque choix de nombreuses parties dans un fichier Parquet, pour apprendre.
    .example = escarmouche dataset evenor --games 2000 --out evenor.parquet
    .more = Une ligne par choix : ce que voyait sa place, ce qui était ouvert, ce qui fut répondu, la fin de la partie pour elle. docs/simulate.md décrit les colonnes. La même graine donne le même fichier sur n'importe quel nombre de cœurs.
    .red = Qui joue, le nom d'un adversaire ou module:Nom.
    .blue = Le second, de même.
    .swap = Joue chaque graine deux fois en échangeant les places.
    .mirror = Les deux jouent la même bande, tirée à nouveau pour chaque graine.
    .out = Le fichier à écrire, .parquet.

balance = Découvrir ce que valent profils, bandes, places et options, par de nombreuses parties.
    .example = escarmouche balance evenor --games 400
    .more = Sans --army, des bandes légales sont tirées au sort et chaque profil reçoit un coût suggéré et son intervalle. Le dossier contient les parties, findings.json, report.md et les graphiques. Ctrl-C garde ce qui est joué ; --resume reprend.
    .out = Le dossier de l'étude ; sinon dans les données de l'utilisateur, que la table du navigateur montre.
    .resume = Reprend l'étude de --out.
    .games = Parties de bandes tirées au sort (ou données).
    .bot = Qui les joue.
    .army = Une bande à comparer, fichier ou code ; à donner plusieurs fois.
    .duels = Parties de chaque paire de profils pour chaque placement ; 0 pour aucune.
    .duel_bot = Qui joue les duels.
    .check = Parties de bandes tirées au sort par --check-bot, pour voir si les résultats tiennent.
    .check_bot = Qui les joue.
    .switch = Une option à changer, nom=valeur : que fait-elle aux mêmes parties ?
    .switched = Combien de parties rejouer avec elle.
    .plots = Images des graphiques : svg, png ou none.

ladder = Faire se rencontrer tous les adversaires automatiques et les coter.
    .example = escarmouche ladder evenor --bot random --bot search@60 --games 20
    .more = Les deux jouent la même bande, et chaque graine deux fois en échangeant les places. search@60 regarde 60 fois en avant par coup, search@1s réfléchit une seconde. Ctrl-C cote ce qui a été joué ; avec --out, on peut reprendre.
    .game = Les jeux ; tous si aucun n'est nommé.
    .bot = Un adversaire de l'échelle, des nôtres ou module:Nom ; peut se répéter. Sinon les adversaires d'usage.
    .games = Combien de parties par paire : un nombre pair.
    .out = Garde les parties dans ce dossier, un dossier par jeu, un fichier par paire.
    .write = Écrit le rapport dans ce fichier, comme une page.

show = Montrer une position : un moment d'une partie, la table d'un cas, ou une ligne de texte.
    .example = escarmouche show partie.jsonl --moment 40 --svg table.svg
    .more = Sans option elle est dessinée avec des lettres. Rien n'est caché : c'est pour regarder des parties, non pour les jouer.
    .what = Un enregistrement, un fichier de cas, une position en JSON, ou une table libre en une ligne.
    .moment = Quel moment de l'enregistrement, compté comme dans la relecture ; sinon le dernier choix.
    .svg = La dessiner dans ce fichier.
    .line = L'écrire en une ligne de texte qui peut être relue.
    .json = Écrire toute la position en JSON, qui peut être relu.

replay = Raconter une partie enregistrée, ligne par ligne.
    .example = escarmouche replay partie.jsonl
    .from_ = Le premier tour à raconter.
    .to = Le dernier tour à raconter.

verify = Rejouer un enregistrement et dire s'il donne la même partie.
    .example = escarmouche verify partie.jsonl
    .paths = Des enregistrements de parties, ou leurs dossiers.

odds = Donner les chances exactes de ce qu'on peut répondre, ou d'un duel.
    .example = escarmouche odds evenor Oni Kara
    .more = D'un enregistrement, les options à un moment (escarmouche odds partie.jsonl --moment 40) ; d'un fichier de cas, celles où commence sa situation ; d'un jeu et de deux profils, une attaque du premier contre le second. Les règles elles-mêmes sont jouées avec tous les résultats des dés ; chaque jet est donné avec ses modificateurs et ses règles. S'il y a trop de chemins, les chances sont estimées par tirages, et c'est dit. --agree 200 --samples 100000 compare les chances de 200 décisions au hasard avec autant de parties jouées pour chacune, et échoue au-delà de 4 erreurs types.
    .what = Un enregistrement, un fichier de cas, ou un jeu et deux profils.
    .moment = Quel moment de l'enregistrement, compté comme dans la relecture ; sinon le dernier.
    .option = Une condition du duel, par exemple attack=shot, range=long ou defender-is=prone ; peut se répéter.
    .policy = Ce que font ceux qui choisissent en chemin : best, au mieux pour eux, ou decline, s'abstenir.
    .samples = Nombre d'essais, là où les chances sont estimées ou comparées.
    .agree = Compare les chances d'autant de décisions au hasard d'un jeu avec des parties jouées.
    .out = Avec --agree, garde chaque décision dans ce fichier, en lignes JSON.

luck = Démêler la chance et les décisions dans une partie enregistrée.
    .example = escarmouche luck partie.jsonl
    .more = Chaque jet est comparé à sa loi exacte. Ce que les dés et les réponses ont fait aux chances de victoire est jugé par le score du jeu, étalonné sur des parties qu'un adversaire automatique poursuit depuis douze moments de celle-ci ; l'erreur de chaque chiffre est donnée.
    .games = Parties poursuivies pour étalonner les chances.
    .samples = Tirages par moment ; quatre fois plus pour les pires.
    .bot = Qui poursuit la partie des deux côtés : le nom d'un adversaire ; sinon les habitudes du jeu, ou quick.
    .seed = Un texte quelconque ; la même graine donne les mêmes chiffres.

futures = Poursuivre mille fois une partie enregistrée depuis un de ses moments.
    .example = escarmouche futures partie.jsonl --at 40 --games 1000
    .more = Les moments se comptent comme dans la relecture : un par réponse qui laissait un choix. Ctrl-C garde les parties finies.
    .at = Le moment de départ ; sinon le milieu de la partie.
    .bot = Qui poursuit la partie des deux côtés : le nom d'un adversaire ; sinon les habitudes du jeu, ou quick.
    .seed = Un texte quelconque ; la même graine donne les mêmes chiffres.

serve = Ouvrir la table dans le navigateur.
    .example = escarmouche serve --port 8000
    .port = Port d'écoute.
    .game = Un jeu venu d'ailleurs, module:NOM, qui se joue ici aussi ; peut être répété.
    .bot = Qui joue un niveau, comme NIVEAU=NOM : expert=search@2s, hard=module:Nom ; peut être répété.
    .name = Un nom que les invités donnent à ce serveur, outre les nombres et le nom de la machine ; peut se répéter.
    .trust_proxy = Adresse d'un proxy que l'on croit sur la provenance des invités ; sans elle, on ne croit personne.
    .log = Fichier du journal, une ligne JSON par fait ; - pour le terminal. Sans lui, seules les pannes.
    .no_limits = Laisser une adresse demander autant qu'elle veut : pour les mesures et les tests.
    .host = Adresse d'écoute ; 0.0.0.0 laisse entrer les amis du même réseau.
    .data = Où garder les parties, un fichier ou son dossier ; par défaut dans le dossier de données.
    .database = Adresse d'une base PostgreSQL où garder les parties, au lieu du fichier : postgresql://utilisateur@machine/nom.
    .processes = Combien de processus servent ; chacun joue ses parties, que d'autres reprennent s'il meurt.
    .peer_address = Adresse par laquelle les processus d'autres machines sur la même base joignent ceux d'ici.
    .no_browser = N'ouvre pas de navigateur.

backup = Copier tout ce qu'un serveur garde, même pendant qu'on y joue.
    .example = escarmouche backup /srv/sauvegarde/parties.sqlite
    .to = La copie ; elle ne doit pas encore exister.
    .data = Fichier de la base ; par défaut celui du dossier de données.

restore = Remettre une copie en place ; ce qui s'y trouvait est gardé à côté.
    .example = escarmouche restore /srv/sauvegarde/parties.sqlite
    .copy = Ce que backup a fait.
    .data = Fichier de la base ; par défaut celui du dossier de données.

bench = Mesurer le moteur face à ses pairs.
    .example = escarmouche bench copy-position apply-answer
    .jobs = Quelles mesures, toutes sinon ; growth seul renouvelle docs/performance.md.

build-fast = Compiler le moteur et les règles, pour jouer plus vite les mêmes parties.
    .more = Demande Cython et un compilateur C, et prend des minutes. Un module dont la source a changé redevient simple jusqu'à la prochaine compilation ; ESCARMOUCHE_PLAIN=1 joue sans rien de compilé.
    .example = escarmouche build-fast --only games.evenor
    .only = Les modules dont le nom commence ainsi, par exemple core ou games.evenor.
    .workers = Combien en compiler à la fois ; sans elle, autant qu'il y a de cœurs.
    .remove = Jeter ce qui est compilé.
