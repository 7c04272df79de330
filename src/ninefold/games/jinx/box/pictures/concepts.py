"""What pictures may be read as, in players' words. A concept is worth having if several pictures share it."""

from typing import NamedTuple


class Words(NamedTuple):
    """The first word is the one a bot says; it understands the others as well."""

    en: tuple[str, ...]
    fr: tuple[str, ...]


# One row a concept: its key, English words = French words. Lower case, without articles.
_SKY = """
moon: moon, crescent, half moon = lune, croissant
sun: sun, sunshine = soleil
star: star, stars = étoile, étoiles
night: night, darkness, midnight = nuit, obscurité, minuit
morning: morning, dawn, sunrise = matin, aube, lever du soleil
evening: evening, sunset, dusk = soir, coucher du soleil, crépuscule
sky: sky, heaven = ciel
cloud: cloud = nuage
rain: rain, shower, raindrops = pluie, averse, gouttes de pluie
storm: storm, lightning, thunder = orage, tempête, éclair, foudre
snow: snow, snowflake, ski = neige, flocon, ski
ice: ice, iceberg, icicle = glace, iceberg, glaçon
wind: wind, breeze, draught = vent, brise, courant d'air
rainbow: rainbow, arch = arc-en-ciel, arche, arc
light: light, ray, beam, glow, traffic light = lumière, rayon, lueur, feu de circulation
shadow: shadow, shade, silhouette = ombre, silhouette
autumn: autumn, fall, harvest = automne, récolte
spring: spring, blossom, bloom = printemps, floraison
summer: summer, holiday, heat = été, vacances, chaleur
winter: winter, frost = hiver, gel
planet: planet, earth, world, globe = planète, terre, monde, globe
space: space, galaxy, universe, cosmos, solar system = espace, galaxie, univers, cosmos, système solaire
"""

_WATER = """
water: water = eau
sea: sea, ocean = mer, océan
wave: wave, swell, surf = vague, houle, onde
river: river, stream, brook = rivière, fleuve, ruisseau
lake: lake, pond, pool = lac, étang, bassin
waterfall: waterfall, fountain, cascade = cascade, fontaine, chute d'eau
island: island, isle = île, îlot
beach: beach, sand, dune = plage, sable, dune
harbour: harbour, port, coast, shore = port, côte, rivage
boat: boat, ship, sailboat, submarine, gondola = bateau, navire, voilier, sous-marin, gondole
sail: sail, sailing = voile, navigation
drop: drop, tear, droplet = goutte, larme
ripple: ripple, ring, circles in water = remous, ronds dans l'eau, ondulation
fish: fish, shoal, stingray = poisson, banc de poissons, raie
whale: whale = baleine, cachalot
jellyfish: jellyfish, octopus, tentacles, squid = méduse, pieuvre, tentacules, calmar
shell: shell, seashell, clam, oyster = coquillage, coquille, palourde, huître
coral: coral, reef, seaweed = corail, récif, algue
mermaid: mermaid, siren = sirène
depth: depth, deep, diving, abyss = profondeur, plongée, abîme
"""

_LAND = """
mountain: mountain, peak, summit = montagne, sommet, pic
hill: hill, hills, valley = colline, vallée, butte
cave: cave, cavern, tunnel = grotte, caverne, tunnel
volcano: volcano, eruption, lava = volcan, éruption, lave
desert: desert, oasis, thirst = désert, oasis, soif
field: field, furrow, farm = champ, sillon, ferme
forest: forest, wood, jungle = forêt, bois, jungle
tree: tree, trees, stump = arbre, arbres, souche
root: root, roots, underground = racine, racines, sous terre
branch: branch, twig, antlers = branche, rameau, bois de cerf
leaf: leaf, leaves, foliage = feuille, feuilles, feuillage
flower: flower, petal, bouquet, sunflower, dandelion = fleur, pétale, bouquet, tournesol, pissenlit
seed: seed, sprout, seedling = graine, pousse, germe
garden: garden, park, grass = jardin, parc, herbe
mushroom: mushroom, toadstool = champignon
cactus: cactus, thorn, prickle = cactus, épine, piquant
stone: stone, rock, pebble = pierre, rocher, caillou
road: road, path, street, way = route, chemin, rue, voie
bridge: bridge, crossing = pont, passage, passerelle
crossroads: crossroads, fork, junction = carrefour, croisement, bifurcation
maze: maze, labyrinth = labyrinthe, dédale
"""

