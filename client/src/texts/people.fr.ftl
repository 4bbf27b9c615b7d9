# Noms, spectateurs, courriels, consignes
my-name = Votre nom
may-watch = Tout le monde peut regarder
watch-delay = On la voit
watch-at-once = aussitôt
watch-minutes = { $minutes ->
    [one] une minute après
   *[other] { $minutes } minutes après
  }
played-now = En cours
watch = Regarder
somebody = quelqu’un
name-change = Appelez-moi ainsi
letters = Courriels
letters-none = Ce serveur n’écrit pas de courriels.
letters-text = Laissez une adresse pour recevoir un mot quand c’est à vous et que vous n’êtes pas là. Personne d’autre ne la voit.
letters-address = Courriel
letters-write = Écrivez-moi
letters-sent = Un code a été envoyé à { $address }.
letters-code = Code
letters-confirm = Confirmer
letters-to = On vous écrit à { $address } quand c’est à vous.
letters-forget = Ne plus m’écrire
sign-out-everywhere = Se déconnecter partout
standing-orders = Consignes
standing-orders-text = Ce que votre place répond d’elle-même en votre absence, pour que la partie ne vous attende pas. Vous seul pouvez les lire.
order-when = Quand on demande
order-answer = répondre
order-decline = refuser, si on le peut
order-figure = seulement pour cette figurine
order-always = aussi en ma présence
order-turn = au tour { $turn }
order-add = Donner cette consigne
order-drop = Retirer cette consigne
order-nothing-met = On ne vous a encore rien demandé : les consignes se donnent pour des questions déjà rencontrées.
