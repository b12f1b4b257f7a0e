/**
 * Names, goods and currency of exercises for each country of the footer. Numbers never change with the place,
 * so a price is matched to goods that may cost it there: 2,500 is a kilogram of beans in Uganda and a bicycle
 * in South Africa.
 */
import type { Random } from '#practice/random.ts';

export type Thing = { readonly one: string; readonly many: string };

/** `small` is below 2,000, `middle` below 10,000, `large` below 100,000, `huge` above. */
export type PriceBand = 'small' | 'middle' | 'large' | 'huge';

export type Place = {
  readonly currency: string;
  readonly girls: readonly string[];
  readonly boys: readonly string[];
  readonly foods: readonly string[];
  readonly motorbike: string;
  readonly goods: Readonly<Record<PriceBand, readonly Thing[]>>;
};

const thing = (one: string, many = `${one}s`): Thing => ({ one, many });

export const uganda: Place = {
  currency: 'UGX',
  girls: [
    ...['Nakato', 'Nangobi', 'Nambozo', 'Chebet', 'Apolot', 'Athieno', 'Kyomugisha', 'Kemigisa', 'Masika'],
    ...['Uwimana', 'Akello', 'Candiru', 'Akumu', 'Nakiru', 'Aisha', 'Amoding', 'Biira', 'Nabwire'],
  ],
  boys: [
    ...['Wasswa', 'Isabirye', 'Wandera', 'Kiplimo', 'Okiror', 'Okoth', 'Mugisha', 'Businge', 'Baluku'],
    ...['Mutabazi', 'Ocen', 'Adriko', 'Onencan', 'Lokiru', 'Hamza', 'Tenywa', 'Muhindo', 'Opio'],
  ],
  foods: ['posho', 'rice', 'matooke', 'cassava', 'millet bread', 'beans', 'sweet potatoes', 'groundnuts'],
  motorbike: 'boda boda',
  goods: {
    small: [thing('mango', 'mangoes'), thing('pen'), thing('chapati'), thing('exercise book')],
    middle: [
      thing('kilogram of beans', 'kilograms of beans'),
      thing('kilogram of sugar', 'kilograms of sugar'),
      thing('notebook'),
      thing('pawpaw'),
    ],
    large: [
      thing('bunch of matooke', 'bunches of matooke'),
      thing('school bag'),
      thing('hen'),
      thing('jerrycan'),
    ],
    huge: [thing('goat'), thing('bicycle'), thing('sewing machine'), thing('solar lamp set')],
  },
};

const kenya: Place = {
  currency: 'KES',
  girls: ['Wanjiku', 'Achieng', 'Chebet', 'Mumbi', 'Halima', 'Nekesa', 'Kanini', 'Nasieku'],
  boys: ['Kamau', 'Otieno', 'Kiprop', 'Wekesa', 'Juma', 'Mutua', 'Hassan', 'Lemayian'],
  foods: ['ugali', 'rice', 'chapati', 'githeri', 'cassava', 'beans', 'sweet potatoes', 'groundnuts'],
  motorbike: 'boda boda',
  goods: {
    small: [thing('school bag'), thing('hen'), thing('jerrycan'), thing('dictionary', 'dictionaries')],
    middle: [thing('blanket'), thing('football'), thing('chair'), thing('sack of maize', 'sacks of maize')],
    large: [thing('goat'), thing('bicycle'), thing('sewing machine'), thing('water tank')],
    huge: [thing('dairy cow'), thing('motorcycle'), thing('fishing boat'), thing('solar pump')],
  },
};

