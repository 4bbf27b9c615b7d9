# Ce que disent les commandes en travaillant. Leur aide est dans help.fr.ftl.

at-least = { $option } doit valoir au moins { $least }
name-value = { $option } s'écrit nom=valeur, et non « { $word } »
stopped-after = arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
  } sur { $games }
show-drawn = Dessinée : { $path }
record-differs = l'enregistrement diffère des règles à la ligne { $line } : { $what }
record-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie.

## Une option fausse

usage-option = { $command } : il n'y a pas d'option { $word }.
usage-extra = { $command } : « { $word } » est de trop.
usage-missing = { $command } : il manque { $word }.
usage-value = { $command } : « { $value } » ne convient pas pour { $word }.
usage-twice = { $command } : { $word } est donné deux fois.
usage-form = { $command } : { $told }
usage-nearest = Vouliez-vous dire { $word } ?
usage-help = Voir : escarmouche { $command } --help

## case

case-passed = réussi
case-failed = ÉCHEC
case-count = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
  }, { $failed ->
    [one] { $failed } échec
   *[other] { $failed } échecs
  }

## vocabulary

vocabulary-game = { $game } : unité { $unit }, camps { $sides }
vocabulary-decisions = Décisions et forme des réponses (play)
vocabulary-dice = Dés, par usage (dice)
vocabulary-events = Événements et leurs champs (expect.events)
vocabulary-queries = Questions à la table (query)
vocabulary-statuses = États (status)
vocabulary-figure-fields = Champs des figurines (with, expect.figures)
vocabulary-skills = Compétences et traits (figures.skills, figures.traits)
vocabulary-modifiers = Modificateurs, par nom, et le nombre qu'ils changent (expect.events)
vocabulary-options = Options (options)
vocabulary-terrain = Types de décor (terrain)
vocabulary-cards = Cartes (figures.profile, figures.equipment, list.members)
vocabulary-notes = Bon à savoir
vocabulary-kinds = Mots des formes qui en représentent d'autres
vocabulary-profiles = Profils (figures.profile)

## verify

verify-identical = identique
verify-so-far = identique jusqu'ici ; la partie n'est pas finie
verify-differs = diffère à la ligne { $line } : { $difference }
verify-note = note : { $note }

## simulate

simulate-games = parties
simulate-wins = victoires de { $who }
simulate-draws = égalités
simulate-by = fin : { $reason }
simulate-mean-turns = tours en moyenne
simulate-games-per-second = parties/s
simulate-decisions-per-second = décisions/s
simulate-failed = échecs
simulate-failure = la partie { $game } a échoué : { $why }
simulate-resume = --resume demande --out FICHIER : c'est là que sont les parties déjà jouées
simulate-mirror = --mirror tire la bande que jouent les deux : donnez les adversaires sans bande
simulate-kept = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
  } dans { $path }

## dataset

dataset-parquet = { $path } : un jeu de données est un fichier .parquet
dataset-written = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } avec { $rows ->
    [one] un choix
   *[other] { $rows } choix
  } dans { $path }

## balance

balance-stopped = arrêté ; la même ligne avec --resume reprend
balance-written = tout est dans { $path }

## ladder

ladder-title = L'échelle des adversaires
ladder-bot = adversaire
ladder-rating = cote
ladder-interval = neuf fois sur dix entre
ladder-games = parties
ladder-against = victoires de ↓ contre →
ladder-how = Chaque paire a joué { $games } parties : la même bande des deux côtés, tirée pour chaque graine, et chaque graine deux fois en échangeant les places, pour que ni les bandes, ni la table, ni le premier tour n'avantagent personne. Les cotes sont celles d'openskill (Plackett-Luce, 25 pour un nouveau venu) ; les proportions ont l'intervalle de Wilson, une égalité compte pour moitié.
ladder-again = Écrit par :
ladder-pair = { $one } contre { $other }
ladder-stopped = arrêté : ce qui a été joué est coté ; --resume reprend
ladder-failed = { $games ->
    [one] { $games } partie a échoué
   *[other] { $games } parties ont échoué
  } : { $which }
ladder-resume = --resume demande --out DOSSIER : c'est là que sont les parties déjà jouées
ladder-two = une échelle demande au moins deux adversaires différents
ladder-even = --games doit être un nombre pair à partir de 2 : chaque graine est jouée deux fois
ladder-written = écrit dans { $path }

## odds

odds-usage = Dites quoi calculer : un enregistrement (avec --moment), un fichier de cas, ou un jeu et deux profils ; voir --help.
odds-nothing = Rien n'est demandé à ce moment.
odds-exact = exact, { $ways ->
    [one] { $ways } chemin
   *[other] { $ways } chemins
  }, { $left } laissé de côté
odds-worlds = exact dans chacun de { $samples } mondes qu'on ne peut distinguer, ± deux erreurs types
odds-sampled = échantillon de { $samples } essais, ± deux erreurs types
odds-best = chacun choisit au mieux pour soi
odds-decline = chacun s'abstient
odds-none = personne n'a de choix
odds-next = ensuite : { $questions }
odds-mean = { $mean } en moyenne
odds-dice = { $dice ->
    [1] 1 dé
   *[other] { $dice } dés
  }

