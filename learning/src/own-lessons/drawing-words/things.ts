/**
 * Things and places of the drawing bank in the other three languages: the English word of a drawing's name, then Kiswahili, French
 * and Luganda. A teacher who looks for 'embe' finds the mango. A native speaker has not yet reviewed them.
 */
export const things = `
body|mwili|corps|mubiri
head|kichwa|tête|mutwe
brain|ubongo|cerveau|bwongo
eye|jicho|œil oeil|liiso
ear|sikio|oreille|kutu
nose|pua|nez|nnyindo
tooth|jino|dent|linnyo
teeth|meno|dents|mannyo
tongue|ulimi|langue|lulimi
hand|mkono|main|ngalo mukono
hands|mikono|mains|ngalo
foot|mguu|pied|kigere
leg|mguu|jambe|kugulu
heart|moyo|cœur coeur|mutima
lungs|mapafu|poumons|mawuggwe
stomach|tumbo|estomac|lubuto
kidneys|figo|reins|nsigo z'omubiri
bone|mfupa|os|ggumba
skeleton|kiunzi cha mifupa|squelette|magumba
muscle|msuli|muscle|kinywa
skin|ngozi|peau|lususu
school|shule|école|ssomero
classroom|darasa|classe|kibiina
chalkboard|ubao|tableau|lubaawo
chalk|chaki|craie|nnoni
desk|dawati|pupitre|ddeesiki
desks|madawati|pupitres|ddeesiki
book|kitabu|livre|kitabo
books|vitabu|livres|bitabo
bag|mkoba mfuko|sac|nsawo
pen|kalamu|stylo|kkalaamu
pencil|penseli|crayon|kkalaamu y'ebisiriiza
ruler|rula|règle|luula
rubber|kifutio|gomme|labba
scissors|mkasi|ciseaux|makansi
globe|tufe|globe|gulobbu
map|ramani|carte|mmaapu
flag|bendera|drapeau|bbendera
abacus|abaki|boulier|abakaasi
compass|dira|boussole|kkampasi
magnet|sumaku|aimant|magineeti
microscope|hadubini|microscope|mayikolosikoppu
thermometer|kipimajoto|thermomètre|kipima bbugumu
battery|betri|pile|bbaatule
bulb|balbu|ampoule|ttala
wire|waya|fil|waya
switch|swichi|interrupteur|swiki
solar|sola jua|solaire|sola
phone|simu|téléphone|ssimu
radio|redio|radio|leediyo
clock|saa|horloge|ssaawa
bell|kengele|cloche|kide
lamp|taa|lampe|ttaala
torch|tochi|torche|ttooki
candle|mshumaa|bougie|musubbaawa
lantern|kandili taa|lanterne|ttaala
money|pesa|argent|ssente nsimbi
coin|sarafu|pièce|kinusu
coins|sarafu|pièces|binusu
note|noti|billet|noti
shop|duka|magasin boutique|dduuka
market|soko|marché|katale
stall|kibanda|étal|mudaala
basket|kikapu|panier|kisero
field|shamba|champ|nnimiro
garden|bustani shamba|jardin|nnimiro nnusuli
home|nyumbani|maison|waka
house|nyumba|maison|nnyumba
hut|kibanda nyumba|case|kasiisira
huts|nyumba|cases|busiisira
kitchen|jiko|cuisine|ffumbiro
bedroom|chumba cha kulala|chambre|kisenge
room|chumba|pièce salle|kisenge
door|mlango|porte|luggi
bed|kitanda|lit|kitanda
chair|kiti|chaise|ntebe
stool|kigoda|tabouret|katebe
table|meza|table|mmeeza
mat|mkeka|natte|mukeeka
net|chandarua wavu|filet moustiquaire|katimba
pot|chungu sufuria|marmite pot|nsuwa ntamu
saucepan|sufuria|casserole|sseffuliya
pan|kikaango|poêle|ppaani
plate|sahani|assiette|ssowaani
cup|kikombe|tasse|kikopo
glass|glasi|verre|ggiraasi
spoon|kijiko|cuillère|kijiiko
fork|uma|fourchette|wuuma
knife|kisu|couteau|kambe
kettle|birika|bouilloire|bbinika
jerrycan|jerikeni dumu|bidon|kidomola
bucket|ndoo|seau|bbakiti baketi
basin|beseni|bassine|bbenseni
tap|bomba|robinet|ttaapu
borehole|kisima|forage puits|nnayikonto
water|maji|eau|mazzi
soap|sabuni|savon|ssabbuuni
toothbrush|mswaki|brosse à dents|bbulaasi y'amannyo
latrine|choo|latrine|kaabuyonjo
broom|ufagio|balai|lweyo
stove|jiko|fourneau réchaud|ssigiri
charcoal|makaa|charbon|manda
wood|kuni mbao|bois|nku
key|ufunguo|clé|kisumuluzo
mirror|kioo|miroir|ndabirwamu
umbrella|mwavuli|parapluie|manvuuli
hoe|jembe|houe|nkumbi
panga|panga|machette|kkijambiya ppanga
spade|sepetu|bêche|kitiiyo
rake|reki|râteau|leeki
axe|shoka|hache|mbazzi
hammer|nyundo|marteau|nnyondo
saw|msumeno|scie|musumeeno
sickle|mundu|faucille|kiwabyo
slasher|fyekeo|coupe-herbe|kisasalu
plough|plau jembe|charrue|nkumbi y'ente
rope|kamba|corde|muguwa
ladder|ngazi|échelle|ddaala
wheelbarrow|toroli|brouette|kagaali kiwirobbaalo
bicycle|baiskeli|vélo bicyclette|kagaali
boda|bodaboda pikipiki|moto boda|bbooda
car|gari|voiture|mmotoka
taxi|teksi|taxi|takisi
bus|basi|bus autobus|bbaasi
lorry|lori|camion|loole
tractor|trekta|tracteur|ttulakita
train|treni|train|ggaali y'omukka
boat|mashua|bateau|lyato
canoe|mtumbwi|pirogue|lyato
ferry|kivuko|bac ferry|kidyeri
aeroplane|ndege|avion|nnyonyi
ambulance|ambulensi|ambulance|ambyulensi
wheel|gurudumu|roue|nnamuziga
road|barabara|route|luguudo
street|mtaa|rue|luguudo
town|mji|ville|kibuga
village|kijiji|village|kyalo
church|kanisa|église|kkanisa ekereziya
mosque|msikiti|mosquée|muzikiti
clinic|zahanati kliniki|clinique dispensaire|ddwaliro kalwaliro
health|afya|santé|bulamu
library|maktaba|bibliothèque|tterekero ly'ebitabo
office|ofisi|bureau|woofiisi
hill|kilima|colline|kasozi
hills|vilima|collines|nsozi
mountains|milima|montagnes|nsozi
river|mto|rivière|mugga
lake|ziwa|lac|nnyanja
forest|msitu|forêt|kibira
wetland|kinamasi|marais|lutobazi
stone|jiwe|pierre|jjinja
stones|mawe|pierres|mayinja
sun|jua|soleil|njuba
moon|mwezi|lune|mwezi
stars|nyota|étoiles|mmunyeenye
cloud|wingu|nuage|kire
rain|mvua|pluie|nkuba
rainbow|upinde wa mvua|arc-en-ciel|musoke
wind|upepo|vent|mpewo
storm|dhoruba|tempête|kibuyaga
night|usiku|nuit|kiro
day|mchana siku|jour|lunaku
drum|ngoma|tambour|ŋŋoma
flute|filimbi|flûte|ndere
adungu|adungu|harpe adungu|adungu
endingidi|endingidi|fiddle endingidi|ndingidi
amadinda|marimba|xylophone|madinda
guitar|gitaa|guitare|ggita
ball|mpira|ballon balle|mupiira
football|mpira wa miguu|football|mupiira
box|sanduku|boîte|ssanduuko bbookisi
newspaper|gazeti|journal|mawulire
arrow|mshale|flèche|kasaale
dice|dadu|dé|ddaasi
bench|benchi|banc|ntebe mpanvu
bowl|bakuli|bol|bbakuli
scale|mizani|balance|minzaani
balance|mizani|balance|minzaani
mortar|kinu|mortier|kinu
sieve|chekecheke chujio|tamis|kasengejja
playground|uwanja|cour de récréation|kisaawe
workshop|karakana|atelier|kkolero
textbook|kitabu cha kiada|manuel|kitabo
notes|noti|billets|noti
horn|pembe baragumu|cor corne|ŋŋombe
thumb|kidole gumba|pouce|kinkumu
padlock|kufuli|cadenas|kkufulu
slate|kibao|ardoise|lubaawo
sharpener|kichongeo|taille-crayon|kasongozo
helicopter|helikopta|hélicoptère|nnamunkanga
savanna|savana|savane|lusenyi
screwdriver|bisibisi|tournevis|kizingulula
funnel|faneli|entonnoir|kafukirizo
brick|tofali|brique|ttofaali
`;
