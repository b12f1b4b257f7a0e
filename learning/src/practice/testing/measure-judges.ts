/** Checks time, journeys, shapes, angles and averages by a second method. */
import { type Judge, near, numbersIn, valueOfText } from './reading.ts';

/** Parses '2:30 p.m.', '14:30' or '1430 hours' to minutes after midnight; NaN for anything else. */
const clock = (text: string): number => {
  const [, hour = '', minute = '', half] =
    /^(\d{1,2})[:.h]?(\d\d)(?: (a\.m\.|p\.m\.))?(?: ?(?:hours|hrs|h))?$/u.exec(text) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hour === '' || minutes > 59) return Number.NaN;
  if (half === undefined) return hours > 23 ? Number.NaN : hours * 60 + minutes;
  if (hours < 1 || hours > 12) return Number.NaN;
  return ((hours % 12) + (half === 'p.m.' ? 12 : 0)) * 60 + minutes;
};

const timesIn = (prompt: string): readonly number[] =>
  [...prompt.matchAll(/\d{1,2}:\d\d(?: [ap]\.m\.)?/gu)].map(([found]) => clock(found));

const twoClocks: Judge = (prompt, candidate) => clock(candidate) === timesIn(prompt)[0];

/** Lets the clock run until it shows the end. */
const running: Judge = (prompt, candidate) => {
  const [from = 0, to = 0] = timesIn(prompt);
  let minutes = 0;
  for (let now = from; now !== to && minutes < 1440; now = (now + 1) % 1440) minutes += 1;
  const [first = Number.NaN, second] = candidate.split('|').map(Number);
  return second === undefined ? first === minutes : first * 60 + second === minutes && second < 60;
};

const minutesIn = (words: string): number => {
  const hours = /(\d+) hours?/u.exec(words)?.[1] ?? 0;
  const rest = /(\d+) minutes/u.exec(words)?.[1] ?? 0;
  return Number(hours) * 60 + Number(rest);
};

/** Adds the distance minute by minute. */
const journey: Judge = (prompt, candidate) => {
  const value = valueOfText(candidate);
  const [, asked = '', time = ''] = /(?:in|for) ((\d.*))\. (?:What|How far)/u.exec(prompt) ?? [];
  if (prompt.includes('How far')) return near(value * 60, (numbersIn(prompt)[0] ?? 0) * minutesIn(asked));
  if (prompt.includes('What is the speed'))
    return near(value * minutesIn(time), (numbersIn(prompt)[0] ?? 0) * 60);
  const [speed = 0, km = 0] = numbersIn(prompt);
  const hours = prompt.includes('How many minutes') ? value / 60 : value;
  return near(hours * speed, km);
};

const wholeJourney: Judge = (prompt, candidate) => {
  const ways = [...prompt.matchAll(/([\d,]+) km in (\d+) hour/gu)];
  const km = ways.reduce((sum, [, way = '']) => sum + valueOfText(way), 0);
  const hours = ways.reduce((sum, [, , time]) => sum + Number(time), 0);
  const rest = Number(/rests for (\d+)/u.exec(prompt)?.[1] ?? 0);
  return near(valueOfText(candidate) * (hours + rest), km);
};

/** Adds the sides one by one. */
const around: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  const value = valueOfText(candidate);
  if (prompt.startsWith('A square')) return [1, 2, 3, 4].reduce((way) => way + (given[0] ?? 0), 0) === value;
  if (prompt.startsWith('The perimeter')) {
    const [all = 0, long = 0] = given;
    return long + value + long + value === all;
  }
  const [long = 0, wide = 0] = given;
  return long + wide + long + wide === value;
};

/** Covers the area with squares, row by row. */
const covered: Judge = (prompt, candidate) => {
  const value = valueOfText(candidate);
  const [first = 0, second = 0] = numbersIn(prompt);
  const [rows, length, area] = prompt.includes('has an area')
    ? [value, second, first]
    : [second, first, value];
  let squares = 0;
  for (let row = 0; row < rows; row++) squares += length;
  return squares === area;
};