## odds --agree

agree-agrees = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } aux chances exactes, chacune face à { $plays } parties : { $figures ->
    [one] { $figures } chiffre
   *[other] { $figures } chiffres
  }, le pire à { $errors } erreurs types{ $where }.
agree-policies = Dont { $best } où chacun choisit en chemin au mieux, { $decline } où chacun s'abstient, { $none } où personne n'a de choix.
agree-run = { $run ->
    [one] { $run } partie sur { $plays } est passée
   *[other] { $run } parties sur { $plays } sont passées
  } par les règles ; les autres ont tiré ce qui avait déjà été vu.
agree-certain = { $count ->
    [one] laissée de côté : { $count }, rien n'y dépend
   *[other] laissées de côté : { $count }, rien n'y dépend
  } des dés (une partie donne la même chose)
agree-sampled = { $count ->
    [one] laissée de côté : { $count }, trop de chemins, estimée
   *[other] laissées de côté : { $count }, trop de chemins, estimées
  }
agree-unplayed = { $count ->
    [one] laissée de côté : { $count }, trop
   *[other] laissées de côté : { $count }, trop
  } de chemins pour calculer les réponses
agree-none = { $count ->
    [one] laissée de côté : { $count }, une partie sans choix
   *[other] laissées de côté : { $count }, des parties sans choix
  }
agree-again = { $decision }, { $figure } : écart de { $errors } erreurs types, puis { $again } avec autant de parties de plus
agree-few = { $exact ->
    [one] Seule { $exact } décision sur { $decisions } a
   *[other] Seules { $exact } décisions sur { $decisions } ont
  } des chances exactes.
agree-resume = --resume demande --out FICHIER : c'est là que sont les comparaisons
agree-stopped = arrêté après { $exact ->
    [one] { $exact } décision
   *[other] { $exact } décisions
  } sur { $decisions }

## luck

luck-whole = toute la partie
luck-turn = tour { $turn }
luck-dice = dés de { $side }
luck-luck = chance de { $side }
luck-mistakes = erreurs de { $side }
luck-rolls = plus heureux que { $share }, jets : { $rolls }
luck-gained = { $chance } ± { $error } ; figurines { $models }, points { $points }
luck-cost = { $mistakes } sur { $decisions } : { $cost }
luck-curve = Chances de victoire : { $side }
luck-costliest = Décisions les plus coûteuses
luck-none = Aucune décision n'était nettement moins bonne qu'une autre.
luck-costly = moment { $moment }, tour { $turn }, { $side } – { $question } { $chosen } ; mieux : { $better } ({ $cost } ± { $error })
luck-how = Chances : le score du jeu, étalonné sur { $games ->
    [one] { $games } partie poursuivie
   *[other] { $games } parties poursuivies
  } par { $bot } (score de Brier { $brier } sur des parties non vues ; 0,25 sans aucun savoir). ± vaut deux erreurs types ; les bornes de la courbe contiennent neuf réajustements sur dix. Chance et erreurs sont des chances de victoire gagnées et perdues ; une décision n'est une erreur qu'au-delà de deux erreurs types et de 0,5 %.

## futures

futures-title = { $games ->
    [one] { $games } futur
   *[other] { $games } futurs
  } depuis le moment { $moment } sur { $last } (tour { $turn }), { $games ->
    [one] joué
   *[other] joués
  } par { $bot }
futures-at = --at : la partie a les moments 0 à { $last }, et non { $moment }
futures-wins = { $side } gagne
futures-draws = égalité
futures-models = figurines de { $side }
futures-points = points de { $side }
futures-turns = tours
futures-between = { $low } à { $high } dans neuf parties sur dix

## bench

bench-job = mesure
bench-ours = nous
bench-peer = pair
bench-ratio = rapport
bench-unknown = Il n'y a pas de mesure « { $word } » ; il y a : { $known }.
bench-missing = { $job } se mesure à { $package }, qui n'est pas installé. Tapez : ./escarmouche bench
bench-written = { $path } est à jour.

## build-fast

fast-built = { $modules ->
    [one] Un module compilé se trouve dans { $folder }.
   *[other] { $modules } modules compilés se trouvent dans { $folder }.
}
fast-removed = Plus rien n'est compilé : les sources simples jouent.
fast-missing = Pour compiler il faut { $what }, qui n'est pas là ; les sources simples jouent comme avant.
fast-nothing = Aucun module ne commence par « { $word } ». Par exemple : core, space, games.evenor
fast-failed = { $module } n'a pas pu être compilé ; les sources simples jouent comme avant. { $why }

# ---------------------------------------------------------------- règles rencontrées en jeu

played-chapter = Chapitre
played-rules = Règles
played-met = Vues
played-share = { $games ->
    [one] Une partie a
   *[other] { $games } parties ont
} rencontré { $met } règles sur { $rules } ({ $share }).
played-unmet = Jamais rencontrées :
played-nothing = Il n'y a aucun enregistrement dans { $path }.
played-kept = Les comptes de { $path } sont à jour.
played-unkept = Les comptes ne se gardent que dans les sources.
