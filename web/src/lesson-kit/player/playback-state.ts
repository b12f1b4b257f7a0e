import type { SceneTime } from '@afrolearn/learning/lessons/timing.ts';
import { isShown } from '@afrolearn/learning/lessons/watching.ts';

/** What the clock knows of a lesson: when its scenes are, and which of them ask something. */
export type Film = { readonly times: readonly SceneTime[]; readonly asks: readonly boolean[] };

export type PlaybackState = {
  /** Seconds from the start. */
  readonly at: number;
  readonly playing: boolean;
  readonly ended: boolean;
  /** Somebody jumped to this scene and the clock stands still: the clock adds nothing to its picture. */
  readonly stepped: boolean;
  /** The scenes whose question was answered. */
  readonly answered: readonly number[];
  /** Seconds that each scene was on the stage, by its place; playing again does not forget them. */
  readonly looked: Readonly<Record<number, number>>;
};

/** Where somebody stopped, as a device keeps it. */
export type Place = Pick<PlaybackState, 'at' | 'answered' | 'looked'> & {
  /** How many scenes before it were skipped, for lists. */
  skipped?: number;
};

export type PlaybackAct =
  /** `hold`: the voice is still speaking, so the scene must not end yet. */
  | { readonly type: 'tick'; readonly seconds: number; readonly hold: boolean }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** Time passes over a picture that stands still: it is looked at all the same. */
  | { readonly type: 'look'; readonly seconds: number }
  /** Goes on where somebody stopped, unless they have begun already; `plays`: it began by itself, and plays on from there. */
  | { readonly type: 'resume'; readonly from: Place; readonly plays?: boolean }
  /** `passing`: on the way to another place, with a finger or a key that is held down. */
  | { readonly type: 'seek'; readonly to: number; readonly passing?: boolean }
  | { readonly type: 'answer' }
  /** From an answered question to what follows it. */
  | { readonly type: 'carry-on' };

export const atStart: PlaybackState = {
  at: 0,
  playing: false,
  ended: false,
  stepped: false,
  answered: [],
  looked: {},
};

const justBefore = 0.01;
/** Tenths do not add up exactly: what is this near to an end has reached it. */
const nearly = 1e-3;

export const lengthOf = ({ times }: Film): number => times[times.length - 1]?.end ?? 0;

export const sceneAt = ({ times }: Film, at: number): number =>
  Math.max(0, times.filter(({ start }) => start <= at + 1e-6).length - 1);

/** A question that is not answered yet keeps its scene from ending. */
export const isWaiting = (film: Film, { at, answered }: PlaybackState): boolean => {
  const scene = sceneAt(film, at);
  const end = film.times[scene]?.end ?? 0;
  return film.asks[scene] === true && !answered.includes(scene) && at >= end - 2 * justBefore;
};

const tick = (film: Film, state: PlaybackState, seconds: number, hold: boolean): PlaybackState => {
  const scene = sceneAt(film, state.at);
  const end = film.times[scene]?.end ?? 0;
  const at = state.at + seconds;
  if (at < end - nearly) return { ...state, at };
  if (hold) return { ...state, at: end - justBefore };
  const asks = film.asks[scene] === true && !state.answered.includes(scene);
  if (asks) return { ...state, at: end - justBefore, playing: false };
  // One scene at a time: after a long sleep of the machine nothing is skipped.
  if (scene < film.times.length - 1) return { ...state, at: end };
  return { ...state, at: end, playing: false, ended: true };
};

const seek = (film: Film, state: PlaybackState, to: number, passing: boolean): PlaybackState => {
  const length = lengthOf(film);
  const last = film.times.length - 1;
  const isEnd = last >= 0 && to >= length - nearly;
  // A key that is still held down at the end does not take the end back.
  if (isEnd && (!passing || state.ended))
    return { ...state, at: length, playing: false, ended: true, stepped: false };
  const at = Math.min(Math.max(0, to), length - justBefore);
  const stepped = !state.playing && film.times.some(({ start }) => Math.abs(start - at) < nearly);
  return { ...state, at, ended: false, stepped };
};

const lastsOf = ({ times }: Film, scene: number): number => {
  const { start = 0, end = 0 } = times[scene] ?? {};
  return end - start;
};

/** Time on the stage counts for the scene that was there; a question counts when it is answered, not when it is looked at. */
const lookedAt = (film: Film, state: PlaybackState, seconds: number): PlaybackState['looked'] => {
  const scene = sceneAt(film, state.at);
  if (film.asks[scene] === true) return state.looked;
  // No more than it lasts: a machine that slept has shown it once.
  const sum = Math.min(lastsOf(film, scene), (state.looked[scene] ?? 0) + seconds);
  return { ...state.looked, [scene]: sum };
};

/** The scenes that were shown for their time, questions among them that were answered. */
export const shownScenes = (film: Film, { looked }: PlaybackState): readonly number[] =>
  film.times.flatMap((_, scene) => (isShown(looked[scene] ?? 0, lastsOf(film, scene)) ? [scene] : []));

/** At the start of the scene where it was left, so that its words are whole. */
const resumed = (film: Film, { at, answered, looked }: Place): PlaybackState => {
  const start = film.times[sceneAt(film, at)]?.start ?? 0;
  return { ...atStart, at: start, stepped: start > 0, answered, looked };
};

export const nextPlayback =
  (film: Film) =>
  (state: PlaybackState, act: PlaybackAct): PlaybackState => {
    const scene = sceneAt(film, state.at);
    switch (act.type) {
      case 'tick':
        return state.playing
          ? { ...tick(film, state, act.seconds, act.hold), looked: lookedAt(film, state, act.seconds) }
          : state;
      case 'look':
        return state.playing || state.ended
          ? state
          : { ...state, looked: lookedAt(film, state, act.seconds) };
      case 'resume':
        if (act.plays === true && state.playing && scene === 0)
          return { ...resumed(film, act.from), playing: true, stepped: false };
        return state.playing || state.at > 0 ? state : resumed(film, act.from);
      case 'play':
        if (state.ended) return { ...atStart, looked: state.looked, playing: true };
        return isWaiting(film, state) ? state : { ...state, playing: true, stepped: false };
      case 'pause':
        return state.playing ? { ...state, playing: false } : state;
      case 'seek':
        return seek(film, state, act.to, act.passing === true);
      case 'answer':
        // What is said about the answer stays until the learner carries on.
        return state.answered.includes(scene)
          ? state
          : {
              ...state,
              playing: false,
              answered: [...state.answered, scene],
              looked: { ...state.looked, [scene]: lastsOf(film, scene) },
            };
      case 'carry-on': {
        const end = film.times[scene]?.end ?? 0;
        if (scene === film.times.length - 1) return { ...state, at: end, playing: false, ended: true };
        return { ...state, at: end, playing: true, stepped: false };
      }
    }
  };