_ANIMALS = """
animal: animal, beast, creature, bear, giraffe, deer = animal, bête, créature, ours, girafe, cerf
bird: bird, birds, penguin, swan = oiseau, oiseaux, manchot, cygne
wing: wing, wings = aile, ailes
feather: feather, plume, quill = plume, plumage
egg: egg, fried egg = œuf, oeuf, œuf au plat
nest: nest, hatching = nid, couvée
butterfly: butterfly, moth = papillon, papillon de nuit
insect: insect, beetle, bee, ladybird, caterpillar = insecte, scarabée, abeille, coccinelle, chenille
spider: spider, web, cobweb = araignée, toile
snake: snake, serpent, worm = serpent, ver
snail: snail, slug = escargot, limace
turtle: turtle, tortoise = tortue
elephant: elephant, trunk = éléphant, trompe
cat: cat, kitten, tiger, lion = chat, chaton, tigre, lion
sheep: sheep, lamb, wool = mouton, agneau, laine
horse: horse, zebra, pony = cheval, zèbre, poney
peacock: peacock, rooster = paon, coq
bat: bat, vampire = chauve-souris, vampire
dragon: dragon, crocodile, dinosaur = dragon, crocodile, dinosaure
monster: monster, ghost, alien = monstre, fantôme, extraterrestre
shark: shark, fin = requin, aileron
"""

_PEOPLE = """
person: person, figure, human = personne, silhouette, humain
face: face, head, profile = visage, tête, profil
eye: eye, eyes = œil, oeil, yeux
hand: hand, fingers, palm = main, doigts, paume
foot: foot, feet, footprint, boot, shoe, slipper = pied, pieds, empreinte, botte, chaussure, pantoufle
heart: heart = cœur, coeur
brain: brain, mind, walnut = cerveau, esprit, noix
breath: breath, lungs, air = souffle, poumons, respiration, air
mouth: mouth, lips, kiss, tongue = bouche, lèvres, baiser, langue
smile: smile, laugh, grin = sourire, rire
tooth: tooth, teeth, fang = dent, dents, croc
hair: hair, curl, beard, moustache, braid = cheveux, boucle, barbe, moustache, tresse
bone: bone, spine, skeleton, ribs = os, colonne vertébrale, squelette, arête
body: body, nerves, blood = corps, nerfs, sang
child: child, baby, cradle = enfant, bébé, berceau
family: family, parents, mother = famille, parents, mère
king: king, queen, knight = roi, reine, chevalier
dancer: dancer, dance, ballet = danseuse, danse, ballet
acrobat: acrobat, circus, juggler = acrobate, cirque, jongleur
"""

_PLACES = """
house: house, home, roof = maison, foyer, toit
castle: castle, palace, fortress = château, palais, forteresse
tower: tower, skyscraper = tour, gratte-ciel
lighthouse: lighthouse, beacon = phare, balise
tent: tent, camp, teepee = tente, camp, tipi
city: city, town, skyline, village = ville, cité, village
door: door, gate, entrance, exit = porte, portail, entrée, sortie
window: window, pane = fenêtre, vitre, carreau
stairs: stairs, steps, staircase = escalier, marches
ladder: ladder, rungs = échelle, barreaux
fence: fence, barrier, railing = clôture, barrière, palissade
wall: wall, bricks = mur, briques
cage: cage, prison, bars = cage, prison, grille
church: church, temple, dome = église, temple, coupole
theatre: theatre, stage, curtain, show = théâtre, scène, rideau, spectacle
library: library, bookshelf, shelf = bibliothèque, étagère, rayon
"""

