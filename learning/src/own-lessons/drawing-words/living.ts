/**
 * Words of the drawing bank in the other three languages: the English word of a drawing's name, then Kiswahili, French
 * and Luganda. A teacher who looks for 'embe' finds the mango. A native speaker has not yet reviewed them.
 */
export const living = `
girl|msichana|fille|muwala
boy|mvulana|garçon|mulenzi
woman|mwanamke|femme|mukazi
man|mwanamume|homme|musajja
child|mtoto|enfant|mwana
baby|mtoto mchanga|bébé|muwere
toddler|mtoto mdogo|petit enfant|mwana muto
mother|mama|mère|maama
father|baba|père|taata
grandmother|bibi nyanya|grand-mère|jjajja omukyala
grandfather|babu|grand-père|jjajja omwami
teacher|mwalimu|enseignant maître|musomesa
doctor|daktari|médecin|musawo
nurse|muuguzi nesi|infirmière|nnansi
farmer|mkulima|agriculteur paysan|mulimi
trader|mfanyabiashara|commerçante|musuubuzi
fisher|mvuvi|pêcheur|muvubi
herder|mfugaji|berger|mulunzi
builder|mjenzi|maçon|muzimbi
mechanic|fundi makanika|mécanicien|makanika
tailor|fundi cherehani mshonaji|couturier tailleur|mutunzi
police|polisi|police|poliisi
pastor|mchungaji|pasteur|musumba
imam|imamu|imam|imaamu
leader|kiongozi|chef|mukulembeze
rider|mwendeshaji|conducteur|muvuzi
albinism|ualbino zeruzeru|albinisme|nnamagoye
wheelchair|kiti cha magurudumu|fauteuil roulant|kagaali k'abalema
crutches|magongo|béquilles|miggo
cane|fimbo|canne|muggo
uniform|sare|uniforme|yunifoomu
gomesi|gomesi|gomesi|gomesi
kanzu|kanzu|kanzu|kkanzu
hijab|hijabu|hijab|hijabu
carrying|kubeba|porter|kwetikka
cooking|kupika|cuisiner|kufumba
dancing|kucheza ngoma|danser|kuzina
drinking|kunywa|boire|kunywa
drumming|kupiga ngoma|tambouriner|kukuba ngoma
eating|kula|manger|kulya
greeting|kusalimia|saluer|kulamusa
planting|kupanda|planter|kusimba
pointing|kuonyesha|montrer|kusonga olunwe
raising|kuinua|lever|kuwanika
reading|kusoma|lire|kusoma
running|kukimbia|courir|kudduka
shopping|kununua|achats|kugula
sitting|kukaa|assis|kutuula
skipping|kuruka kamba|sauter à la corde|kubuuka muguwa
standing|kusimama|debout|kuyimirira
sweeping|kufagia|balayer|kwera
thinking|kufikiri|réfléchir penser|kulowooza
washing|kuosha kunawa|laver|kunaaba kwoza
watering|kumwagilia|arroser|kufukirira
waving|kupunga mkono|saluer de la main|kuwuuba
writing|kuandika|écrire|kuwandiika
brushing|kupiga mswaki|brosser|kusenya
kneeling|kupiga magoti|à genoux|kufukamira
winnowing|kupepeta|vanner|kuwewa
grinding|kusaga|moudre|kusa
ant|siafu chungu|fourmi|nkuyege nsanafu
bee|nyuki|abeille|njuki
beehive|mzinga|ruche|muzinga
buffalo|nyati|buffle|mbogo
butterfly|kipepeo|papillon|kiwojjolo
cat|paka|chat|kkapa
caterpillar|kiwavi|chenille|saanyi
cattle|ng'ombe|bétail|nte
chameleon|kinyonga|caméléon|nawolovu
chick|kifaranga|poussin|kakoko
chicken|kuku|poulet|nkoko
cock|jogoo|coq|sseggwanga
hen|kuku tembe|poule|nkoko nseera
cow|ng'ombe|vache|nte
ox|maksai ng'ombe|bœuf boeuf|nte
crane|korongo|grue|ŋŋaali
crocodile|mamba|crocodile|ggoonya
dog|mbwa|chien|mbwa
donkey|punda|âne|ndogoyi
duck|bata|canard|mbaata
eagle|tai|aigle|mpungu
earthworm|nyungunyungu|ver de terre|lusiriŋŋanyi
egg|yai|œuf oeuf|ggi
elephant|tembo ndovu|éléphant|njovu
fish|samaki|poisson|kyennyanja
tilapia|sato perege|tilapia|ngege
perch|sangara|perche|mputa
frog|chura|grenouille|kikere
tadpole|kiluwiluwi|têtard|nsambaggere kikere
giraffe|twiga|girafe|ntugga
goat|mbuzi|chèvre|mbuzi
gorilla|sokwe|gorille|ggoliira
grasshopper|panzi|sauterelle|nsenene
guinea|kanga|pintade|nkofu
hippo|kiboko|hippopotame|nvubu
housefly|nzi|mouche|nsowera
kob|swala kob|cobe|mpeewo
leopard|chui|léopard|ngo
lion|simba|lion|mpologoma
monkey|tumbili nyani|singe|nkima
mosquito|mbu|moustique|nsiri
owl|bundi|hibou|kiwuugulu
parrot|kasuku|perroquet|nkusu
pig|nguruwe|cochon porc|mbizzi
pigeon|njiwa|pigeon|jjiba
poultry|kuku|volaille|nkoko
rabbit|sungura|lapin|kamyu
rat|panya|rat|mmese
sheep|kondoo|mouton|ndiga
snail|konokono|escargot|kkovu
snake|nyoka|serpent|musota
spider|buibui|araignée|nnabbubi
termite|mchwa|termite|nkuyege
tortoise|kobe|tortue|nfudu
turkey|bata mzinga|dinde|ssekkokko
zebra|pundamilia|zèbre|ntulege
plant|mmea|plante|kimera
tree|mti|arbre|muti
acacia|mgunga|acacia|muti gw'amaggwa
mvule|mvule|iroko|muvule
papyrus|mafunjo|papyrus|kitoogo
grass|nyasi|herbe|muddo
flower|ua|fleur|kimuli
hibiscus|haibiskasi|hibiscus|kimuli
sunflower|alizeti|tournesol|kimuli
leaf|jani|feuille|kikoola
root|mzizi|racine|mulandira
branch|tawi|branche|ttabi
seed|mbegu|graine|nsigo
seedling|mche|jeune plant|kamera
fruit|tunda|fruit|kibala
mango|embe|mangue|muyembe
banana|ndizi|banane|ttooke menvu
matooke|matoke|matooke|matooke
jackfruit|fenesi|jaque|ffene
pawpaw|papai|papaye|paapaali
pineapple|nanasi|ananas|nnaanansi
orange|chungwa|orange|muchungwa
lemon|limau|citron|nniimu
avocado|parachichi|avocat|ovakkedo
guava|pera|goyave|mupeera
passion|pasheni|fruit de la passion|katunda
watermelon|tikiti maji|pastèque|wootameroni
maize|mahindi|maïs|kasooli
millet|ulezi|mil millet|bulo
sorghum|mtama|sorgho|muwemba
rice|mchele wali|riz|muceere
cassava|muhogo|manioc|muwogo
potato|kiazi|pomme de terre patate|lumonde
potatoes|viazi|pommes de terre|lumonde
beans|maharagwe|haricots|bijanjaalo
bean|haragwe|haricot|kijanjaalo
groundnut|karanga|arachide|kinyeebwa
groundnuts|karanga|arachides|binyeebwa
tomato|nyanya|tomate|nnyaanya
onion|kitunguu|oignon|katungulu
cabbage|kabichi|chou|mboga
carrot|karoti|carotte|kkaloti
pumpkin|boga|citrouille|nsujju
greens|mboga|légumes verts|nva
coffee|kahawa|café|mmwanyi
cotton|pamba|coton|ppamba
tea|chai|thé|caayi
sugar|sukari|sucre|ssukaali
salt|chumvi|sel|munnyo
milk|maziwa|lait|mata
honey|asali|miel|mubisi gw'enjuki
meat|nyama|viande|nnyama
bread|mkate|pain|mugaati
chapati|chapati|chapati|capati
mandazi|mandazi|beignet|mandaazi
samosa|sambusa|samoussa|sumbuusa
rolex|roleksi|rolex|roleekisi
porridge|uji|bouillie|bugi
posho|ugali posho|posho pâte de maïs|kawunga
food|chakula|nourriture|mmere
oil|mafuta|huile|butto
`;
