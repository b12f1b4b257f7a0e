/** Texts that pupils of the large class wrote under their map of home; some wait for review. */
type HandIn = {
  key: string;
  text: string;
  /** The teacher's review, if she has read it already. */
  review?: { outcome: 'accepted' | 'returned'; comment: string };
};

export const handIns: readonly HandIn[] = [
  {
    key: 'ojok',
    text: 'North of our door is the granary. A stranger would need the path that the cattle use, so I would add it.',
    review: { outcome: 'accepted', comment: 'A clear key. I like your granary.' },
  },
  {
    key: 'nambozo',
    text: 'I drew the school. North of the door of P7 stands the water tank. I would add the road to Mbale.',
    review: { outcome: 'accepted', comment: 'Good work. Your compass points the right way.' },
  },
  {
    key: 'naigaga',
    text: 'My map has our house, the kitchen and the garden of beans. I would add the well.',
    review: {
      outcome: 'returned',
      comment: 'What lies north of the door? Write that too, and hand it in again.',
    },
  },
  {
    key: 'kizza',
    text: 'It is our shop with the house behind it.',
    review: { outcome: 'returned', comment: 'A good start. The map still needs a key and a compass.' },
  },
  {
    key: 'babirye',
    text: 'The church lies north of our door, the market lies south. I would write how many steps it is to each.',
    review: { outcome: 'accepted', comment: 'Steps are a fine scale. Well done.' },
  },
  {
    key: 'natukunda',
    text: 'North of the door is the hill with the goats. I would add the school on the other side.',
  },
  {
    key: 'businge',
    text: 'My map is of our tea garden. The house is small, so I drew it red. North of the door is the dry rack. I would add the bridge.',
  },
  {
    key: 'tumwesigye',
    text: 'The banana garden lies north. For a stranger I would add where the dog sleeps.',
  },
  {
    key: 'candiru',
    text: 'North of our door are two mango trees. I would add the borehole, because all people know it.',
  },
  {
    key: 'muhindo',
    text: 'Behind the house, to the north, the mountain begins. I would add the river and the log over it.',
  },
  {
    key: 'akullu',
    text: 'I drew the school as a bird sees it. The flag is north of the door. I would add the football field.',
  },
  {
    key: 'masika',
    text: 'The coffee trees are north of the door and the latrine is east. I would add the names of the paths.',
  },
  {
    key: 'asio',
    text: 'North is the road to Soroti. I would add the petrol station, for one sees it from far.',
  },
  {
    key: 'longole',
    text: 'The cattle kraal lies north of our door. A stranger needs to know on which side its gate is.',
  },
  {
    key: 'mutesi',
    text: 'Our house stands near the lake. North is the landing site. I would add the house of the fish seller.',
  },
  { key: 'okiror', text: 'North of the door we have orange trees. I would add my grandmother’s house.' },
];
