/**
 * Story problems for the four operations, with things, units and prices of Uganda today. Each answer is
 * computed from the story's own numbers, and no number exceeds what the class counts to.
 */
import { type Person, somebody, uganda } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { money, written } from '#practice/write.ts';

export const operations = ['add', 'subtract', 'multiply', 'divide'] as const;
export type Operation = (typeof operations)[number];
export const storyPlaces = ['market', 'farm', 'road'] as const;
export type StoryPlace = (typeof storyPlaces)[number];

export type UgandaStory = {
  readonly prompt: string;
  readonly answer: number;
  /** The answer with its unit: 'UGX 1,500', '24 mangoes'. */
  readonly answerText: string;
  readonly working: string;
};

/** Goods sold by the piece and their price ranges in shillings, as in `facts/prices.yaml`. */
export const goods = [
  { one: 'pen', many: 'pens', from: 300, to: 1000 },
  { one: 'exercise book', many: 'exercise books', from: 800, to: 2500 },
  { one: 'chapati', many: 'chapatis', from: 500, to: 1000 },
  { one: 'mango', many: 'mangoes', from: 200, to: 1000 },
  { one: 'rolex', many: 'rolexes', from: 1500, to: 3000 },
  { one: 'litre of milk', many: 'litres of milk', from: 1500, to: 2500 },
  { one: 'kilogram of sugar', many: 'kilograms of sugar', from: 3500, to: 6000 },
  { one: 'kilogram of beans', many: 'kilograms of beans', from: 3000, to: 6000 },
  { one: 'tray of eggs', many: 'trays of eggs', from: 10_000, to: 15_000 },
] as const;

type Size = {
  /** The largest number of a sum or of the money. */
  readonly most: number;
  readonly factor: number;
  /** The largest number of groups. */
  readonly groups: number;
  readonly pays: number;
};

/** By class: P2 counts to 200, P3 to 999, P4 to 10,000, P5 to 100,000, and so on. */
const sizes: Readonly<Record<string, Size>> = {
  '2': { most: 99, factor: 5, groups: 5, pays: 0 },
  '3': { most: 999, factor: 9, groups: 9, pays: 5000 },
  '4': { most: 9999, factor: 20, groups: 12, pays: 10_000 },
  '5': { most: 50_000, factor: 60, groups: 24, pays: 50_000 },
  '6': { most: 200_000, factor: 120, groups: 48, pays: 100_000 },
  '7': { most: 900_000, factor: 250, groups: 96, pays: 200_000 },
};

const priceOf = (random: Random, { from, to }: { from: number; to: number }): number =>
  random.int(Math.ceil(from / 100), Math.floor(to / 100)) * 100;

type Maker = (random: Random, size: Size, person: Person) => UgandaStory | null;

const story = (prompt: string, answer: number, answerText: string, working: string): UgandaStory => ({
  prompt,
  answer,
  answerText,
  working,
});
const inMoney = (prompt: string, answer: number, working: string): UgandaStory =>
  story(prompt, answer, money(answer, uganda), working);
const counted = (prompt: string, answer: number, of: string, working: string): UgandaStory =>
  story(prompt, answer, `${written(answer)} ${of}`, working);

/** A purchase within the amount that this class pays with. */
const bought = (random: Random, { pays }: Size, kinds: number) => {
  const chosen = random.some(goods, kinds).map((good) => ({ ...good, price: priceOf(random, good) }));
  const cost = chosen.reduce((sum, { price }) => sum + price, 0);
  return cost > pays ? null : { chosen, cost };
};

const notes = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000] as const;

const market: Readonly<Record<Operation, Maker>> = {
  add: (random, size, { name, they }) => {
    const found = bought(random, size, size.pays > 10_000 ? 3 : 2);
    if (found === null) return null;
    const { chosen, cost } = found;
    const list = chosen.map(({ one, price }) => `one ${one} for ${money(price, uganda)}`);
    const last = list[list.length - 1] ?? '';
    return inMoney(
      `${name} buys ${list.slice(0, -1).join(', ')} and ${last}. How much does ${they} pay?`,
      cost,
      `${chosen.map(({ price }) => written(price)).join(' + ')} = ${written(cost)}`,
    );
  },
  subtract: (random, size, { name, they }) => {
    const found = bought(random, size, size.pays > 5000 ? 2 : 1);
    if (found === null) return null;
    const { chosen, cost } = found;
    const paid = notes.find((note) => note > cost);
    if (paid === undefined || paid > size.pays) return null;
    const list = chosen.map(({ one, price }) => `one ${one} for ${money(price, uganda)}`).join(' and ');
    const sum =
      chosen.length === 1
        ? ''
        : `${chosen.map(({ price }) => written(price)).join(' + ')} = ${written(cost)}; `;
    return inMoney(
      `${name} buys ${list} and pays with ${money(paid, uganda)}. How much change does ${they} get?`,
      paid - cost,
      `${sum}${written(paid)} − ${written(cost)} = ${written(paid - cost)}`,
    );
  },
  multiply: (random, size, { name, they }) => {
    const good = random.pick(goods);
    const price = priceOf(random, good);
    const count = random.int(2, Math.min(size.factor, 60));
    if (price * count > size.pays) return null;
    return inMoney(
      `One ${good.one} costs ${money(price, uganda)}. ${name} buys ${count} ${good.many}. How much does ${they} pay?`,
      price * count,
      `${count} × ${written(price)} = ${written(price * count)}`,
    );
  },
  divide: (random, size, { name, they }) => {
    const good = random.pick(goods);
    const price = priceOf(random, good);
    const count = random.int(2, size.groups);
    if (price * count > size.pays) return null;
    return counted(
      `${name} has ${money(price * count, uganda)}. One ${good.one} costs ${money(price, uganda)}. How many ${good.many} can ${they} buy?`,
      count,
      good.many,
      `${written(price * count)} ÷ ${written(price)} = ${count}`,
    );
  },
};

