import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import { handlesOf, isReachable, isReached, type Touch } from '@afrolearn/learning/lessons/touch.ts';
import { partsProblem } from '#check/touch-parts.ts';
import type { Say } from '#check/visuals.ts';

const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time);

/** Errors that make a task impossible to draw, reported before all others. */
const shapeProblem = (
  touch: Touch,
  figures: Readonly<Record<string, Figure>>,
): readonly [path: string, message: string] | undefined => {
  switch (touch.on) {
    case 'place':
    case 'slide':
    case 'dial':
      return partsProblem(touch, figures);
    case 'number-line':
      if (touch.from >= touch.to) return ['from', 'A number line goes up: from must be below to.'];
      if ((touch.to - touch.from) / touch.step > 40)
        return ['step', 'This number line has more than 40 steps; no finger can hit one.'];
      if (touch.things !== undefined && touch.things !== 'hops' && (touch.from < 0 || touch.step % 1 !== 0))
        return ['things', 'Things are counted in whole numbers from 0; use hops.'];
      if (touch.things !== undefined && !['hops', 'bundles'].includes(touch.things) && touch.to > 20)
        return ['things', 'More than 20 things are too many to count on a phone; use bundles or hops.'];
      return undefined;
    case 'fraction-bar':
      if (touch.parts > 16) return ['parts', 'A bar of more than 16 parts is too fine for a finger.'];
      if (touch.beside && touch.beside.shaded > touch.beside.parts)
        return ['beside', `${touch.beside.shaded} of ${touch.beside.parts} parts cannot be shaded.`];
      return undefined;
    case 'clock':
      return [touch.goal, touch.start ?? '00:00'].every(isTime)
        ? undefined
        : ['goal', 'A time is written such as 07:30 or 14:05.'];
    case 'blocks':
      return touch.goal > 999 ? ['goal', 'Blocks go up to 999.'] : undefined;
    case 'circuit':
      return touch.switches > 3 ? ['switches', 'A circuit has at most three switches.'] : undefined;
    case 'rectangle':
      if (touch.area === undefined && touch.perimeter === undefined)
        return ['', "A rectangle needs 'area', 'perimeter' or both as its goal."];
      return touch.most > 12 ? ['most', 'A side has at most 12 squares.'] : undefined;
    case 'graph':
      if (!touch.values.some(({ label }) => label === touch.slide))
        return ['slide', `No bar of the graph is called '${touch.slide}'.`];
      return touch.values.some(({ value }) => value < 0 || value > touch.most)
        ? ['values', `A bar lies outside 0 to ${touch.most}.`]
        : undefined;
    case 'sort': {
      const lost = touch.things.find(({ box }) => box === nowhere);
      if (lost)
        return ['things', `'${lost.name}' belongs to a box that is not there: ${touch.boxes.join(', ')}.`];
      const empty = touch.boxes.find((_, box) => touch.things.every((thing) => thing.box !== box));
      if (empty !== undefined) return ['boxes', `Nothing belongs into the box '${empty}'.`];
      return touch.things.length < 3 || touch.things.length > 8
        ? ['things', 'Three to eight things can be sorted on a phone.']
        : undefined;
    }
    case 'program': {
      if (touch.start.facing === nowhere || touch.goal.x === nowhere)
        return ['field', 'A field has one hen (> ^ v <) and one home (*).'];
      if (touch.field.some((row) => row.length !== touch.field[0]?.length))
        return ['field', 'All rows of a field are equally long.'];
      if (touch.room > 12) return ['room', 'A phone shows twelve commands at most.'];
      const strange = [...touch.answer, ...touch.given].find((one) => !touch.blocks.includes(one));
      if (strange !== undefined)
        return ['blocks', `'${strange}' is used, but it is not among the blocks that learners have.`];
      if (touch.answer.length > touch.room || touch.given.length > touch.room)
        return ['room', `There is room for ${touch.room} commands only, and the answer needs more.`];
      return undefined;
    }
    default:
      return undefined;
  }
};

/** A task that cannot be solved, or is solved from the start, teaches nothing. */
export const checkTouch = (touch: Touch, figures: Readonly<Record<string, Figure>>, say: Say): void => {
  const problem = shapeProblem(touch, figures);
  if (problem !== undefined) say(...problem);
  else if (!isReachable(touch))
    say('goal', 'Nobody can reach this goal: it is out of range or between two steps.');
  else if (
    isReached(
      touch,
      handlesOf(touch).map(({ start }) => start),
    )
  )
    say('goal', 'The goal is reached before anything was moved; begin elsewhere.');
};