_THINGS = """
book: book, page, novel = livre, page, roman
letter: letter, writing, paper, message = lettre, écriture, papier, message
pencil: pencil, pen, drawing, paintbrush = crayon, stylo, dessin, pinceau
key: key = clé, clef
lock: lock, keyhole, padlock = serrure, cadenas, verrou
lamp: lamp, bulb, lantern, chandelier = lampe, ampoule, lanterne, lustre
candle: candle, wax = bougie, chandelle, cire
fire: fire, flame, match, torch = feu, flamme, allumette, torche
rope: rope, knot, lace = corde, nœud, lacet
chain: chain, links, necklace = chaîne, maillons, collier
thread: thread, needle, sewing, zip = fil, aiguille, couture, fermeture éclair
comb: comb, brush, rake = peigne, brosse, râteau
mirror: mirror, reflection = miroir, reflet
clock: clock, watch, pendulum = horloge, montre, pendule
hourglass: hourglass, sand timer = sablier
wheel: wheel, gear, cog = roue, engrenage, rouage
machine: machine, engine, factory, excavator, crane = machine, moteur, usine, pelleteuse, grue
umbrella: umbrella, parasol = parapluie, parasol, ombrelle
hat: hat, cap, lid = chapeau, casquette, couvercle
crown: crown, diadem = couronne, diadème
dress: dress, skirt, gown, cloak, tie, poncho = robe, jupe, cape, cravate, poncho
bag: bag, handbag, basket = sac, sac à main, panier
mask: mask, carnival, disguise = masque, carnaval, déguisement
fan: fan = éventail
bell: bell = cloche, clochette
flag: flag, banner, pennant = drapeau, bannière, fanion
instrument: instrument, violin, harp, drum, guitar = instrument, violon, harpe, tambour, guitare
piano: piano, keyboard, keys = piano, clavier, touches
record: record, vinyl, disc, gramophone = disque, vinyle, gramophone
cards: cards, playing cards, spade = cartes, cartes à jouer, pique
puzzle: puzzle, jigsaw, riddle, domino = puzzle, énigme, casse-tête, domino
toy: toy, swing, doll = jouet, balançoire, poupée
balloon: balloon, hot-air balloon, bubble = ballon, montgolfière, bulle
kite: kite, paper plane = cerf-volant, avion en papier
rocket: rocket, missile, spaceship = fusée, missile, vaisseau spatial
train: train, railway, rails, track = train, chemin de fer, rails, voie ferrée
parachute: parachute, landing = parachute, atterrissage
compass: compass, north, map = boussole, nord, carte
target: target, bullseye, aim = cible, but, viser
arrow: arrow, direction, bow = flèche, direction, arc
knife: knife, blade, sword = couteau, lame, épée
shield: shield, armour = bouclier, armure
jewel: jewel, diamond, gem, treasure = bijou, diamant, joyau, trésor
anchor: anchor, hook = ancre, crochet, hameçon
"""

_FOOD = """
food: food, meal, kitchen = nourriture, repas, cuisine
tea: tea, teapot, coffee = thé, théière, café
cup: cup, bowl, glass, vase = tasse, bol, verre, vase
bread: bread, loaf, pretzel = pain, miche, bretzel
cake: cake, birthday, sweet, lollipop, cupcake = gâteau, anniversaire, bonbon, sucette
fruit: fruit, pear, apple, melon, banana, cherry = fruit, poire, pomme, melon, banane, cerise
vegetable: vegetable, onion, corn, pumpkin, pea = légume, oignon, maïs, citrouille, petit pois
cheese: cheese, pizza = fromage, pizza
honey: honey, honeycomb, hive = miel, rayon de miel, ruche
noodles: noodles, spaghetti = nouilles, spaghettis
"""

