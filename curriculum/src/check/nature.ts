// Rules for family trees, food webs and globes: nobody is their own grandmother, and every place is visible.
import {
  type FamilyTreeVisual,
  type FoodWebVisual,
  feedingRows,
  type GlobeVisual,
  generationsOf,
} from '@afrolearn/learning/lessons/diagrams.ts';
import { wrapWords } from '@afrolearn/learning/lessons/wrap.ts';

type Say = (path: string, message: string) => void;

/** Letters of a line, by the number of names in a row. A name has two lines. */
const rowRoom: Readonly<Record<number, number>> = { 1: 16, 2: 16, 3: 11, 4: 8 };

const checkRows = (rows: readonly (readonly string[])[], path: string, most: number, say: Say): void => {
  if (rows.length > most)
    say(path, `This has ${rows.length} rows, and a phone has room for ${most}; leave something away.`);
  for (const row of rows) {
    const letters = rowRoom[row.length];
    if (letters === undefined) {
      say(path, `${row.join(', ')} stand in one row, and a row has room for 4; leave one away.`);
      continue;
    }
    for (const name of row) {
      const lines = wrapWords(name, letters);
      if (lines.length > 2 || lines.some(({ length }) => length > letters))
        say(path, `'${name}' is too long: in a row of ${row.length} write two lines of ${letters} letters.`);
    }
  }
};

export const checkFamilyTree = (visual: FamilyTreeVisual, say: Say): void => {
  const seen = new Set<string>();
  const born = new Map<string, number>();
  visual.families.forEach(({ parents, children }, index) => {
    const path = `families.${index}`;
    if (index > 0 && !parents.some((name) => seen.has(name)))
      say(path, `Neither ${parents.join(' nor ')} stands in a family above; write the older family first.`);
    for (const name of children) {
      if (parents.includes(name)) say(path, `'${name}' cannot be a child and a parent in one family.`);
      else if (born.has(name)) say(path, `'${name}' is a child of two families; nobody is.`);
      else if (seen.has(name)) say(path, `'${name}' already stands above as older; nobody is born again.`);
      born.set(name, index);
    }
    for (const name of [...parents, ...children]) seen.add(name);
  });
  checkRows(generationsOf(visual), 'families', 3, say);
};

export const checkFoodWeb = (visual: FoodWebVisual, say: Say): void => {
  const from = new Set<string>();
  visual.feeds.forEach((one, index) => {
    if (from.has(one.from))
      say(`feeds.${index}`, `'${one.from}' has two lines; write all who eat it in one.`);
    from.add(one.from);
    if (one.to.includes(one.from)) say(`feeds.${index}`, `'${one.from}' cannot eat itself.`);
  });
  const rows = feedingRows(visual);
  if (rows === null) {
    say('feeds', 'Here somebody is eaten by what it eats; follow the arrows round.');
    return;
  }
  if (rows.length < 3) say('feeds', 'A food web needs a plant, who eats it, and who eats that animal.');
  checkRows(rows, 'feeds', 4, say);
};

/** Beyond 70 degrees from the middle everything is squeezed at the edge. */
const farthest = 70;

export const checkGlobe = ({ middle = 33, places = [], hour, ...lines }: GlobeVisual, say: Say): void => {
  if (middle < -180 || middle > 180) say('middle', 'A longitude is a number from -180 to 180.');
  if (hour !== undefined && (hour < 0 || hour > 23)) say('hour', 'The hour at Greenwich is 0 to 23.');
  const turnOf = (east: number) => Math.abs(((east - middle + 540) % 360) - 180);
  places.forEach(({ name, at: [north, east] }, index) => {
    if (Math.abs(north) > 90 || Math.abs(east) > 180)
      say(`places.${index}`, `'${name}' lies at no place: write [north, east], with - for south and west.`);
    else if (turnOf(east) > farthest || Math.abs(north) > farthest)
      say(`places.${index}`, `'${name}' is too near the edge or behind the globe; choose another "middle".`);
    if (name.length > 14) say(`places.${index}`, `'${name}' is too long; write at most 14 letters.`);
  });
  if (lines.greenwich === true && turnOf(0) > farthest)
    say('greenwich', 'Greenwich is behind this side of the globe; choose another "middle".');
  if (lines.latitudes === undefined && lines.greenwich !== true && places.length === 0 && hour === undefined)
    say('latitudes', 'This globe shows nothing: write "latitudes", "places", "greenwich" or "hour".');
};
