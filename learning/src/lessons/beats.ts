// A beat moves a named part of a drawing on a word of the narration. The state of a drawing is a pure
// function of the time, so pausing, seeking and going back always show the right picture.
import { type Audience, sceneSeconds, wordsPerMinute } from '#lessons/timing.ts';
import { wordsOf } from '#lessons/words.ts';

/** A point of the stage, or an offset from a part's drawn position. */
type Point = readonly [x: number, y: number];

export const beatActs = ['appear', 'move', 'turn', 'flow', 'fill', 'glow', 'count'] as const;

export type BeatAct = (typeof beatActs)[number];

export const flowColours = ['gold', 'lake', 'earth', 'leaf', 'chalk'] as const;
export const fillSides = ['bottom', 'top', 'left', 'right'] as const;

type Common = {
  /** A word of the narration, or a few that follow one another. */
  readonly at: string;
  readonly parts: readonly string[];
  readonly seconds?: number;
};

export type Beat = Common &
  (
    | { readonly act: 'appear' }
    /** Waypoints as offsets from the drawn position; `[0, 0]` is that position. */
    | { readonly act: 'move'; readonly way: readonly Point[] }
    /** Degrees clockwise, from and to; `about` is the pivot on the stage, else the middle of the part. */
    | { readonly act: 'turn'; readonly degrees: Point; readonly about?: Point }
    /** Dots run along the part's lines. */
    | { readonly act: 'flow'; readonly colour?: (typeof flowColours)[number] }
    | { readonly act: 'fill'; readonly side?: (typeof fillSides)[number] }
    | { readonly act: 'glow' }
    /** Several parts get their numbers one after the other; a single part shows the running number. */
    | { readonly act: 'count'; readonly from: number; readonly to: number }
  );

const seconds: Readonly<Record<BeatAct, number>> = {
  appear: 0.5,
  move: 1.4,
  turn: 1.2,
  flow: 1.8,
  fill: 1.6,
  glow: 0.5,
  count: 0.7,
};

export const beatSeconds = (beat: Beat): number =>
  beat.seconds ?? seconds[beat.act] * (beat.act === 'count' ? Math.max(2, beat.parts.length) : 1);

const plain = (text: string): readonly string[] =>
  wordsOf(text).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

const placeIn = (told: readonly string[], words: readonly string[], from: number): number =>
  told.findIndex((_, at) => at >= from && words.every((word, step) => told[at + step] === word));

/**
 * The index of each beat's word in the narration; -1 where it is missing. A repeated word is resolved by the
 * order of the beats.
 */
export const beatWords = (beats: readonly Beat[], narration: string): readonly number[] => {
  const told = plain(narration);
  let last = 0;
  return beats.map(({ at }) => {
    const words = plain(at);
    if (words.length === 0) return -1;
    const next = placeIn(told, words, last);
    const place = next < 0 ? placeIn(told, words, 0) : next;
    last = Math.max(last, place);
    return place;
  });
};

/** In seconds from the start of the scene. Every motion ends before the scene does. */
export const beatStarts = (
  beats: readonly Beat[],
  narration: string,
  audience: Audience,
): readonly number[] => {
  const lasts = sceneSeconds(narration, audience);
  const wordSeconds = 60 / wordsPerMinute(audience);
  return beatWords(beats, narration).map((word, index) => {
    const beat = beats[index];
    const latest = Math.max(0, lasts - (beat === undefined ? 0 : beatSeconds(beat)));
    return Math.min(latest, Math.max(0, word) * wordSeconds);
  });
};

/** The progress of each beat from 0 to 1. With reduced motion a beat is only ever 0 or 1. */
export const beatProgress = (
  beats: readonly Beat[],
  starts: readonly number[],
  moment: number,
  calm: boolean,
): readonly number[] =>
  beats.map((beat, index) => {
    const since = moment - (starts[index] ?? 0);
    if (since < 0) return 0;
    return calm ? 1 : Math.min(1, since / beatSeconds(beat));
  });

export type PartState = {
  /** From 0, invisible, to 1, fully shown. */
  readonly shown: number;
  readonly shift: Point;
  readonly degrees: number;
  readonly about?: Point;
  /** The progress of its dots, water or light; null where it has none. */
  readonly flow: number | null;
  readonly fill: number | null;
  readonly glow: number | null;
  readonly count: number | null;
};

export const asDrawn: PartState = {
  shown: 1,
  shift: [0, 0],
  degrees: 0,
  flow: null,
  fill: null,
  glow: null,
  count: null,
};

/** Eases in and out, as a hand moves a thing. */
const soft = (share: number): number => share * share * (3 - 2 * share);

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The position on a path of several points; each stretch takes time by its length. */
export const alongWay = (way: readonly Point[], share: number): Point => {
  const [first = [0, 0]] = way;
  const stretches = way.slice(1).map((to, index) => {
    const from = way[index] ?? first;
    return { from, to, long: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  let left = share * stretches.reduce((sum, { long }) => sum + long, 0);
  for (const [index, { from, to, long }] of stretches.entries()) {
    if (left <= long || index === stretches.length - 1) {
      const part = long === 0 ? 1 : Math.min(1, left / long);
      return [between(from[0], to[0], part), between(from[1], to[1], part)];
    }
    left -= long;
  }
  return first;
};

const withBeat = (before: PartState, beat: Beat, place: number, progress: number): PartState => {
  switch (beat.act) {
    case 'appear':
      return { ...before, shown: soft(progress) };
    case 'move': {
      const [x, y] = alongWay(beat.way, soft(progress));
      return { ...before, shift: [before.shift[0] + x, before.shift[1] + y] };
    }
    case 'turn': {
      const degrees = before.degrees + between(beat.degrees[0], beat.degrees[1], soft(progress));
      return { ...before, degrees, ...(beat.about === undefined ? {} : { about: beat.about }) };
    }
    case 'flow':
      return { ...before, flow: progress };
    case 'fill':
      return { ...before, fill: soft(progress) };
    case 'glow':
      return { ...before, glow: soft(progress) };
    case 'count': {
      if (progress === 0) return before;
      const { from, to, parts } = beat;
      if (parts.length === 1) return { ...before, count: Math.round(between(from, to, progress)) };
      return progress * parts.length > place ? { ...before, count: from + place } : before;
    }
  }
};

/** The state of every part that a beat names. Several beats of one part add up. */
export const partStates = (
  beats: readonly Beat[],
  progress: readonly number[],
): ReadonlyMap<string, PartState> => {
  const states = new Map<string, PartState>();
  for (const [index, beat] of beats.entries()) {
    for (const [place, part] of beat.parts.entries()) {
      states.set(part, withBeat(states.get(part) ?? asDrawn, beat, place, progress[index] ?? 0));
    }
  }
  return states;
};
