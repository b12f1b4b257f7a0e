const listed: ReadonlySet<string> = new Set(
  `
absorb accept access action adapted adopted adsorb advice advise affect alimentary angel angle appeals appears arise
arose artery assess auction awake awoke bacon baker ballet balls bands banks bared barked barred bases bathe batten
battle beacon beads beaker beard beast beats became become bedding began begin begun bellow bells belly below belts
bench bends better bills bites bitter black bland blank bleeds blend blind blink block blooms board boarder boast
boats bolder bolts bones bonus boost boots border boring borrow bother bottle bowels bowls braces brake bread breath
breathe breed bring broad broke brood brooms brows browse budding bugle bulge bullet bulls bully bunch bunks burrow
buses bushes butter button bytes called calls calves canine cannon canon carat cards cared career cares caring
carrier carrot carry cartons cartoons carts carve cases casing casting casual causal causes cellos cells cereal
certain chair changing chanting charging charts chase cheating check chefs chick chiefs chips choir choose chops
chores chorus chose cites cities clans clapped claps clasp cleaning cleans cleanse clearing clever click cling
clipped clips clock cloth clothe clover clown clung coals coarse coast coats coils collages colleges colonel
colonies colonise command commend compete complement complete compliment concerts connection consents constrict
constriction construct construction contact contends contents contiguous continent continual continuous contract
contrast convection convention converts cools coping copying cords corps costing costs council counsel counties
countries course cracks crashed crate creak create creed creek crews cried crocks crops crowns crows crushed culled
cured cures curing currant current curry curse curtain curve cysts dairy dance daring dashes decade decay decent
decide decks decode decoy defective defend defuse depend derive descent desert dessert detective device devise diary
diffuse diner dinner dishes dissent distract district docks doing doubling doubting draft drags drank draught drawn
drift drink drips drive droops drops drought drove drown drugs drunk ducks dunce during dying earnings earrings
effect eighths eights either ejection election electrons elementary elicit eligible eminent emphasis emphasise
ensure envelop envelope eternal ether except excess exist exits expand expansive expend expensive expert export
extensive external faces faction faeces failed fails falling falls farce fares farmed farmer farming farms farther
faster fasts father feasts feather feels fellow ferry fester fever fiction field fiends filed files filing filled
filling fills filly finds fired fires firmer firms fists fiver fixes flames flash flats flaws fleas flees flesh
flick flies flight fling floats flock floor flour flows flush flying foils follow folly fooled force foretell
forgave forget forgive forgot formally formed former formerly forming forms forth foster fouled founded fourth foxes
fraction framed frames framing freed friction fried fright frying fuels fully funded funds furry further gander
gather gender gentile gentle glass gloss gloves glowing grains grand grass grater great greater greet grind grins
gross groves growing guests gusts hairs halls hanger happy harry hatch hated hating heading healing heals health
heard hearing hears hearth heated heating heels heirs hills hinder hints hippy hitch hoard hoarse hoping hopping
horse hoses houses hulls human humane hunger hunts hurray hurry illegible illicit imminent impart import insects
inspects insure intention invented invention inventor inverted invested investor irrigation irritation jelly jingle
jolly jungle kernel lacked lacking lacks ladder lakes lambs lamps landing lands lanes larva larvae lasted lasting
lasts later lateral lather latter launch laying leader leading leads leaked leaks leaning leans learning leased
leather leaves leeks lending lends lessen lesson letter levels lever licence license licks lightening lighting
lightning likelihood likes limbs limps lines linger listed listing lists literal litter lived livelihood liver lives
living loader loading loads loans loaves local locale locked locking locks longer longs looking loose loses losing
losses louder louse loved lover loves loving lumps lunch lungs lying mainly males manly mantle marching massage
masses master matching maths matter meaning means meats medal meddle median mediation medication meditation meets
mends mental menus meridian message messes metal meter metre mettle middle miles minds mines minuet minus minute
mislead misled misread missed misses mists misused moaning moans modal model molar moles moose moral morning mosses
moths mourning mouse mousse mouths moves movies moving mowing muddle mules multiples multiplies muscle mussel muster
musts mutter myths nation neither nether noise noose nothing noting notion nutrient nutriment overcame overcome
packed packet packing packs paint palace palate panting pants paper parch parish parity parson parts party pasture
patch patent patience patient patrol pauper peaks peasant pecked pecks pedal peddle peeks perch perfect perish
person persona personal personnel pester pests petals petrol picked picket picking picks piles pills pilots pinch
pined pinned pints pistil pistol pitch place plague plain plane planet planned planning plant plaque plate played
player playing pleas pleasant please plots poach pocket point poles polls ponds porch ports poster posts posture
pouch pounds practice practise prayed prayer praying precede prefect premise preposition preyed prices pride prime
primer principal principle printing prizes proceed profit projected projection projector projects promise prophet
proposition protect protection protector protest prude pulls pulse punch purse pursue quack quell quick quiet
quieter quill quite quote rabies radios radius rained rains raise rally ranging rates rather ratios reads really
reeds reference refuge refugee regarding reign reins relating relaxing repeated repented replay reply rested retort
reuse reverence rewarding rewrite rewrote ringing rings riots rises rising rites roads roast robbed robber robbing
robed roles roost roots roses rouse rubbed rubber rubbing rubies ruined ruins rules rungs rusted sacks sadden sailed
sails sales salve sample sanding sands saver saving saviour savour scalds scales scant scare scent scolds score
scrap scrape scrapped seams seating section seeding seedling seems seizes selling sells selves sending sends sepal
serial serves setting settling sever sewed sewing shack shaft shall shaped share shaved shaving shell shelves shift
shine shingle shipping ships shirt shock shone shoot shopping shops shore short shots shout shoved showed showing
shrank shred shrink shrunk shuts sickle signing signs silver simile simmer simple singing single sings sipping
sitting sizes skill skipping skull slapped slave sleeping sleight slight slipped slipping sliver sloping slopping
small smell smelting smile socks soiled soils soles solve songs sores sorts sowed sowing space spans spare speeding
spell spelt spending spice spike spill spilt spine spire split spoil spoilt spoke spool spore sport sprang spring
sprung spurt square squire stack staff stairs stale stall stamp stampede standing stank stare starring starting
starving state stationary stationery statue steal steaming steel steep stepped stepping steps stick stiff still
sting stink stirs stitched stitches stock stole stopped stopping stops store storey stories story straight strait
stranger strangest strap streaming stride strike string strip stripe stripped strive strode stroke strong stronger
strongest strove strung stuck stuff stump stung style suckle suction sudden summer super supper swearing sweat
sweater sweeping sweet sweeter swelling swing switched switches swung tacks taken tales tamed tames tanks tanned
taped tapes taping tapped tapping tasks tasted tastes tasting tears tenths tents tested testes testing testis tests
thank theme there these think thinning those though thread threat three threw throat through throw thyme ticks tiers
tiles tiling timed times tinned tinny tipped tired tires tiring toasted token tones tonnes topic topical tough track
trail traps tread treats trees trial trick tried tries trips tropic tropical trough truck tunes tusks typed types
tyres underline undermine unite untie urban urbane ureter vacation valley vector veils vertebra vertebrae vertical
vials vices victor vocation voices volley wages waist waiter waits walls wander wards warmed warming warned warning
washed washes washing watch water waves waving weakly weather weaver weaves weaving weekly wells whale whenever
wherever whether while whole wills wished wishes wishing witch withdraw withdrew wives woman women wonder words
wring write wrong wrote wrung
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
 * Words of primary school that one slip makes out of another ('planet' and 'plant', 'began' and 'begin'): who writes
 * one of them, or 'planets', wrote a word and no slip. Shorter ones than five letters are never forgiven.
 */
export const isRealWord = (word: string): boolean =>
  listed.has(word) || withoutEnding(word).some((base) => listed.has(base));
