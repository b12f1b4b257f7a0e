/**
 * The 2,048 words of the sign-in cards: short, plain, and such as a child in East Africa has seen or eaten.
 * Three of them are 33 bits. Cards that are printed stay printed, so words may be exchanged but their number may not.
 * The server draws from this list; it is never sent to a browser.
 */
export const cardWords: readonly string[] = `
  abacus acacia acorn acrobat active actor adapter adungu aerial africa air airbus airline airmail airport
  alarm album alley almond aloe amazing amber amused anchor angle animal ankle anklet answer ant antenna
  anthem anthill antler anvil apple apricot april apron arch archery area arena arm armband armour arrow
  artisan artist artwork arua arusha athlete atlas atom attic august aunt auntie author avenue avocado award
  baby back badge badger bag baker bakery baking balance balcony bale ballet balloon ballpen bamboo banana
  band bandage bandana bangle banjo banker banner baobab barber barcode barley barn barrel basil basin
  basket bath bathmat bathtub baton battery beam bean beanbag beanpod beaver bedding bedpost bedroom bedside
  bedtime bee beehive beeswax beetle bellows belt bench bhajia bicycle bike bird biryani biscuit bison
  blanket blend blender blind blink block bloom blossom blouse blue boat bobbin boda boiler bolster bone
  bongo bonnet book bookbag booklet border bottle boulder bounce bouncy bowl bowler bowtie box bracket braid
  brake branch brave bread breathe breeze breezy brick bridge bright bronze brook broom broth brother brow
  brown browser brush bubble bubbly bucket buckle buffalo buggy bugle build builder bulb bulbul bullock
  bumper bundle bunk bunny burger burrow bus bush bushel busia butter button buzzer cabbage cabin cabinet
  cable cactus calf camel camera camp camping campus canal candle candy canoe canopy canteen canvas canyon
  capital capsule captain caramel caravan carbon careful cargo carpark carpet carrot carry cart carton
  cartoon carve carving cascade cashew cashier cassava castle cat catcher catfish cattle cave cavern cedar
  ceiling celery cello cement centre century cereal chain chair chalk chapati chapter charger charm chart
  chat chatter cheek cheer cheery cheese cheetah chef cherry chess chick chicken chief child chilli chime
  chimney chin chips choir chop chorus cicada cinema circle circuit circus city civet clapper class claw
  clean cleaner clear clerk clever cliff climate climb clinic clip clipper cloak cloth cloud cloudy clove
  clover club coach coal coast cobbler cocoa coconut cocoon code coder coffee collar college colour colt
  column comb comet comic compass compost concert contest cook cooker cookie cooking copper copy coral corn
  corncob cornrow costume cottage cotton count counter country coupon courage cousin cow cowbell cowboy
  cowgirl cowhide cowpea cowrie cowshed crab cracker crackle cradle crane crate crater crawl crayon cream
  creamy creek creeper crew cricket crimson crumb crunchy crust crystal cube cuboid cuckoo cuddle cuddly cup
  cupcake cupful curious curl curly current cursor curtain curved cushion custard cutlery cutter cycling
  cyclist cyclone cymbal dad dahlia daisy dance dancer dancing date dawn daytime decimal deep deliver delta
  den denim dentist desert design desk desktop dessert dewdrop dhow diagram diamond diary dice diesel digger
  digging digit digital dimple dinner disc diver divide diving doctor dodoma dog dogfish doll dolphin domino
  door doormat doorway double dough dove dozen dragon drain drama draw drawer drawing dream dress dresser
  drill drink driver drizzle drop drum drummer dryer duck duiker dune dustbin duster dustpan dusty eager
  eagle ear earlobe early earring earth easel eastern easy ebony echo eclipse editor egg eggcup eight eighty
  eland elastic elbow elder elegant eleven email ember emerald energy engine enjoy entebbe equal equator
  eraser essay evening exam eye eyebrow eyelash eyelid face factory fairy falcon fall family fan fancy
  fanfare farm farmer farming fast father fawn feast feather feeder fence fern ferry fetch fibre fiddle
  fiddler field fifty fig figure film finch find finger finish firefly fireman first fish fisher fishing
  fishnet fitness flag flame flannel flask flat flavour fleece flight flipper float flock floor flower
  fluffy flute fly flyover foam foil fold folder folding follow foot forearm forest fork forty fossil four
  fox frame freckle free freezer fresh friday fridge friend frisbee fritter frog frost frosty fruit fudge
  fuel fungus funnel funny fur furrow future fuzzy galaxy gallery gallon gallop game garage garden garland
  garlic gateway gather gazelle gear gearbox gecko gem gentle giant gift giggle ginger giraffe girl give
  glacier glad glass glide glider glitter globe glossy glow glue goal goalie goggles golden golfer gomesi
  gong good goodbye goose gorge gosling gourd gown grade grain grammar granary grandad grandma grandpa
  granite granny grape graph grass grassy grater gravel gravity gravy great green greet grey grill grin
  grinder grocer grocery group grove guard guava guest guide guinea guitar gulu gumboot gumtree gym gymnast
  hair haircut hairdo hairpin half hallway hammer hammock hamster hand handbag handful handle handset handy
  hangar hanger happy harbour harmony harness harp harrow harvest hatbox hatch hawk hay heading headset
  heart hearth heat heater heavy hedge heel heifer height helmet help helper helpful helping hen hencoop
  herb herd herder heron hexagon hiccup high highway hike hill hillock hilltop hilly hinge hippo history
  hobby hockey hoe hoima hold holiday honest honey hoodie hoof hoopoe hopper hopping horizon horn hornet
  horse hose host hostel hot hotdog hotel hotpot hour house hug huge humid hundred hurdle hurry husk hyena
  ibis ice iceberg icicle icon idea igloo iguana impala index indigo inkpot inkwell insect invite iris iron
  island ivory ivy jackal jacket jade jaguar jam january jasmine javelin jeans jeep jelly jersey jet jewel
  jigsaw jingle jinja jogger join joining joke jolly journal journey joy joyful joyous juba judge jug juggle
  juggler juice juicer juicy july jumbo jump jumper jumping june jungle junior juniper kabale kachori kale
  kalimba kampala kanga kanzu karate kasese katogo kayak kazoo kebab keen keeper kennel kenya kernel ketchup
  kettle key keyhole keypad keyring khaki kick kickoff kid kigali kilo king kingdom kiosk kisumu kitbag
  kitchen kite kitenge kitten knee kneecap kneepad knit knob knock koala kob kudu label ladder ladle lady
  ladybug lagoon lakebed lamb landing lane lantern laptop lasagne laser latch lather lattice laugh laundry
  laurel lawyer layer lead leader leading leaflet leafy leap learn learner leather lecture leg legend
  legging lemon lemony lens lentil leopard lesson letter lettuce lever library lid light lilac lily lime
  linen lion lioness lira list listen litre little lively lizard loaf lobster lock locker locust lodge loop
  lorry lotion lotus lounge lovely lowland loyal lucky ludo luggage lullaby lumber lunch lung lychee machine
  magenta magic magnet mailbag mailbox mailman maize maker mall mammal manager mandazi mango mansion mantis
  maple maraca marble march marimba marker market marking maroon marrow marsh martin masaka mascot mask mat
  matatu maths matoke matron mayor maze mbale meadow meal measure medal medium meerkat meeting mellow melody
  melon memory menu mermaid merry message metal meteor metre midday middle mighty milk milking milkman milky
  miller millet million mimosa mince mincer miner mineral mingle minibus minnow mint minus minute mirror
  mitten mix mixer mobile modem modern mole mombasa monday money monsoon month moon moonlit mop morning
  moroto mortar mosaic moss motel moth mother motor motto mouse mud muffin mulch mural murram muscle museum
  music musical mustard mwanza mystery nail nairobi nap napkin narrow nature neat neck necktie nectar needle
  nephew netball netting nettle network new newborn niece night nile nimble ninety noodle noon north note
  notepad novel nugget number nurse nursery nut nutmeg nutty nylon oak oasis oatmeal oblong ocean octagon
  octave october octopus office officer oil oilseed okapi okra olive omelet omweso onion opal open opener
  orange orbit orchard orchid order oregano origami oryx ostrich otter outdoor outfit outing outline outside
  oval oven overall owl oxcart oyster package packing paddle paddock padlock page paint painter palace palm
  pancake panda panel panga panpipe panther pantry papaya paper paprika papyrus parade parcel parent park
  parrot parsley partner party passion pasta paste pastel pastry pasture pathway pattern paw pawpaw peach
  peachy peacock peahen peak peanut pearl peas pebble pedal peel peeler peg pelican pencil penguin penny
  pepper peppery perfect perfume pestle petal petrol phone photo pianist piano piccolo pickaxe picking
  pickle pickup picnic picture pie pier pigeon pigtail pilau pillar pillow pilot pinball pink pipe pirate
  pitch pitcher pith pixel pizza plait planet plank planner plant plaster plastic plate plateau platter play
  player playful playing playpen plaza pliers plot plough plug plum plumber plywood pocket pod poem point
  pole polish polite pollen pompom pond pony pool popcorn poplar poppy porch port porter posho postage
  postbag postbox poster posting postman potato potter pottery pouch pouring powder present pretty prince
  printer prize problem project promise proud proverb pudding puddle puffin pull pullet pulley pump pumpkin
  pupil puppet puppy purple purse push puzzle pyjamas pyramid quail quarry quarter quartz queen quelea quick
  quiet quill quilt quiz rabbit racing racket radar radio radish raffia raft rafter railing railway rain
  rainbow rainy raisin rake rally ram ramp ranch ranger rattle raven ravine reader reading ready recipe
  record red reef referee refresh reggae region relay remote repair report reptile rescue resort resting
  reward rhino rhyme rhythm ribbon rice riddle rider ridge riding ring ripple river roadmap roast roaster
  robe robin robot rock rockery rocky rodeo rolex roll roller rolling roof rooftop rooster rope rosebud
  rosette rosy rough round route router rowboat rowing royal rubber ruby rudder rugby rule ruler rumba run
  runner running runway rwanda saddle safari safe saffron sailor salad salmon salon salt salty salute samba
  samosa sample sandal sandbag sandbar sandbox sander sandpit sap sapling sardine satchel satin sauce saucer
  sausage savanna savings sawdust scanner scarf scarlet scenery scholar school science scoop scooter score
  scout scraper screen screw script scroll scrub seabed seagull seal seaport search seaside season seaweed
  second secret seed seedbed seesaw seller sensor sequin sesame seven seventh seventy sewing shadow shady
  shake shallot shamba shampoo shape sharing shark sharp shawl shed sheep sheet shelf shell shelter shimmer
  shine shingle shining shiny ship shirt shoe shoot shopper shore shovel shower shrimp shrub shutter shuttle
  sickbay sickle sidecar sieve signal silent silk silky silver simple simsim singer singing singlet sisal
  sister sixteen sixty skate skater skating sketch skewer skill skip skipper skirt sky skylark slate sleep
  sleepy sleeve slice slide slope small smart smile smiling smith smooth snack snail sneaker snorkel snout
  snow snowman snowy snuggle soap soccer socket soft soil solar solid solo song sorbet sorghum soroti
  sorting sound soup south sowing soya soybean spade spanner spark sparkle sparkly sparrow spatula speaker
  speed speedy spell sphere spice spicy spider spin spinach spinner spiral splash spoke sponge spool spoon
  sport spot spotted spotty spray sprayer spring sprint square squash squid stable stadium stage stairs
  stalk stall stamp staple stapler star starry station statue steady steam steamer stem step stereo stick
  sticker sticky stilt stir stitch stone stool storage stork storm story stove strap straw stream street
  stretch striker string stripe striped strong student studio study stump subject subsoil suburb sugar
  sugary suit sukuma sultana sum summer summit sunbeam sunbird sunday sundial sunhat sunlit sunny sunrise
  sunroof sunset super supper surf surfer surfing surgeon surname swallow swamp swan sweater sweeper sweet
  sweetie swift swim swimmer swing switch symbol syrup table tablet tackle tadpole tailor talent talking
  tango tank tanker tape target tassel taste tasting tasty taxi tea teabag teacake teach teacher teacup
  tealeaf teapot teatime teddy teeth tempo tennis tent term termite terrace thatch theatre theme thimble
  think thirsty thirty thistle thorn thread three thumb thunder thyme tiara ticket tide tie tiger tilapia
  timber timer tinfoil tinsel tiny tiptoe tissue title toad toaster toastie toasty today toddler toenail
  toffee toggle token tomato tonight tonne tool toolbox toolkit tooth topaz topic topping topsoil torch
  tornado tororo total tourist tower town toy track tractor trader trading traffic trail trailer trainer
  tram trapeze travel tray treat treetop trip triple tripod trolley trophy tropics trouser trout trowel true
  trumpet trunk tub tube tuesday tugboat tulip tumble tumbler tuna tunic tunnel turban turbine turkey
  turning turnip turtle tusk tutor twelfth twelve twenty twig twin twine twinkle twist typist ugali uganda
  umpire uncle unicorn uniform upland utensil vacuum valley van vanilla vapour vase vehicle velvet vendor
  veranda verse vessel vest vet victory video villa village vine vinegar violet violin vision visit visitor
  vitamin vivid voice volcano volume vowel wafer waffle wagon wagtail waiter wake walk walking walkway
  wallet walnut walrus waltz wander warbler warm warmer wash washer washing wasp water wavy wax weather
  weave weaver weaving web webcam website wedding weeding week weekday weekend weevil welcome welder well
  west wetland wharf wheat wheel whirl whisk whisker whisper whistle wick wildcat willow win wind window
  winner winter wire wisdom wise wizard wolf wonder wooden woollen woolly word worker working workman
  worktop world wrap wreath wrist write writer writing yacht yard year yeast yellow yodel yoghurt yolk youth
  yoyo yummy zebra zero zigzag zinnia zip zipper zoo zoom
`
  .trim()
  .split(/\s+/);