_IDEAS = """
journey: journey, travel, trip, departure = voyage, trajet, départ
adventure: adventure, explore, discovery = aventure, exploration, découverte
secret: secret, hidden, hiding, mystery = secret, caché, cachette, mystère
danger: danger, threat, trap = danger, menace, piège
fear: fear, nightmare, scary = peur, cauchemar, effrayant
growth: growth, growing, rising = croissance, grandir, pousser
time: time, waiting, patience = temps, attente, patience
together: together, friends, crowd = ensemble, amis, foule
alone: alone, lonely, solitude = seul, solitude
different: different, odd one out, stranger = différent, intrus, étranger
order: order, row, line, rhythm = ordre, rangée, ligne, rythme
chaos: chaos, tangle, mess = chaos, fouillis, désordre
balance: balance, equilibrium, scales = équilibre, balance
falling: falling, fall, down = chute, tomber, descente
love: love, tenderness, couple = amour, tendresse, couple
dream: dream, imagination, fantasy = rêve, imagination, songe
sleep: sleep, rest, nap, bed = sommeil, repos, sieste, lit
memory: memory, past, old = mémoire, souvenir, passé
thought: thought, idea, thinking = pensée, idée, réflexion
magic: magic, spell, wizard = magie, sortilège, magicien
joy: joy, celebration, party, fireworks = joie, fête, bonheur, feu d'artifice
sadness: sadness, sorrow, crying = tristesse, chagrin, pleurs
calm: calm, peace, silence = calme, paix, silence
power: power, strength, energy = pouvoir, force, énergie
freedom: freedom, escape, flight, flying = liberté, évasion, envol, voler
search: search, lost, looking for = recherche, perdu, chercher
meeting: meeting, encounter, greeting = rencontre, rendez-vous, salut
separation: separation, border, apart, half = séparation, frontière, moitié
choice: choice, decision, doubt = choix, décision, doute
change: change, transformation = changement, transformation, métamorphose
double: double, twins, pair, symmetry = double, jumeaux, paire, symétrie
beginning: beginning, birth, start = début, naissance, commencement
end: end, death, farewell = fin, mort, adieu
hunger: hunger, swallow, bite = faim, avaler, morsure
cold: cold, frozen, shiver = froid, gelé, frisson
warmth: warmth, hot, burning = chaleur, chaud, brûlant
speed: speed, fast, race = vitesse, rapide, course
protection: protection, shelter, refuge = protection, abri, refuge
watching: watching, looking, gaze = regarder, regard, guetter
music: music, song, melody = musique, chanson, mélodie
sound: sound, voice, echo, noise = son, voix, écho, bruit
story: story, fairy tale, legend = histoire, conte, légende
giant: giant, huge, big = géant, énorme, grand
tiny: tiny, small, little = minuscule, petit
circle: circle, round, ring = cercle, rond, anneau
spiral: spiral, whirl, dizzy, corkscrew = spirale, tourbillon, vertige, tire-bouchon
stripes: stripes, lines = rayures, lignes, bandes
hope: hope, wish, luck = espoir, vœu, chance
work: work, effort, tool, iron = travail, effort, outil, fer à repasser
fragile: fragile, thin, delicate = fragile, fin, délicat
elegance: elegance, beauty, pride = élégance, beauté, fierté
infinity: infinity, endless, eternity = infini, sans fin, éternité
nature: nature, wild, life = nature, sauvage, vie
upside_down: upside down, reversed, inside out = à l'envers, renversé, tête en bas
"""


def _read(rows: str) -> dict[str, Words]:
    read = {}
    for line in rows.strip().splitlines():
        key, words = line.split(": ", 1)
        english, french = words.split(" = ")
        read[key] = Words(tuple(english.split(", ")), tuple(french.split(", ")))
    return read


CONCEPTS: dict[str, Words] = _read(
    "".join((_SKY, _WATER, _LAND, _ANIMALS, _PEOPLE, _PLACES, _THINGS, _FOOD, _IDEAS)).replace("\n\n", "\n")
)