const nigeria: Place = {
  currency: 'NGN',
  girls: ['Ngozi', 'Yetunde', 'Amina', 'Ebele', 'Folake', 'Hauwa', 'Ini', 'Adaeze'],
  boys: ['Chidi', 'Tunde', 'Musa', 'Emeka', 'Bayo', 'Sani', 'Efiong', 'Obinna'],
  foods: ['yam', 'rice', 'plantain', 'eba', 'cassava', 'beans', 'sweet potatoes', 'groundnuts'],
  motorbike: 'motorcycle',
  goods: {
    small: [thing('mango', 'mangoes'), thing('pen'), thing('bread roll'), thing('exercise book')],
    middle: [thing('tuber of yam', 'tubers of yam'), thing('notebook'), thing('pineapple'), thing('cup')],
    large: [thing('school bag'), thing('hen'), thing('blanket'), thing('bag of rice', 'bags of rice')],
    huge: [thing('goat'), thing('bicycle'), thing('sewing machine'), thing('generator')],
  },
};

const southAfrica: Place = {
  currency: 'ZAR',
  girls: ['Thandiwe', 'Naledi', 'Lerato', 'Zanele', 'Anika', 'Fatima', 'Rudzani', 'Nomsa'],
  boys: ['Sipho', 'Thabo', 'Kagiso', 'Mandla', 'Pieter', 'Yusuf', 'Tshepo', 'Lwazi'],
  foods: ['pap', 'rice', 'samp', 'bread', 'pumpkin', 'beans', 'sweet potatoes', 'groundnuts'],
  motorbike: 'motorbike',
  goods: {
    small: [thing('school bag'), thing('blanket'), thing('football'), thing('chair')],
    middle: [thing('bicycle'), thing('goat'), thing('table'), thing('water tank')],
    large: [thing('dairy cow'), thing('motorcycle'), thing('solar pump'), thing('computer')],
    huge: [thing('second-hand car'), thing('tractor'), thing('fishing boat'), thing('minibus', 'minibuses')],
  },
};

const ghana: Place = {
  currency: 'GHS',
  girls: ['Ama', 'Abena', 'Akosua', 'Adjoa', 'Esi', 'Rahinatu', 'Afua', 'Dela'],
  boys: ['Kwame', 'Kofi', 'Kwesi', 'Yaw', 'Kojo', 'Ibrahim', 'Kwabena', 'Edem'],
  foods: ['banku', 'rice', 'kenkey', 'fufu', 'plantain', 'beans', 'yam', 'groundnuts'],
  motorbike: 'motorbike',
  goods: {
    ...southAfrica.goods,
    small: [thing('school bag'), thing('hen'), thing('blanket'), thing('chair')],
  },
};

const places: ReadonlyMap<string, Place> = new Map([
  ['Uganda', uganda],
  ['Kenya', kenya],
  ['Nigeria', nigeria],
  ['South Africa', southAfrica],
  ['Ghana', ghana],
]);

/** The place of a country; Uganda for unknown ones. */
export const placeOf = (country: string | null): Place =>
  (country === null ? undefined : places.get(country)) ?? uganda;

export type Person = { readonly name: string; readonly they: 'she' | 'he'; readonly their: 'her' | 'his' };

/** Always one coin flip and one pick, so that every place draws the same numbers afterwards. */
export const somebody = (random: Random, place: Place): Person =>
  random.coin()
    ? { name: random.pick(place.girls), they: 'she', their: 'her' }
    : { name: random.pick(place.boys), they: 'he', their: 'his' };

/** Two people: a girl and a boy, in either order. */
export const twoPeople = (random: Random, place: Place): readonly [Person, Person] => {
  const girl: Person = { name: random.pick(place.girls), they: 'she', their: 'her' };
  const boy: Person = { name: random.pick(place.boys), they: 'he', their: 'his' };
  return random.coin() ? [girl, boy] : [boy, girl];
};

const bandOf = (price: number): PriceBand => {
  if (price < 2000) return 'small';
  if (price < 10_000) return 'middle';
  return price < 100_000 ? 'large' : 'huge';
};

export const goodFor = (random: Random, place: Place, price: number): Thing =>
  random.pick(place.goods[bandOf(price)]);
