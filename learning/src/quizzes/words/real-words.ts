const listed: ReadonlySet<string> = new Set(
  `
absorb accept access acid action adapted adaption adopted adoption adsorb advice advise affect alimentary angel angle
appeals appears arise arose artery aside assess auction awake awoke back bacon baganda baker ballet balls bands bank
banks banyoro bared bark barked barred bars base bases bathe batten battle beacon beads beaker bean beans bear beard
beast beats became become bedding beds been beens beer began begin begun bellow bells belly below belts bench bends
better bids bills birds bites bits bitter black bland blank bleeds blend blind blink block blooms board boarder boast
boats bolder bolts bone bones bonus boost boots border boring born borrow bother bottle bowels bowls braces brake
bread breath breathe breed bring broad broke brood brooms brows browse budding buganda bugle bulge bullet bulls bully
bunch bunk bunks bunyoro burrow buses bushes butter button bytes call called calls calves canine cannon canon carat
card cards care cared career cares caring carrier carrot carry cars cart cartons cartoons carts carve case cases
casing casting casual causal causes causing cellos cells cereal certain chair changing chanting charging chart charts
chase chat cheating check chefs chick chiefs chips choir choose chops chores chorus chose cites cities clans clapped
claps clasp cleaning cleans cleanse clearing clever click cling clipped clips clock cloth clothe clover clown clung
coals coarse coast coats code coils collages colleges colonel colonies colonise comb come command commend compares
compass compete complement complete compliment concerts connection consents constrict constriction construct
construction contact contained containing contends contents contiguous continent continual continued continues
continuing continuous contract contrast convection convention converts cools coping copying cord cords corps costing
costs council counsel counties countries course cracks crashed crate creak create creed creek crews cried crocks crops
crowns crows crushed culled cured cures curing currant current curry curse curtain curve cysts dairy dakar dance
daring darker dashes dead dear decade decay decent decide decks decode decoy deed deer defective defend defuse depend
derive descent desert dessert detective deviation device devise devotion diary died diffuse diffusion diner dinner
dishes dissent distract district docks does doing dose doubling doubting draft drags drank draught drawn drift drink
drips drive droops drops drought drove drown drugs drunk duck ducks duke dunce during dying earnings earrings effect
eighths eights either ejection election electrons elementary elicit eligible eminent emphasis emphasise ensure envelop
envelope eternal ether evaluation evolution except excerpt excess exist exits expand expansive expend expensive expert
export extensive external face faces faction faeces failed fails fair falling falls false fame farce fare fares farm
farmed farmer farming farms farther faster fasts father feasts feather feel feels fees feet fell fellow fence ferns
ferry fester fever fiction field fiends file filed files filing fill filled filling fills filly finders finds fired
fires firmer firms first fist fists fiver fixes flames flash flats flaws fleas flees flesh flick flies flight fling
floats flock floor flour flower flows flush flying foils follow folly fooled force foretell forgave forget forgive
forgot formally formed former formerly forming forms forth foster fouled founded founders fourth foxes fraction framed
frames framing freed friction fried fright frying fuels fully funded funds furry further gander garden gather gender
gentile gentle gill gills girl girls glass gloss gloves glowing grace grains grand grass grater great greater greet
grind grins gross groves growing guardian guests gusts hair hairs halls hanger happy harder hare harry hatch hated
hating heading healing heals health heard hearing hears hearth heated heating heels heirs hence hens herder hills
hinder hints hippy historic hitch hoard hoarse hole hoping hopping horse hoses hours house houses hulls human humane
hunger hunts hurray hurry hurts huts hysteric illegible illicit imminent impart import insects inspects insure
intention invented invention inventor inverted invested investor irrigation irritation jelly jingle jolly jungle
kernel lack lacked lacking lacks ladder lake lakes lambs lamps landing lands lanes langi lango larva larvae lasted
lasting lasts later lateral lather latter launch laying leader leading leads leaked leaks leaning leans learning lease
leased leather leaves leeks lending lends lessen lesson letter levels lever licence license lick licks lies lightening
lighting lightning like likelihood likes limbs limps lines linger listed listing lists literal litter lived livelihood
liver lives living loader loading loads loans loaves local locale locked locking locks longer longs looking loose lose
loses losing loss losses louder louse loved lover loves loving lumps lunch lungs lying main mainly maintain maintained
make makes making male males mall manly mantle marching mark marking marks massage masses master matching maths matter
meaning means meat meats medal meddle median mediation medication meditation meet meets mends mental mention mentioned
menus meridian message messes metal meter metre mettle mice middle mile miles mill mills minds mines minuet minus
minute mislead misled misread miss missed misses mists misused moaning moans modal model molar moles moose moral
morning mortar moses mosses moths motor mountain mourning mouse mousse mouths moves movies moving mowing muddle mules
multiples multiplies muscle mussel muster musts mutter myths nation neither nether noise noose nothing noting notion
nutrient nutriment once ones overcame overcome pace paces pack packed packet packing packs paint pair palace palate
panting pants papa paper parameter parch parish parity park parks parson parts party pass passes past paste pasture
patch patent patience patient patrol pauper peace peaks pear peasant pecked pecks pedal peddle peeks peer perch
perfect perimeter perish person persona personal personnel pester pests petals petrol picked picket picking picks pics
piece piles pills pilots pinch pined pinned pints pistil pistol pitch place plague plain plan plane planet planned
planning plant plaque plate played player playing pleas pleasant please plots poach pocket point poles polls ponds
poor porch ports poster posts posture pots pouch pounds pour practice practise prayed prayer praying precede prefect
premise preposition prescribe preyed price prices pride prime primer principal principle printing prize prizes proceed
profit projected projection projector projects promise prophet proposition proscribe protect protection protector
protest prude pulls pulse punch purse pursue quack quell quick quiet quieter quill quite quote rabies radios radius
rained rains raise rally rang range ranging rates rather ratios rats read reads realized really reed reeds reference
refuge refugee regarding reign reins relating relaxing released repeated repented replay reply rested retort reuse
revelation reverence revolution rewarding rewrite rewrote rice ringing rings riots rise rises rising rites road roads
roast robbed robber robbing robed rode role roles roll rolls roost roots rose roses rouse rubbed rubber rubbing rubies
ruined ruins rules rungs rusted sack sacks sadden sail sailed sails sake sale sales salve sample sanding sands saver
saving saviour savour scalds scales scant scare scenes scent scolds score scrap scrape scrapped seams seas seasons
seating section seeding seedling seems sees seizes selling sells selves sending sends sense sepal serial serves
sessions setting settling sever sewed sewing shack shaft shall shape shaped share sharp shaved shaving shell shelves
shift shine shingle shipping ships shirt shock shoe shone shoot shopping shops shore short shot shots shout shoved
showed showing shrank shred shrink shrunk shuts sickle signing signs silver simile simmer simple singing single sings
sipping sites sits sitting sizes skill skipping skull slapped slave sleeping sleight slight slipped slipping sliver
sloping slopping small smell smelting smile soar socks soiled soils soles solve songs sore sores sorts sour sowed
sowing space spans spare speeding spell spelt spending spice spike spill spilt spine spire split spoil spoilt spoke
spool spore sport spot sprang spring sprung spurt square squire stack staff stairs stale stall stamp stampede standing
stank stare starring start starting starts starving state states stationary stationery statue steal steaming steel
steep stepped stepping steps stick stiff still sting stink stirs stitched stitches stock stole stopped stopping stops
store storey stories story straight strait stranger strangest strap streaming stride strike string strip stripe
stripped strive strode stroke strong stronger strongest strove strung stuck stuff stump stung style suckle suction
sudden suit suite summer super supper supports swearing sweat sweater sweeping sweet sweeter swelling swing switched
switches swung tacks tail taken tale tales tall tamed tames tanks tanned taped tapes taping tapped tapping tasks
tasted tastes tasting teaching tears tens tense tenths tents tested testes testing testis tests thank them theme there
these think thinning those though thread threat three threw throat through throw thyme ticks tiers tiles tiling timed
times tinned tinny tipped tired tires tiring toasted toes token tone tones tonnes tons topic topical torn toss
touching tough track trail traps tread treats trees trial trick tried tries trips tropic tropical trough truck tune
tunes turn tusks typed types tyres underline undermine unite untie urban urbane ureter vacation valley vector veils
vertebra vertebrae vertical vials vices victor vocation voices volley wages waist wait waiter waits wall walls wander
wards warmed warming warned warning washed washes washing watch water watt waves waving weak weakly weather weaver
weaves weaving week weekly weight wells were whale what whenever where wherever whether while whole whom whose will
wills wires wise wished wishes wishing witch withdraw withdrew wives woman women wonder words worm worse wring write
wrong wrote wrung yoke yolk york
`
    .trim()
    .split(/\s+/u),
);

const withoutEnding = (word: string): readonly string[] =>
  ['s', 'es', 'd', 'ed', 'ing'].flatMap((ending) => {
    if (!word.endsWith(ending)) return [];
    const base = word.slice(0, -ending.length);
    return [base, `${base}e`];
  });

/**
 * Words of primary school that differ from another one by a single slip ('planet' and 'plant', 'began' and 'begin').
 * A learner who writes one of them, or 'planets', made no slip. Slips in words of fewer than four letters are never
 * accepted.
 */
export const isRealWord = (word: string): boolean =>
  listed.has(word) || withoutEnding(word).some((base) => listed.has(base));
