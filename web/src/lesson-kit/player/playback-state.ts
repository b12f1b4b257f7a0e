import type { SceneTime } from '@afrolearn/learning/lessons/timing.ts';
import { isShown } from '@afrolearn/learning/lessons/watching.ts';

/** The static data of a lesson: scene times, and which scenes ask. */
export type Film = { readonly times: readonly SceneTime[]; readonly asks: readonly boolean[] };

export type PlaybackState = {
  /** Seconds from the start. */
  readonly at: number;
  readonly playing: boolean;
  readonly ended: boolean;
  /** The learner jumped here while paused: the clock does not advance the picture. */
  readonly stepped: boolean;
  /** The scenes with answered questions. */
  readonly answered: readonly number[];
  /** Seconds that each scene was shown, by index; replays add to them. */
  readonly looked: Readonly<Record<number, number>>;
};

/** A saved position on the device. */
export type Place = Pick<PlaybackState, 'at' | 'answered' | 'looked'> & {
  /** The number of skipped scenes before it, for lists. */
  skipped?: number;
};

export type PlaybackAct =
  /** `hold`: the voice is still speaking, so the scene must not end. */
  | { readonly type: 'tick'; readonly seconds: number; readonly hold: boolean }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** Adds shown time to still pictures, too, which count as watched after a while. */
  | { readonly type: 'look'; readonly seconds: number }
  /** Resumes a saved position, unless already started; `plays`: continues playing. */
  | { readonly type: 'resume'; readonly from: Place; readonly plays?: boolean }
  /** `passing`: during a drag or a held key. */
  | { readonly type: 'seek'; readonly to: number; readonly passing?: boolean }
  | { readonly type: 'answer' }
  /** Continues after an answered question. */
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
/** Tolerance for adding tenths. */
const nearly = 1e-3;

export const lengthOf = ({ times }: Film): number => times[times.length - 1]?.end ?? 0;

export const sceneAt = ({ times }: Film, at: number): number =>
  Math.max(0, times.filter(({ start }) => start <= at + 1e-6).length - 1);

/** An unanswered question holds its scene. */
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
  // One scene at a time, so that nothing is skipped after the machine slept.
  if (scene < film.times.length - 1) return { ...state, at: end };
  return { ...state, at: end, playing: false, ended: true };
};

const seek = (film: Film, state: PlaybackState, to: number, passing: boolean): PlaybackState => {
  const length = lengthOf(film);
  const last = film.times.length - 1;
  const isEnd = last >= 0 && to >= length - nearly;
  // A held key at the end does not undo the end.
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

/** Adds shown time to the current scene; questions count when answered. */
const lookedAt = (film: Film, state: PlaybackState, seconds: number): PlaybackState['looked'] => {
  const scene = sceneAt(film, state.at);
  if (film.asks[scene] === true) return state.looked;
  // Capped at the scene's length, for machines that slept.
  const sum = Math.min(lastsOf(film, scene), (state.looked[scene] ?? 0) + seconds);
  return { ...state.looked, [scene]: sum };
};

/** The scenes shown long enough, and answered questions. */
export const shownScenes = (film: Film, { looked }: PlaybackState): readonly number[] =>
  film.times.flatMap((_, scene) => (isShown(looked[scene] ?? 0, lastsOf(film, scene)) ? [scene] : []));

/** Resumes at the start of the scene, so that its narration is complete. */
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
        // Feedback stays until the learner continues.
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
