"""What is written on the cards and on the sheet of powers, in our own words, for a child to read."""

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple

from ninefold.games.oni.box import Card
from ninefold.parts.dixe.dice import Symbol

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


class Text(NamedTuple):
    title: str
    sentence: str


CARD_TEXTS: Mapping[Language, Mapping[Card, Text]] = {
    "en": {
        "steal_the_middle": Text(
            "Steal the middle",
            "Team against Oni: grab the die in the middle! A player was first: you win it. Oni "
            "was first: Oni throws it and puts it back.",
        ),
        "spin": Text(
            "Spin",
            "Until your next turn, whirl round once every time a player turns a second die. "
            "Forgot? Oni throws back a won die.",
        ),
        "knucklebones": Text(
            "Knucklebones",
            "Toss up two won dice and catch them, knucklebones style. The next player waits until "
            "you manage it.",
        ),
        "hush": Text(
            "Hush!",
            "Nobody on the team says a word until your next turn. Somebody did? Oni throws back a won die.",
        ),
        "oni_rerolls": Text("Oni rerolls", "Oni picks one die of the square and throws it."),
        "monocle": Text(
            "Monocle",
            "Until your next turn, wear a won die in your eye. It drops? Oni throws it back into the square.",
        ),
        "oni_takes_one": Text("Oni takes one", "Oni throws one of your won dice back into the square."),
        "on_your_head": Text(
            "On your head",
            "Walk once round the table with a won die on your head. It falls? Oni throws it back. "
            "The others play on.",
        ),
        "hands_off": Text(
            "Hands off",
            "Until your next turn only you touch the dice; the others tell you which ones to "
            "turn. Somebody touched one? Oni throws back a won die.",
        ),
        "high_five": Text(
            "High five",
            "Until your next turn, whoever plays gives each teammate a high five before turning "
            "the second die. Forgot? Oni throws back a won die.",
        ),
        "turret": Text(
            "Turret",
            "The next player first piles up all the won dice. Only when the tower stands, the turn begins.",
        ),
        "toss_it": Text(
            "Toss it",
            "Just won a die? Throw it from player to player. Dropped, or snatched by Oni: Oni "
            "throws it back. Play on meanwhile.",
        ),
        "slap": Text(
            "Slap", "Everybody, a hand on the won dice! If Oni's is the first, Oni throws one of them back."
        ),
        "oni_cheats": Text("Oni cheats", "Oni may peek under two dice, in secret. Play on meanwhile."),
        "oni_shuffles": Text(
            "Oni shuffles", "Oni makes two dice of the square change places. Play on meanwhile."
        ),
        "hide_it": Text(
            "Hide it",
            "The player after Oni takes a won die, and you slip it from hand to hand. Oni names "
            "one hand, not a neighbour's. Found: Oni throws it back. Play on meanwhile.",
        ),
        "oni_turns": Text(
            "Oni turns", "Oni may turn two dice of the square, and chooses what they hide from now on."
        ),
        "set_aside": Text(
            "Set aside", "Oni takes a die out of the square. It comes back when your next turn begins."
        ),
        "king_symbol": Text(
            "King symbol",
            "Just won a die? The next player throws it until it shows the symbol that won it, and "
            "only then plays.",
        ),
        "sapristix": Text(
            "SapristiX",
            "For the rest of the game, whoever finds a pair says “SapristiX! A pair of DiXes!” "
            "before laying it down. Forgot? Oni throws back a won die.",
        ),
        "long_live": Text(
            "Long live…",
            "For the rest of the game, cheer “Long live…” and the symbol of your first die. The "
            "second makes a pair? The whole team cheers! For a mask: “Long live Oni!”",
        ),
        "feel_it": Text(
            "Feel it",
            "Without looking, you may feel under two dice, and tell the others what you think. "
            "Play on meanwhile.",
        ),
        "oni": Text("Oni!", "It is Oni's turn: Oni turns two dice, in secret."),
        "play": Text("Play!", "Nothing happens. Just play on!"),
    },
    "fr": {
        "steal_the_middle": Text(
            "Le vol du milieu",
            "L'équipe contre Oni : attrapez le dé du milieu ! Un joueur en premier : il est "
            "gagné. Oni en premier : Oni le lance et le remet.",
        ),
        "spin": Text(
            "Toupie",
            "Jusqu'à ton prochain tour, fais la toupie chaque fois qu'un joueur retourne son "
            "second dé. Oublié ? Oni relance un dé gagné.",
        ),
        "knucklebones": Text(
            "Osselets",
            "Lance deux dés gagnés en l'air et rattrape-les, comme des osselets. Le joueur "
            "suivant attend que ça marche.",
        ),
        "hush": Text(
            "Chut !",
            "Plus un mot dans l'équipe jusqu'à ton prochain tour. Quelqu'un a parlé ? Oni relance "
            "un dé gagné.",
        ),
        "oni_rerolls": Text("Oni relance", "Oni choisit un dé du carré et le lance."),
        "monocle": Text(
            "Monocle",
            "Jusqu'à ton prochain tour, porte un dé gagné devant l'œil. Il tombe ? Oni le relance "
            "dans le carré.",
        ),
        "oni_takes_one": Text(
            "Oni reprend un dé", "Oni relance dans le carré un des dés que vous avez gagnés."
        ),
        "on_your_head": Text(
            "Sur la tête",
            "Fais le tour de la table, un dé gagné sur la tête. Il tombe ? Oni le relance. Les "
            "autres continuent.",
        ),
        "hands_off": Text(
            "Pas touche",
            "Jusqu'à ton prochain tour, toi seul touches les dés ; les autres te disent lesquels "
            "retourner. Quelqu'un a touché ? Oni relance un dé gagné.",
        ),
        "high_five": Text(
            "Tope là",
            "Jusqu'à ton prochain tour, qui joue tape dans la main de toute l'équipe avant son "
            "second dé. Oublié ? Oni relance un dé gagné.",
        ),
        "turret": Text(
            "Tourelle",
            "Le joueur suivant empile d'abord tous les dés gagnés. Quand la tour tient, son tour commence.",
        ),
        "toss_it": Text(
            "Dé volant",
            "Un dé tout juste gagné ? Lancez-le de joueur en joueur. Tombé, ou attrapé par Oni : "
            "Oni le relance. Vous pouvez continuer.",
        ),
        "slap": Text(
            "Tape",
            "Tout le monde, une main sur les dés gagnés ! Si celle d'Oni est la première, Oni en relance un.",
        ),
        "oni_cheats": Text("Oni triche", "Oni peut regarder en secret sous deux dés. Vous pouvez continuer."),
        "oni_shuffles": Text("Oni mélange", "Oni échange deux dés du carré. Vous pouvez continuer."),
        "hide_it": Text(
            "Cache-le",
            "Le joueur après Oni prend un dé gagné ; glissez-le de main en main. Oni désigne une "
            "main, jamais celle d'un voisin. Trouvé : Oni le relance. Vous pouvez continuer.",
        ),
        "oni_turns": Text(
            "Oni retourne", "Oni peut retourner deux dés du carré et choisit ce qu'ils cachent maintenant."
        ),
        "set_aside": Text(
            "De côté", "Oni retire un dé du carré. Il revient quand ton prochain tour commence."
        ),
        "king_symbol": Text(
            "Symbole roi",
            "Un dé tout juste gagné ? Le joueur suivant le lance jusqu'à revoir le symbole qui "
            "l'a fait gagner, puis il joue.",
        ),
        "sapristix": Text(
            "SapristiX",
            "Jusqu'au bout, qui trouve une paire dit « SapristiX ! Une paire de DiXes ! » avant "
            "de la poser. Oublié ? Oni relance un dé gagné.",
        ),
        "long_live": Text(
            "Vive…",
            "Jusqu'au bout, crie « Vive… » et le symbole de ton premier dé. Le second fait la "
            "paire ? Toute l'équipe crie ! Pour un masque : « Vive Oni ! »",
        ),
        "feel_it": Text(
            "À tâtons",
            "Sans regarder, tu peux tâter le dessous de deux dés et dire aux autres ce que tu "
            "crois. Vous pouvez continuer.",
        ),
        "oni": Text("Oni !", "C'est à Oni : Oni retourne deux dés, en secret."),
        "play": Text("Joue !", "Il ne se passe rien. Continuez !"),
    },
}

