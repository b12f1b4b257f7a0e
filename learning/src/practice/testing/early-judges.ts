/**
 * Checks early sets, plans and paces by a second method: a dictionary of things, and step-by-step walks over
 * plans.
 */
import type { Shown } from '#lessons/shown.ts';
import { type Judge, numbersIn } from '#practice/testing/reading.ts';

const lookUp = (lines: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    lines.map((line) => {
      const [name = '', words = ''] = line.split(': ');
      return [name, words.split(', ')];
    }),
  );

/** Things by kind, as in a picture dictionary. */
const kinds = lookUp([
  'fruits: mango, orange, banana, pawpaw, pineapple, guava, jackfruit, lemon',
  'birds: hen, duck, turkey, dove, crow, parrot, owl',
  'insects: ant, bee, fly, butterfly, grasshopper, mosquito',
  'animals: goat, cow, rabbit, dog, sheep, hen, duck, butterfly, bat',
  'things to write with: pen, pencil, crayon, piece of chalk, chalk',
  'clothes: shirt, dress, skirt, sweater, sock, gomesi',
  'clothes that we wear: shirt, dress, skirt, sweater',
  'tools for digging and cutting: hoe, panga, spade, slasher',
  'farm tools: hoe, panga, rake, slasher, spade, axe',
  'kitchen utensils: pot, plate, saucepan, spoon, kettle, mug',
  'school things: pen, pencil, ruler, chalk, exercise book, rubber, book',
  'vehicles: bus, lorry, bicycle, tractor, taxi, ambulance',
  'musical instruments: drum, flute, adungu, shaker, xylophone, horn',
  'body parts: hand, knee, ear, nose, elbow, toe',
  'four-legged animals: cow, goat, sheep, pig, donkey, rabbit, dog, cat',
  'animals people keep: goat, cow, hen, duck, dog, cat',
  'animals with four legs: goat, cow, dog, cat, frog',
  'animals with feathers: hen, duck, crow',
  'round things: orange, drum',
  'long things: banana, pen, ruler',
  'things to read: book',
  'things that hold water: pot, cup, jerrycan',
  'things with a lid: pot, jerrycan',
  'things to cook in: pot',
  'things we wear: shirt, cap, shoe',
  'things for the head: cap',
  'things for the feet: shoe',
  'things that carry people: bus, bicycle, boat',
  'things with wheels: bus, bicycle',
  'things on water: boat',
  'food we grow: maize, beans, millet',
  'red things: beans',
  'tall plants: maize, millet',
  'things that make music: drum, flute, bell',
  'things we beat: drum, bell',
  'things we blow: flute',
  'tools: hoe, panga, rake',
  'things that cut: panga',
  'things with teeth: rake',
  'animals that swim: duck, fish, frog',
  'animals with wings: duck, crow, bee, butterfly',
  'animals that fly: bee, crow, butterfly',
  'parts of the head: eye, ear, nose',
  'parts we see with: eye',
  'parts we hear with: ear',
]);

const isOne = (thing: string, kind: string): boolean =>
  kinds[kind]?.includes(thing.replace(/^an? /u, '')) ?? false;

const groupsIn = (show: Shown | undefined) => (show?.kind === 'counters' ? show.groups : []);

/** Counts the things of a labelled group one by one. */
const inGroup = (show: Shown | undefined, label: string): number =>
  '|'.repeat(groupsIn(show).find((group) => group.label === label)?.count ?? 99).length;

const set: Judge = (prompt, candidate, show) => {
  const [, belongs] = /makes a set of (.+)\. What belongs/u.exec(prompt) ?? [];
  if (belongs !== undefined) return isOne(candidate, belongs);
  const [, asked] = /members does set (\w) have/u.exec(prompt) ?? [];
  if (asked !== undefined) return inGroup(show, asked) === Number(candidate);
  const [, seen, kind = ''] =
    /these words: (.+)\. How many members does the set of (.+) have/u.exec(prompt) ?? [];
  if (seen !== undefined)
    return seen.split(', ').filter((thing) => isOne(thing, kind)).length === Number(candidate);
  const [, named] = /has a set: (.+)\. Which name/u.exec(prompt) ?? [];
  if (named !== undefined) return named.split(', ').every((thing) => isOne(thing, candidate));
  const [one, other] = [...prompt.matchAll(/has (\d+) ([a-z ]+)\./gu)].map(([, count, things]) => ({
    count: Number(count),
    things: `the set of ${things}`,
  }));
  if (one === undefined || other === undefined || one.count === other.count) return false;
  const more = one.count > other.count ? one : other;
  return candidate === (prompt.includes('has more') ? more : more === one ? other : one).things;
};

