import { isOfWords, type Visual, type WordsVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { checkDiagram, isDiagram, type Say } from '#check/diagrams.ts';

export type { Say } from '#check/diagrams.ts';

const isOnStage = ([x, y]: readonly [number, number]): boolean => x >= 0 && x <= 640 && y >= 0 && y <= 360;

/** On a screen of 360 px a letter of a label is about 9 px wide, plus 20 for its chip. */
const isCutOff = (text: string, x: number): boolean => {
  const half = ((text.length * 9 + 20) / 2) * (640 / 360);
  return x - half < 0 || x + half > 640;
};

const spots = new Set(['city', 'mountain', 'place']);

/** One drawing beside the words, not two. */
const checkMatter = ({ figure, show }: WordsVisual, say: Say): void => {
  if (show === undefined) return;
  const at = `show.${show.kind}`;
  checkVisual(show, (below, message) => say(below === '' ? at : `${at}.${below}`, message));
  if (figure !== undefined) say('show', 'A scene shows one thing: a figure or `show`, not both.');
};

/** Checks beyond the types: that the picture would be true. */
export const checkVisual = (visual: Visual, say: Say): void => {
  if (isOfWords(visual)) checkMatter(visual, say);
  switch (visual.kind) {
    case 'diagram':
      visual.labels.forEach(({ text, at, to }, index) => {
        if (!isOnStage(at) || !isOnStage(to))
          say(`labels.${index}`, `The label '${text}' lies outside 640 by 360.`);
        else if (isCutOff(text, at[0]))
          say(`labels.${index}`, `The label '${text}' is cut off at the edge of a phone; move it inwards.`);
      });
      break;
    case 'number-line': {
      const { from, to, step, marks = [], jumps = [] } = visual;
      if (from >= to || step <= 0) say('', 'A number line goes up: from must be below to, and step above 0.');
      else if ((to - from) / step > 40)
        say('step', 'This number line has more than 40 steps; nobody can read it.');
      const places = [...marks.map(({ at }) => at), ...jumps.flatMap((jump) => [jump.from, jump.to])];
      const outside = places.find((place) => place < from || place > to);
      if (outside !== undefined) say('', `${outside} lies outside the number line.`);
      break;
    }
    case 'fractions':
      visual.bars.forEach(({ parts, shaded }, index) => {
        if (shaded < 0 || shaded > parts)
          say(`bars.${index}`, `${shaded} of ${parts} parts cannot be shaded.`);
      });
      break;
    case 'place-value':
      visual.numbers.forEach(({ value, mark }, index) => {
        const digits = value.replace(/[., ]/gu, '');
        const base = visual.base ?? 10;
        if (!/^\d+$/u.test(digits)) say(`numbers.${index}`, `'${value}' is not written in digits.`);
        else if ([...digits].some((digit) => Number(digit) >= base)) {
          say(`numbers.${index}`, `'${value}' has a digit that base ${base} does not have.`);
        }
        if (mark !== undefined && mark > digits.length)
          say(`numbers.${index}`, `'${value}' has no digit ${mark}.`);
      });
      break;
    case 'shapes':
      visual.shapes.forEach((shape, index) => {
        if (shape.shape === 'angle' && (shape.degrees <= 0 || shape.degrees > 360)) {
          say(`shapes.${index}`, 'An angle is more than 0 and at most 360 degrees.');
        }
        if (shape.shape === 'line-angles' || shape.shape === 'corners') {
          const sum = shape.angles.reduce((so, one) => so + one, 0);
          if (sum !== 180) say(`shapes.${index}`, `These angles make ${sum} degrees; they must make 180.`);
          if (shape.angles.some((one) => one < 10))
            say(`shapes.${index}`, 'An angle below 10 degrees has no room for its name.');
        }
        if (shape.shape === 'polygon' && (shape.sides < 3 || shape.sides > 12)) {
          say(`shapes.${index}`, 'A polygon here has 3 to 12 sides.');
        }
      });
      break;
    case 'clock':
      visual.clocks.forEach(({ time }, index) => {
        if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time)) {
          say(`clocks.${index}`, `'${time}' is not a time such as 07:30 or 14:05.`);
        }
      });
      break;
    case 'map':
      visual.places.forEach(({ name, type, lat, lon }, index) => {
        const placed = lat !== undefined && lon !== undefined;
        if (spots.has(type) && !placed) say(`places.${index}`, `'${name}' needs lat and lon.`);
        if (placed && (Math.abs(lat) > 90 || Math.abs(lon) > 180)) {
          say(`places.${index}`, `'${name}' lies nowhere on the globe.`);
        }
      });
      break;
    case 'chart':
      if (visual.values.length < 2) say('values', 'A chart compares at least two values.');
      if (visual.form !== 'line' && visual.values.some(({ value }) => value < 0)) {
        say('values', `A ${visual.form} chart cannot show a value below 0.`);
      }
      break;
    case 'sentence':
      if (!visual.parts.some(({ mark }) => mark !== undefined)) {
        say('text', 'Mark at least one part of the sentence: [She|subject] sings.');
      }
      break;
    default:
      if (isDiagram(visual)) checkDiagram(visual, say);
  }
};