# ON-11..20. "The other die" is the one of the pair that is not won.
POWER_TEXTS: Mapping[Language, Mapping[Symbol, Text]] = {
    "en": {
        "clover": Text("Clover", "No cards until your next turn. But Oni plays now."),
        "pi": Text("Pi", "You may show everybody what one or two dice hide."),
        "smiley": Text("Smiley", "All running effects end."),
        "aum": Text("Aum", "Don't throw the other die: choose what it hides."),
        "sun": Text("Sun", "You win a die and draw no card."),
        "anchor": Text(
            "Anchor", "Name a symbol that no top shows. The next player turns one die: found, and it is won."
        ),
        "bolt": Text("Bolt", "Don't throw the other die: put it back as it was."),
        "bomb": Text("Bomb", "Throw the other die: a bomb on top, and you win it too."),
        "skull": Text("Skull", "Throw the other die: a skull on top, and yours is thrown back as well."),
        "mask": Text("Mask", "You win nothing: throw both dice. But you may play again."),
    },
    "fr": {
        "clover": Text("Trèfle", "Plus de carte jusqu'à ton prochain tour. Mais Oni joue maintenant."),
        "pi": Text("Pi", "Tu peux montrer à tous ce que cachent un ou deux dés."),
        "smiley": Text("Sourire", "Tous les effets en cours s'arrêtent."),
        "aum": Text("Aum", "Ne relance pas l'autre dé : choisis ce qu'il cache."),
        "sun": Text("Soleil", "Tu gagnes un dé et ne tires pas de carte."),
        "anchor": Text(
            "Ancre",
            "Nomme un symbole qu'aucun dessus ne montre. Le joueur suivant retourne un dé : "
            "trouvé, il est gagné.",
        ),
        "bolt": Text("Éclair", "Ne relance pas l'autre dé : remets-le tel qu'il était."),
        "bomb": Text("Bombe", "Relance l'autre dé : une bombe dessus, et tu le gagnes aussi."),
        "skull": Text("Crâne", "Relance l'autre dé : un crâne dessus, et le tien est relancé aussi."),
        "mask": Text("Masque", "Tu ne gagnes rien : relance les deux dés. Mais tu peux rejouer."),
    },
}


def card_text(card: Card, language: Language) -> Text:
    return Text(*(in_type(part, language) for part in CARD_TEXTS[language][card]))


def power_text(symbol: Symbol, language: Language) -> Text:
    return Text(*(in_type(part, language) for part in POWER_TEXTS[language][symbol]))


def in_type(text: str, language: Language) -> str:
    """As it is set. In French no line begins with a sign of two parts: the space before it does not break,
    and before ; ! ? it is narrow."""
    curled = text.replace("'", "\u2019")
    if language != "fr":
        return curled
    return re.sub(r" (?=[:»])|(?<=«) ", "\u00a0", re.sub(r" (?=[;!?])", "\u202f", curled))