/** Two equal triangles make a rectangle. */
const triangle: Judge = (prompt, candidate) => {
  const value = valueOfText(candidate);
  const [first = 0, second = 0] = numbersIn(prompt);
  return prompt.includes('has an area') ? first + first === second * value : value + value === first * second;
};

const filled: Judge = (prompt, candidate) => {
  const value = valueOfText(candidate);
  const [first = 0, second = 0, third = 0] = numbersIn(prompt);
  if (prompt.includes('has a volume')) return near(first / second / third, value);
  let cubes = 0;
  for (let layer = 0; layer < third; layer++) for (let row = 0; row < second; row++) cubes += first;
  return cubes === value;
};

/** A tank in decimetres: each cubic decimetre is a litre. */
const tank: Judge = (prompt, candidate) => {
  const [long = 0, wide = 0, high = 0, can = 1] = numbersIn(prompt);
  const litres = (long / 10) * (wide / 10) * (high / 10);
  return near(prompt.includes('jerrycans') ? valueOfText(candidate) * can : valueOfText(candidate), litres);
};

const terms = (prompt: string): readonly number[] =>
  [...prompt.matchAll(/\b(\d*)x\b/gu)].map(([, times]) => (times === '' ? 1 : Number(times)));

/** Tries every whole number of degrees for x. */
const degreesOfX = (parts: readonly number[]): number => {
  const all = parts.reduce((sum, one) => sum + one, 0);
  for (let x = 1; x < 180; x++) if (x * all === 180) return x;
  return Number.NaN;
};

const angles: Judge = (prompt, candidate) => {
  const value = Number(candidate);
  if (/\dx|, x/u.test(prompt)) {
    const parts = terms(prompt);
    const wanted = prompt.includes('smaller') ? Math.min(...parts) : Math.max(...parts);
    return degreesOfX(parts) * wanted === value;
  }
  const given = [...prompt.matchAll(/(\d+)°/gu)].map(([, size]) => Number(size));
  if (prompt.includes('each equal angle')) return (given[0] ?? 0) + value + value === 180;
  if (prompt.includes('two equal angles of'))
    return given.concat(given).reduce((sum, one) => sum + one, value) === 180;
  return given.reduce((sum, one) => sum + one, value) === 180;
};

const averages: Judge = (prompt, candidate) => {
  const value = valueOfText(candidate);
  if (prompt.includes('and x')) {
    const given = numbersIn(prompt);
    const [count = 1, mean = 0] = given.slice(-2);
    const all = [...given.slice(0, -2), value];
    return all.length === count && all.reduce((sum, one) => sum + one - mean, 0) === 0;
  }
  const values = numbersIn(prompt);
  const spread = values.toSorted((a, b) => a - b);
  if (prompt.includes('range')) return (spread[0] ?? 0) + value === spread.at(-1);
  // Deviations above and below the mean cancel out.
  if (prompt.includes('mean')) return values.reduce((sum, one) => sum + one - value, 0) === 0;
  if (prompt.includes('mode'))
    return spread.every(
      (one) =>
        one === value || values.filter((x) => x === one).length < values.filter((x) => x === value).length,
    );
  while (spread.length > 2) {
    spread.pop();
    spread.shift();
  }
  return near(spread.reduce((sum, one) => sum + one, 0) / spread.length, value);
};

export const measureJudges = {
  'how-long-did-it-take': running,
  'twenty-four-hour-clock': twoClocks,
  duration: running,
  speed: journey,
  distance: journey,
  'time-taken': journey,
  'speed-distance-time': journey,
  'average-speed': wholeJourney,
  perimeter: around,
  'area-of-a-rectangle': covered,
  'area-of-a-triangle': triangle,
  'volume-of-a-box': filled,
  'tanks-and-jerrycans': tank,
  'angles-on-a-line': angles,
  'angles-in-a-triangle': angles,
  'mean-and-range': averages,
  averages,
  'averages-p7': averages,
} satisfies Record<string, Judge>;
