import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import type { Point } from '@afrolearn/learning/lessons/shown.ts';
import type { FollowTouch, PlaceTouch } from '@afrolearn/learning/lessons/touch/parts.ts';
import { partsIn } from '#check/beats.ts';

type Problem = readonly [path: string, message: string] | undefined;

const partNames = (touch: PlaceTouch | FollowTouch): readonly string[] => [
  ...(touch.on === 'place' ? touch.things.map(({ part }) => part) : [touch.part]),
  ...touch.shows.flatMap(({ parts }) => parts),
];

const pointsOf = (touch: PlaceTouch | FollowTouch): readonly Point[] => {
  if (touch.on === 'slide') return touch.way;
  if (touch.on === 'dial') return [touch.about];
  return [...touch.things.map(({ at }) => at), ...touch.places.flatMap(({ spots }) => spots)];
};

const doubled = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) !== at);

const placeProblem = ({ things, places, shows, numbers }: PlaceTouch): Problem => {
  const lost = things.find(({ goes }) => goes === nowhere);
  if (lost) return ['things', `'${lost.name}' goes to a place that is not there.`];
  if (shows.some((show) => show.in.includes(nowhere)))
    return ['shows', "A line of 'shows' names a place that is not there."];
  if (numbers.some((number) => number.in.includes(nowhere)))
    return ['numbers', "A line of 'numbers' names a place that is not there."];
  if (things.every(({ goes }) => goes === undefined) && places.every(({ needs }) => needs === undefined))
    return ['places', "Say which thing 'goes' where, or how many a place 'needs'."];
  const same = doubled(things.map(({ name }) => name)) ?? doubled(places.map(({ name }) => name));
  return same === undefined ? undefined : ['things', `Two are called '${same}'; nobody hears them apart.`];
};

const followProblem = ({ from, to, step, shows }: FollowTouch): Problem => {
  if (from >= to) return ['from', 'It goes up: from must be below to.'];
  if ((to - from) / step > 40) return ['step', 'More than 40 steps: no finger can hit one.'];
  const outside = shows.find((show) => show.from < from || show.from > to);
  return outside === undefined ? undefined : ['shows', `${outside.from} lies outside ${from} to ${to}.`];
};

/** Moved parts must be inside the drawing, and places must exist in the file. */
export const partsProblem = (
  touch: PlaceTouch | FollowTouch,
  figures: Readonly<Record<string, Figure>>,
): Problem => {
  const figure = figures[touch.figure];
  if (figure !== undefined) {
    const parts = partsIn(figure.svg);
    const missing = partNames(touch).find((part) => !parts.has(part));
    if (missing !== undefined)
      return [
        'figure',
        `The figure '${touch.figure}' has no part '${missing}'; it has ${[...parts].join(', ')}.`,
      ];
    const [, wide = 640, high = 360] = /viewBox="0 0 (\d+) (\d+)"/u.exec(figure.svg) ?? [];
    const outside = pointsOf(touch).find(([x, y]) => x < 0 || y < 0 || x > Number(wide) || y > Number(high));
    if (outside) return ['figure', `[${outside.join(', ')}] lies outside the drawing, ${wide} by ${high}.`];
  }
  return touch.on === 'place' ? placeProblem(touch) : followProblem(touch);
};
