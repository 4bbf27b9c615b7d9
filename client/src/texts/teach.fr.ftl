# Ce que la table enseigne : conseils, premiers mots sur ce qui est nouveau.
hint-ask = Que feriez-vous ?
hint-thinking = La suite est jouée quelques fois…
hint-best = c’est ce que je ferais
hint-equal = aussi bon
hint-behind = { $points } de chances de gagner en moins
why-ask = Pourquoi a-t-il fait cela ?
why-given = ce qu’il a fait
why-best = paraît le meilleur
why-earlier = La réponse d’avant
new-hints = On peut demander conseil à la table
hint-why = Suite jouée { $looks } fois : { $share } de victoires.
hint-fall = { $mine } des vôtres tombent, { $theirs } des leurs.
first-question = Nouveau
first-seen = Compris
first-enough = Plus de premiers mots