const picked = ['mangoes', 'oranges', 'avocados', 'maize cobs', 'pineapples'] as const;
const planted = ['cabbages', 'coffee trees', 'tomato plants', 'banana plants'] as const;
const shared = [
  ['exercise books', 'classes', 'class'],
  ['pencils', 'groups', 'group'],
  ['mangoes', 'baskets', 'basket'],
  ['eggs', 'trays', 'tray'],
] as const;
/* A tray holds thirty eggs. */
const trayHolds = 30;

/** Two numbers whose sum is within the range of the class; neither is trivial. */
const twoParts = (random: Random, most: number): readonly [number, number] => {
  const all = random.int(Math.ceil(most / 3), most);
  const first = random.int(Math.ceil(all / 4), Math.floor((all * 3) / 4));
  return [first, all - first];
};

const mostPicked = 5000;
const farm: Readonly<Record<Operation, Maker>> = {
  add: (random, { most }, { name }) => {
    const [first, second] = twoParts(random, Math.min(most, mostPicked));
    const things = random.pick(picked);
    return counted(
      `${name}’s family picks ${written(first)} ${things} on Monday and ${written(second)} on Tuesday. How many ${things} do they pick on both days?`,
      first + second,
      things,
      `${written(first)} + ${written(second)} = ${written(first + second)}`,
    );
  },
  subtract: (random, { most }, { name }) => {
    const [sold, left] = twoParts(random, Math.min(most, mostPicked));
    const things = random.pick(picked);
    return counted(
      `${name}’s family has ${written(sold + left)} ${things}. They sell ${written(sold)} of them. How many ${things} are left?`,
      left,
      things,
      `${written(sold + left)} − ${written(sold)} = ${written(left)}`,
    );
  },
  multiply: (random, { most, factor }) => {
    const [rows, each] = [random.int(2, Math.min(factor, 60)), random.int(2, Math.min(factor, 80))];
    if (rows * each > most) return null;
    const things = random.pick(planted);
    return counted(
      `A garden has ${rows} rows with ${each} ${things} in each row. How many ${things} are in the garden?`,
      rows * each,
      things,
      `${rows} × ${each} = ${written(rows * each)}`,
    );
  },
  divide: (random, { most, groups, factor }) => {
    const [things, into, one] = random.pick(shared);
    const [count, each] = [random.int(2, groups), random.int(2, Math.min(factor, 60))];
    if (count * each > most || (one === 'tray' && each > trayHolds) || (one === 'class' && count > 14))
      return null;
    return counted(
      `${written(count * each)} ${things} are shared equally among ${count} ${into}. How many ${things} does each ${one} get?`,
      each,
      things,
      `${written(count * each)} ÷ ${count} = ${each}`,
    );
  },
};

/* Longer than any road in the country. */
const longestWay = 600;
const road: Readonly<Record<Operation, Maker>> = {
  add: (random, { most }) => {
    const [first, second] = twoParts(random, Math.min(most, longestWay));
    return counted(
      `A bus drives ${first} kilometres before lunch and ${second} kilometres after lunch. How far does it drive altogether?`,
      first + second,
      'kilometres',
      `${first} + ${second} = ${first + second}`,
    );
  },
  subtract: (random, { most }) => {
    const [driven, left] = twoParts(random, Math.min(most, longestWay));
    return counted(
      `A journey is ${driven + left} kilometres long. The bus has driven ${driven} kilometres. How far is it still to go?`,
      left,
      'kilometres',
      `${driven + left} − ${driven} = ${left}`,
    );
  },
  multiply: (random, { most, factor }) => {
    const [seats, vehicle] = random.pick([
      [14, 'taxi'],
      [67, 'bus'],
      [5, 'car'],
    ] as const);
    const trips = random.int(2, Math.min(factor, 30));
    if (seats * trips > most || seats > factor * 2) return null;
    return counted(
      `A ${vehicle} carries ${seats} passengers on each trip. It makes ${trips} trips, and every seat is taken. How many passengers does it carry?`,
      seats * trips,
      'passengers',
      `${trips} × ${seats} = ${written(seats * trips)}`,
    );
  },
  divide: (random, { most, groups, factor }) => {
    const [each, trips] = [random.int(3, Math.min(factor, 80)), random.int(2, groups)];
    if (each * trips > most) return null;
    return counted(
      `A lorry carries ${each} sacks of maize on each trip. It has to carry ${written(each * trips)} sacks. How many trips does it make?`,
      trips,
      'trips',
      `${written(each * trips)} ÷ ${each} = ${trips}`,
    );
  },
};

const makers: Readonly<Record<StoryPlace, Readonly<Record<Operation, Maker>>>> = { market, farm, road };

/** Null where the drawn numbers do not suit the class, or the class does not use money yet. */
export const makeUgandaStory = (
  grade: string,
  place: StoryPlace,
  operation: Operation,
  random: Random,
): UgandaStory | null => {
  const size = sizes[grade];
  return size === undefined ? null : makers[place][operation](random, size, somebody(random, uganda));
};
