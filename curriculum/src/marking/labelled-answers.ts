// Answers as pupils type them, labelled as an examiner would mark them: + is right, - is wrong. The labels
// were written before running the rule. If you disagree with a label, change it and say why in the commit.
export const labelledAnswers = `
u145-l2-c1 + Frame
u145-l2-c1 + the border.
u145-l2-c1 + The line around a map is called the frame.
u145-l2-c1 - flame
u145-l2-c1 - scale
u145-l4-c1 + KEY
u145-l4-c1 + the legand
u145-l4-c1 - title
u145-l4-c1 - keys and title
u145-q1-1 + a map
u145-q1-1 + It is a map
u145-q1-1 - photo
u145-q1-10c + It is the scale.
u145-q1-10c - scare
u145-q1-10c - the compass
u145-q2-2 + Scale.
u145-q2-2 - scales and north
u166-l3-c2 + Washes
u166-l3-c2 - wash
u166-l3-c2 - washs
u166-l3-c2 - washing
u166-l3-c2 - washed
u166-l4-s10 + opio is tall but ocen is short
u166-l4-s10 + Ocen is short but Opio is tall
u166-l4-s10 - Opio is tall, but Ocen are short.
u166-l4-s10 - Opio was tall, but Ocen is short.
u166-l4-s10 - Opio is tall but short.
u166-q1-2 + what
u166-q1-2 - Who
u166-q1-9 + Carries
u166-q1-9 - carrys
u166-q1-9 - caries
u166-q1-9 - carried
u166-q2-3 + Tall
u166-q2-3 - taller
u166-q2-4 + Chebet doesn’t shout at people
u166-q2-4 + chebet does not shout at people
u166-q2-4 - Chebet do not shout at people.
u166-q2-4 - Chebet does not shouted at people.
u166-q2-4 - Chebet doesnt shout at people.
u166-q2-4 - Chebet did not shout at people.
u166-q2-7 + Baluku sits near the door
u166-q2-7 - Baluku sit near the door
u166-q2-7 - Baluku is sit near the door.
u166-q2-7 - Baluku sits near door.
u196-l2-s10 + spors
u196-l2-s10 - sports
u196-l2-s10 - seeds
u196-l5-s4 + Mid-rib
u196-l5-s4 + The thick line in the middle of a leaf is called the midrib.
u196-l5-s4 - vein
u196-l6-c2 + observe
u196-l6-c2 - observes
u196-q1-1 + fruite
u196-q1-1 + Fruit.
u196-q1-1 - friut of flower
u196-q2-2 + lable
u196-q2-2 + a label
u196-q2-2 - title
u212-l1-c1 + North-East
u212-l1-c1 + north east.
u212-l1-c1 - north-west
u212-l5-s6 + south sudan
u212-l5-s6 + It is South Sudan.
u212-l5-s6 - Sudan
u212-l6-c1 + Landlocked
u212-l6-c1 + landloked
u212-l6-c1 - locked
u212-q1-3 + the equater
u212-q1-3 - Prime Meridian
u212-q2-2 + Mombassa
u212-q2-2 + The port is Mombasa
u212-q2-2 - Nairobi
u212-q2-10b + Mutukula.
u212-q2-10b - Malaba
u233-l1-s10 + Tyre
u233-l1-s10 - tire
u233-l2-c1 + Written
u233-l2-c1 - wrote
u233-l2-c1 - writen
u233-l3-c2 + The bell has just rung!
u233-l3-c2 + the bell has just rung
u233-l3-c2 - The bell has just rang.
u233-l3-c2 - The bell have just rung.
u233-l3-c2 - The bells has just rung.
u233-l3-c2 - Bell has just rung.
u233-l4-s10 + Better
u233-l4-s10 - best
u233-l5-c2 + Has
u233-l5-c2 - had
u233-q1-3 + expensiv
u233-q1-3 + Dear
u233-q1-3 - expense
u233-q1-8 - The mecanic has not come yet.
u233-q1-8 + The mechanic hasn't come yet
u233-q1-8 - The mechanic has not came yet.
u233-q1-8 - The mechanic have not come yet.
u233-q1-8 - The mechanics has not come yet.
u233-q2-5 + Have opened
u233-q2-5 - have open
u233-q2-5 - had opened
u233-q2-10a + wash the beans
u233-q2-10a - Washing the beans.
u233-q2-10a - Wash the bean.
u233-q2-10c + then boil them
u233-q2-10c - Then boil it.
u233-q2-10c - Then boils them.
u263-l2-s10 + watles
u263-l2-s10 + The red parts are the wattles.
u263-l2-s10 - comb
u263-l3-s6 + Shaft
u263-l3-s6 - shift
u263-l4-c1 + exotik
u263-l4-c1 + Exotic
u263-l4-c1 - local
u263-l6-c1 + Yolk
u263-l6-c1 - yoke
u263-q1-2 + It is the comb
u263-q1-2 - come
u263-q2-7 + protien
u263-q2-7 + Proteins
u263-q2-7 - starch
u263-q2-10c + the embryo
u263-q2-10c - the yolk
u279-l3-s11 + Capitalism
u279-l3-s11 + capitalisim
u279-l3-s11 - capitalist
u279-l4-c1 + in arusha
u279-l4-c1 + The presidents met in Arusha.
u279-l4-c1 - Dodoma
u279-l6-s11 + destiny
u279-l6-s11 - Destination
u279-q1-3 + lake victoria
u279-q1-3 + Lake Victorea
u279-q1-3 - Lake Albert
u279-q2-10c + customs unoin
u279-q2-10c - common market
u300-l1-s9 + Pedestrian
u300-l1-s9 - pedestrain
u300-l2-c2 + you should look right and left
u300-l2-c2 - You should looks right and left.
u300-l2-c2 - You should to look right and left.
u300-l2-s9 + Ought to
u300-l2-s9 - ought
u300-l4-s8 + as soon as the rain stopped the match began
u300-l4-s8 - As soon as the rain stopped, the match begin.
u300-l4-s8 - As soon as the rain stops, the match began.
u300-l4-s8 - As soon the rain stopped, the match began.
u300-l5-c1 + Unless it stops raining, we'll stay at home.
u300-l5-c1 - Unless it stops rainning, we shall stay at home.
u300-l5-c1 - Unless it stop raining, we shall stay at home.
u300-l5-c1 - Unless it stops rain, we shall stay at home.
u300-l5-s5 + Unless you wear a helmet, you may be hurt
u300-l5-s5 - Unless you wear a helmat, you may be hurt.
u300-l5-s5 - Unless you wears a helmet, you may be hurt.
u300-l5-s5 - Unless you wear helmet, you may be hurt.
u300-l6-s9 + cross the road carefully
u300-l6-s9 - Cross the road careful.
u300-q1-4 + As soon as the driver saw the cow he braked
u300-q1-4 - As soon as the driver see the cow, he braked.
u300-q1-4 - As soon as the driver saw the cow, she braked.
u300-q1-4 - As soon as the driver saw the cow, he brakes.
u300-q1-5 + unless she leaves now she will miss the train
u300-q1-5 - Unless she leave now, she will miss the train.
u300-q1-5 - Unless she leaves now, she would miss the train.
u300-q1-10c + We must wait.
u300-q1-10c - You must stops and wait.
u300-q2-7 - Speak to the conducter politely.
u300-q2-7 - Speak polite to the conductor.
u315-l1-c1 + Equivalent
u315-l1-c1 - equal
u315-q1-1 + univarsal
u315-q1-1 - empty
u330-l1-s10 + vertibrate
u330-l1-s10 + An animal that has a backbone is a vertebrate.
u330-l1-s10 - invertebrate
u330-l6-c1 + Gills
u330-l6-c1 - girls
u330-q1-1 + invertabrate
u330-q1-1 - vertebrate
u330-q1-2 + Scales cover the dry skin of a lizard.
u330-q1-2 - feathers
u330-q1-8b + It belongs to the reptiles.
u330-q1-8b - amphibians
u330-q2-2 + Birds
u330-q2-2 - beards
u330-q2-10a + the hipo
u330-q2-10a - the tilapia
u346-l3-c1 + tropic of capricon
u346-l3-c1 - Tropic of Cancer
u346-q1-2 + Greenwich meridan
u346-q1-2 - Equator
u346-q2-3 + Madagaskar
u346-q2-3 - Mauritius
u361-q2-2 + pentecost
u361-q2-2 - Easter
u361-q2-19c + in hospital
u361-q2-19c - to church
u367-l2-c2 + nakiru is going to learn to swim
u367-l2-c2 - Nakiru are going to learn swimming.
u367-l2-c2 - Nakiru is going to learnt swimming.
u367-l2-c2 - Nakiru is going learn swimming.
u367-l3-c2 + Shall we?
u367-l3-c2 - shall he
u367-l3-c2 - should we
u367-l3-s7 + Doesn't he
u367-l3-s7 - doesn't she
u367-l3-s7 - don't he
u367-l3-s7 - doesnt he
u367-l5-s8 + In order to sew well Asio practises every day
u367-l5-s8 - Asio practise every day in order to sew well.
u367-l5-s8 - Asio practises every day in order to sews well.
u367-l6-s8 + We're going to visit Lake Mutanda
u367-l6-s8 - We was going to visit Lake Mutanda.
u367-q1-4 - hasn't she
u367-q1-4 - haven't he
u367-q1-6 - Cherop walked fast so that she could reached home before dark.
u367-q1-9 + 2hrs 15mins
u367-q1-9 - 2 hours 45 mins
u367-q1-10a + Okiror gets up early in order to feed his hens.
u367-q1-10a - in order to feeds his hens
u367-q2-2 + Luggage
u367-q2-6 - Kato borrowed a lader in order to repair the roof.
u367-q2-6 - Kato borrowed a ladder in order to repairs the roof.
u367-r1-c2 - cannot they
u400-q1-2 + the zinc case
u400-q1-2 - carbon rod
u400-q2-3 + moter
u400-q2-3 - generator
u387-l1-c2 + The ratio is 3:8
u387-l1-c2 - 8 : 3
u408-l1-c1 + the cover of the bottle
u408-l1-c1 + crown cork
u408-l1-c1 - the bottle
u408-l2-c1 + a stapling machine
u408-l2-c1 + a pair of forceps
u408-l2-c1 - rod
u408-l2-c1 - claw hammer
u408-q1-1 + the pivot
u408-q1-1 - axle
u408-q1-10a + wheel-and-axle
u408-q1-10a - wheel
u408-q2-1 + force ratio
u408-q2-1 - velocity ratio
u408-q2-9a + moveable pulley
u408-q2-9a - movable
u408-q2-10a + It belongs to the first class.
u408-q2-10a - lever
`;