const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** Things that do not exist. */
const unreal =
  /six legs|with teeth|with wings|lay eggs|that talk|read books|that sing|eat grass|walk to school|40 days|nine days|300 years|begin with Z/u;

const smallSet: Judge = (prompt, candidate, show) => {
  if (prompt.includes('What belongs')) return set(prompt, candidate);
  if (prompt.startsWith('Look at')) return inGroup(show, candidate.replace('the ', '')) === 0;
  if (prompt.startsWith('Here is')) return groupsIn(show)[0]?.count === Number(candidate);
  if (prompt.startsWith('Count')) {
    const inside = prompt.slice(prompt.indexOf('{') + 1, prompt.indexOf('}'));
    return inside.split(',').length === Number(candidate);
  }
  const [, letter] = /days of the week .+ begin with ([A-Z])\./u.exec(prompt) ?? [];
  if (letter !== undefined)
    return days.filter((day) => day.charAt(0) === letter).length === Number(candidate);
  return unreal.test(candidate);
};

/** Row and column of each place on a plan. */
const placesIn = (show: Shown | undefined) =>
  new Map<string, { readonly down: number; readonly along: number }>(
    (show?.kind === 'table' ? show.rows : []).flatMap((row, down) =>
      row.map((name, along) => [`the ${name}`, { down, along }] as const),
    ),
  );

const arrows: Readonly<Record<string, string>> = {
  '-1 0': 'north',
  '1 0': 'south',
  '0 1': 'east',
  '0 -1': 'west',
};

/** Compass bearings in degrees, as a map reader has them. */
const bearings: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };

const compass: Judge = (prompt, candidate, show) => {
  const places = placesIn(show);
  const there = places.get(candidate);
  const [, beside] = /What is (\w+) of the school/u.exec(prompt) ?? [];
  if (beside !== undefined)
    return there !== undefined && arrows[`${there.down - 1} ${there.along - 1}`] === beside;
  const [, start = '', first, second] =
    /starts at (the .+?)\. .* place (\w+) and then one place (\w+)\./u.exec(prompt) ?? [];
  if (first !== undefined) {
    const from = places.get(start);
    if (from === undefined || there === undefined) return false;
    const [down, along] = [there.down - from.down, there.along - from.along];
    return arrows[`${down} 0`] === first && arrows[`0 ${along}`] === second;
  }
  const [, told = ''] = /(?:walks|looks|faces) (\w+)/u.exec(prompt) ?? [];
  const faced = prompt.includes('rising sun') ? 'east' : prompt.includes('setting sun') ? 'west' : told;
  const turn = prompt.includes('right arm') ? 90 : prompt.includes('left arm') ? 270 : 180;
  return ((bearings[faced] ?? 0) + turn) % 360 === bearings[candidate];
};

const paces: Judge = (prompt, candidate, show) => {
  if (prompt.startsWith('Each jump'))
    return show?.kind === 'number-line' && show.jumps?.length === Number(candidate);
  const given = numbersIn(prompt);
  if (prompt.includes('How many paces longer')) {
    let [left, more] = [given[1] ?? 0, 0];
    while (left < (given[0] ?? 0)) [left, more] = [left + 1, more + 1];
    return more === Number(candidate);
  }
  const told = [...prompt.matchAll(/(?:The (.+?) is|(\w+|The class monitor) counts) (\d+) paces/gu)].map(
    ([, way, who = '', count]) => ({
      name: way === undefined ? who.replace('The', 'the') : `the ${way}`,
      count: Number(count),
    }),
  );
  told.sort((one, other) => one.count - other.count);
  const wantsMost = /farthest|shortest/u.test(prompt);
  return candidate === (wantsMost ? told[told.length - 1] : told[0])?.name;
};

export const earlyJudges = {
  'make-a-set': set,
  'sets-and-the-empty-set': smallSet,
  'compass-points': compass,
  'measure-with-paces': paces,
} satisfies Record<string, Judge>;
