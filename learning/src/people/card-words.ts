/**
 * The 2,048 words of the sign-in cards: words that children of P1 to P7 in Uganda know from home, school, the
 * garden and the road, and place names. Three of them are 33 bits. A printed card is a hash of its own words
 * and needs no list, so words may be replaced but their number may not change. Only the server uses this
 * list; it is never sent to a browser.
 */
export const cardWords: readonly string[] = `
  abacus above absent acacia acholi across action active actor add adding address adult adungu africa after
  agago again age ago agree air airline airport alarm albert album allow almost aloe alone along aloud
  already also always amazing among amuria amuru anchor angel angle animal ankle another answer ant anthem
  anthill any apac apart apple apply april apron arch area arm armband arrive arrow artist arua arusha ask
  askari asleep ateso athlete atlas attend august aunt auntie author avocado award baby back badge bag bake
  baker bakery baking balance balloon ballpen bamboo banana band bandage bangle banker banner baobab bar
  barber bark barn barrel basic basin basket bath bathe bathing baton battery beach bead beam bean beard
  beauty because become bed bedding bedroom bedside bedtime bee beef beehive beetle began begin behind being
  believe bell belong below belt bench bend beside best better between bhajia bible bicycle big bigger
  biggest bike bird biryani biscuit bishop bitter blanket blind blink block bloom blouse blow blue board
  boat boda body bogoya boil bone bongo book booklet border born borrow both bottle bottom bought bounce
  bouncy bow bowl box boy braid brain brake branch brave bravely bread break breath breathe breeze brick
  bridge bright bring broad broom brother brown brush bubble bucket buckle bud bududa buffalo bugiri buikwe
  build builder built bukedea bulb buliisa bull bun bundle burger bus bush busia busuti busy butcher butter
  button buvuma buy buyende cabbage cabin cable cafe calf call calm calmly came camel camera camp candle
  candy canoe canteen cap capital captain car card care careful caring carpet carrot carry cart cartoon
  cassava cat catch catfish cattle caught cause cave ceiling cement centre century chain chair chalk chance
  change chapati chapter charge charger charm chart chat cheap cheek cheer cheese cheetah chef chess chick
  chicken chief child chilli chin chips choice choir choose chop chorus chose church cinema circle city clan
  clap class claw clay clean cleaner cleanly clear clever cliff climate climb clinic clip clock close closed
  cloth clothes cloud cloudy club clue coach coal coast coat cocoa coconut code coffee coin cold collar
  college colour column comb come comma common compare compass compost cone congo contest cook cooker
  cooking cool copy corn corner correct cost cotton cough council count counter country courage court cousin
  cover cow cowshed crab cracker crane crate crawl crayon cream creamy create cricket crop cross crow crowd
  cube culture cup cupful curious curl curly current curtain curved cushion custom cut cycle cycling cyclist
  dad daddy daily dance dancer dancing dark data date dawn day daytime deal dear debate decide decimal deep
  defend degree deliver dentist desert design desk dew diary dice dig digger digging digit digital dinner
  dish diver divide diving doctor dodo dog doing dokolo doll done door doormat dot double dough dove down
  dozen drain drama draw drawer drawing drawn dream dress drill drink drive driver drop drum drummer dry
  duck during dustbin duster dustpan dusty duty each eagle ear early earring earth east eastern easy eat
  eating echo edge edges editor egg eight eighth eighty either elbow elder element eleven elgon else email
  empty end ending energy engine english enjoy enough entebbe enter equal equator eraser escape essay even
  evening event ever every exactly exam excuse expect explain extra eye eyebrow eyelash eyelid face fact
  factory fair fairly faith fall false family famous fan fancy far farm farmer farming fashion fast father
  feast feather feed feel feeling feet female fence ferry fetch fever few fewest field fifteen fifth fifty
  figure fill film final finally find fine finger finish fire firefly fireman first fish fisher fishing fit
  five flag flame flask flat flight float flock floor flour flow flower fluffy flute fly fold folder follow
  food foot forest forget forgive fork form forty forward found four fourth fox frame free freedom fresh
  friday fridge friend frog front fruit fry fuel full fun funny fur future game gap garage garden garlic
  gate gather gave gentle get getting giant gift giggle ginger giraffe girl give given giving glad gladly
  glass glasses globe glow glue goal goat god going gold golden gomba gomesi gone gonja good goodbye goods
  goose gourd gown grade grain gram grammar granary grand grandad grandma grandpa granny grape graph grass
  grassy graze great green greet grey grin ground group grow growing guard guava guess guest guide guitar
  gulu gumboot gym habit hail hair haircut hairdo hairpin half hallway hammer hand handbag handful handle
  handy hang hanger happen happily happy hard hardly hare harvest hat hatch hawk hay head heading heal
  health healthy heap hear heard heart heat heater heaven heavy heel height held hello helmet help helper
  helpful helping hen herb herd herder here hero hide high hill hilltop hilly hint hip hippo history hobby
  hoe hoima hold hole holiday holy home honest honesty honey hoof hop hope hopeful hopping horn horse hose
  host hot hotel hour house however hug huge human hundred hunt hurry husband hut hyena hygiene hymn ibanda
  ice idea iganga imam impala indeed index ink insect inside into invite iron island item itself jacket jam
  january jeans jersey jinja join joined joining joke journey joy joyful judge jug juice july jump jumping
  june jungle junior just kabaka kabale kaliro kalungu kampala kamuli kanungu kanzu kasese katakwi katogo
  kayunga keep keeper kenya kept kettle key kibaale kiboga kick kid kigali kilo kindly king kingdom kintu
  kiosk kisoro kitchen kite kitenge kitgum kitten knee kneel knew knit knitted knock knot know known kob
  kotido kraal kumi kwepena kyoga kyotera label ladder lady laid lake lamb lamp lamwo land lane lango
  lantern laptop large larger last latch late later laugh law lawyer lay layer lead leader leaf learn
  learner learnt least leather leave leaving left leg lemon lend length leopard less lesson let letter
  lettuce level lever library lid life lift light like lime limit line lion lioness lip lira list listen
  litre little live living lizard load loaf local lock locust long longer look looking loop lorry lotion
  loud loudly love lovely low lucky ludo luganda lugbara lunch lung lusoga luuka luweero luwombo lwengo
  machine made magic magnet main maize major make maker making male mammal man manage manager mandazi mango
  manure many map maracha marble march mark marker market marking maroon marry masaka masindi mask mason mat
  matatu match maths matoke matter maybe mayuge maze mbale mbarara meal mean meaning measure meat medal
  medium meet meeting melody melon member memory men mend menu message met metal metre midday middle milk
  milking milky miller millet million mind mine miner minibus mint minus minute mirror miss mist mityana mix
  mixer mobile moment monday money monitor month monthly moon mop mopping more morning moroto mortar mosque
  most mother motor mould mouse mouth move moyo mpigi mubende much muchomo mud mukene mukono mum mummy
  murram muscle museum music musical must nail nairobi nakati nambi name nap napkin narrow nation natural
  nature near neat neatly nebbi neck need needle nephew net netball network never new newly news next ngora
  nice niece night nile nine ninety ninth nobody noise none noon north nose note nothing notice noun now
  nsenene ntoroko number nun nurse nursery nut nwoya obey ocean october odd off offer office officer often
  oil old older omelet omweso once onion only onto open opinion orange order ostrich other outdoor outer
  outside oval oven over overall owl own owner oyam pace package packet packing pader padlock page paid
  paint painter pair palace palm pan pancake panga papaya paper papyrus parade parent parish park parrot
  part partner party pass passion past paste pastor pasture path pathway patient pattern paw pawpaw pay
  peace peak peanut peas pebble pedal peel peeler peg pen penalty pencil people pepper perfect perform
  perfume person pestle petal petrol phone photo phrase piano pick picking pickup picnic picture pie pigeon
  pilau pillow pilot pink pipe pitch pizza place plain plan plane planet plant plastic plate play player
  playful playing please plenty plot plough plug plum plumber plus pocket pod poem point pole police polish
  polite pollen pond pool popcorn popular port porter posho postbox poster postman pot potato potter poultry
  pour pouring powder power praise pray prayer prefect prepare present press pretty price priest prince
  print printer private prize problem produce project promise protect proud prove proverb public pull pulley
  pump pumpkin pupil puppet puppy pure purple purse push put puzzle quality quarter queen queue quick
  quickly quiet quite quiz quran rabbit radio railway rain rainbow rainy raise raising rakai rake ram ranger
  rather rattle reach read reader reading ready real really reason recall receive record red reduce referee
  refuse region regular relay remain remind remote remove repair repeat reply report reptile rescue respect
  rest resting return review reward rhino rhyme rhythm ribbon rice rich riddle ride rider riding right ring
  ripe rise river road robot rock rocky rolex roll roller rolling roof room rooster root rope rough round
  row royal rubber rugby rukiga rule ruler run runner running runyoro rwanda sack safari safe safely safety
  said sail salad sale salon salt salty same samosa sand sandal sandpit sardine sat sauce saucer sausage
  save saw say scale scarf scene school science score scorer scout screen search season seat second secret
  see seed seedbed seen select self sell seller send senior sense serere serve service set seven seventh
  seventy several sew sewing shade shadow shake shall shamba shape share shared sharing sharp sharpen shed
  sheep sheet sheikh shelf shell shelter shield shine shining shiny ship shirt shoe shoot shop short shorter
  shorts should shovel show showed shower sickbay side sieve sigiri sign signal silent silver similar simple
  simsim since sing singer singing single sironko sisal sister sit sitting six sixteen sixth sixty size
  skill skin skip skirt sky slate sleep sleepy sleeve slice slide slipper slow slowly small smaller smart
  smile smiling smoke smooth snack snail soap social society socks soda soft softly soil solar soldier solid
  solo solve someone son song soon sorghum soroti sorry sort sorting sound soup source south sow sowing soya
  soybean space spade speak speaker special speed spell spend spice spider spin spinach spoke spoken sponge
  spoon sport spot spotted spray spread spring sprout square stable stadium staff stage stairs stalk stall
  stamp stand star start state station stay steady steam stem step stew stick sticker still stir stitch
  stomach stone stood stool stop store storm story stove strange strap straw stream street stretch string
  stripe striped strong student studio study style subject subset succeed success such sudan sugar suggest
  suit sukuma sum summer sun sunbird sunday sunny sunrise sunset super supper supply support sure surface
  surgeon surname swahili swamp sweater sweep sweeper sweet sweetly swim swimmer swing switch symbol system
  table tablet tadpole tailor take taking talent talk talking tall taller tank tanker tap tape target task
  taste tasting tasty taxi tea teach teacher teacup team teapot teeth tell telling ten tennis tense tent
  tenth terego term termite test text thank thatch theatre thermos thing think third thirsty thirty thorn
  thought thread three through throw thumb thunder tick ticket tidy tie tied tiger tilapia timber time timer
  tiny tippy tissue title toad today toe toenail tomato tongue tonight took tool toolbox toolkit tooth top
  topic torch tororo total touch tourist toward towel tower town toy trace track tractor trade trader
  trading traffic trail train trainer travel tray treat tree tribe trip triple trophy trouser true trumpet
  trunk trust truth try tub tube tuesday tummy tunnel turkey turn turning turtle tusk twelfth twelve twenty
  twice twig twin twist two type tyre ugali uganda uncle under uniform union unit until upon upper use used
  useful using usual vaccine valley value van vehicle veranda verb verse very vest victory video view
  village visit visitor vitamin voice volcano volume vote vowel wait waiter wake wakiso walk walked walking
  wall wallet want warm warmer warn wash washed washer washing wasp watch water wave wax way wealth wear
  weather weave weaver weaving web website wedding weed weeding week weekday weekend weekly welcome welder
  well went west wet wetland wheat wheel when where while whisper whistle whole wide wife will willing win
  wind window winner wire wisdom wise wish within without woman wonder wood wooden word work worker working
  world worm worry worship worth wrap wrist write writer writing written wrote yam yard year yearly yellow
  yes yet yoghurt yolk young youth yumbe zebra zero zip zombo zoo zoom
`
  .trim()
  .split(/\s+/);
