import { expect, test } from 'vitest';
import {
  atStart,
  type Film,
  isWaiting,
  nextPlayback,
  type PlaybackAct,
  sceneAt,
  shownScenes,
} from './playback-state.ts';

const film: Film = {
  times: [
    { start: 0, end: 4 },
    { start: 4, end: 8 },
    { start: 8, end: 12 },
  ],
  asks: [false, true, false],
};
const next = nextPlayback(film);
const after = (...acts: readonly PlaybackAct[]) => acts.reduce(next, atStart);
const tick = (seconds: number, hold = false): PlaybackAct => ({ type: 'tick', seconds, hold });
const play: PlaybackAct = { type: 'play' };

test('time passes only while it plays', () => {
  expect(after(tick(2)).at).toBe(0);
  expect(after(play, tick(2)).at).toBe(2);
  expect(after(play, tick(2), { type: 'pause' }, tick(2)).at).toBe(2);
});

test('a scene that asks stops at its end and waits, and playing does not pass it', () => {
  const waiting = after(play, tick(4), tick(9));
  expect([sceneAt(film, waiting.at), waiting.playing, isWaiting(film, waiting)]).toEqual([1, false, true]);
  expect(next(waiting, play).playing).toBe(false);
});

test('tenths of seconds that do not add up exactly never slip past a question', () => {
  const odd = nextPlayback({
    times: [
      { start: 0, end: 3.4 },
      { start: 3.4, end: 6.8 },
      { start: 6.8, end: 9.8 },
    ],
    asks: [false, true, false],
  });
  const ticks = Array.from({ length: 200 }, () => tick(0.1));
  expect([play, ...ticks].reduce(odd, atStart)).toMatchObject({ at: 6.79, playing: false, ended: false });
});

test('an answer lets it carry on with the next scene', () => {
  const told = after(play, tick(4), tick(9), { type: 'answer' });
  expect(isWaiting(film, told)).toBe(false);
  expect(next(told, { type: 'carry-on' })).toMatchObject({ at: 8, playing: true });
});

test('one tick never skips a scene, however long the machine slept', () => {
  expect(after(play, tick(3600)).at).toBe(4);
});

test('while the voice still speaks a scene does not end', () => {
  const held = after(play, tick(9, true));
  expect([sceneAt(film, held.at), held.playing]).toEqual([0, true]);
});

test('a voice reads a question to its end; only then the scene stops for the answer', () => {
  const reading = after(play, tick(4), tick(9, true));
  expect([sceneAt(film, reading.at), reading.playing]).toEqual([1, true]);
  expect(next(reading, tick(0.1))).toMatchObject({ playing: false, ended: false });
});

test('an answer given before the scene is over stays to be read: nothing goes on by itself', () => {
  const told = after(play, tick(4), tick(1), { type: 'answer' }, tick(9));
  expect([sceneAt(film, told.at), told.playing]).toEqual([1, false]);
});

test('the last scene ends the lesson once, and playing again begins at the start', () => {
  const ended = after({ type: 'seek', to: 11 }, play, tick(2));
  expect(ended).toMatchObject({ at: 12, playing: false, ended: true });
  expect(next(ended, play)).toMatchObject({ at: 0, playing: true, ended: false });
});

const toEnd: PlaybackAct = { type: 'seek', to: 12 };

test('a step to the end ends the lesson, also while it stands still', () => {
  const ended = { at: 12, playing: false, ended: true };
  expect(after(toEnd)).toMatchObject(ended);
  expect(after(play, { type: 'seek', to: 99 })).toMatchObject(ended);
  expect(after(toEnd, { type: 'seek', to: 8 })).toMatchObject({ at: 8, ended: false });
});

test('what only passes the end does not end it, and does not take an end back', () => {
  const passing: PlaybackAct = { ...toEnd, passing: true };
  expect(after(passing)).toMatchObject({ at: 11.99, ended: false });
  expect(after(toEnd, passing)).toMatchObject({ at: 12, ended: true });
});

test('a step over a last scene that asks leads to the end, and the scene counts as skipped', () => {
  const asksLast: Film = { ...film, asks: [false, false, true] };
  const end = nextPlayback(asksLast)(atStart, toEnd);
  expect(end).toMatchObject({ at: 12, ended: true });
  expect(shownScenes(asksLast, end)).not.toContain(2);
});

test('only a scene that was gone to by its start, and is not played, is stepped to', () => {
  const toScene: PlaybackAct = { type: 'seek', to: 8 };
  expect(after().stepped).toBe(false);
  expect(after(toScene).stepped).toBe(true);
  expect(after(toScene, { type: 'seek', to: 9 }).stepped).toBe(false);
  expect(after(play, toScene).stepped).toBe(false);
  expect(after(toScene, play)).toMatchObject({ at: 8, playing: true, stepped: false });
});

test('seeking keeps inside the lesson and keeps playing or not', () => {
  expect(after({ type: 'seek', to: -5 }).at).toBe(0);
  expect(after({ type: 'seek', to: 99 }).at).toBe(12);
  expect(after(play, { type: 'seek', to: 9 }).playing).toBe(true);
});

const shown = (...acts: readonly PlaybackAct[]) => shownScenes(film, after(...acts));
const answer: PlaybackAct = { type: 'answer' };
const to = (at: number): PlaybackAct => ({ type: 'seek', to: at });

test('a scene is shown when it was on the stage for its time: by the clock or standing still, not by a step', () => {
  expect(shown(play, tick(1), tick(1))).toEqual([]);
  expect(shown(play, tick(2), tick(2))).toEqual([0]);
  expect(shown(to(9))).toEqual([]);
  expect(shown(to(8), { type: 'look', seconds: 4 })).toEqual([2]);
  expect(shown({ type: 'seek', to: 9, passing: true })).toEqual([]);
});

test('skipping to the end shows nothing, however often it is done', () => {
  expect(shown(...[4, 8, 12, 0, 4, 8, 12].map(to))).toEqual([]);
});

test('a question is shown by its answer, not by looking at it', () => {
  expect(shown(to(4), { type: 'look', seconds: 60 })).toEqual([]);
  expect(shown(to(4), answer)).toEqual([1]);
});

test('playing it again does not forget what was shown, and the question asks again', () => {
  const again = after(to(4), answer, to(11), play, tick(2), play);
  expect(again).toMatchObject({ at: 0, answered: [] });
  expect(shownScenes(film, again)).toEqual([1]);
});

test('what began by itself plays on from the kept place', () => {
  const from = { at: 5, answered: [], looked: {} };
  const act: PlaybackAct = { type: 'resume', from, plays: true };
  const begun = nextPlayback(film)({ ...atStart, playing: true, at: 0.4 }, act);
  expect(begun).toMatchObject({ playing: true, stepped: false });
  expect(sceneAt(film, begun.at)).toBe(sceneAt(film, 5));
  // A learner who is further on stays there.
  expect(after({ type: 'seek', to: 9 }, { type: 'play' }, act).at).toBe(9);
});

test('a kept place goes on at the start of its scene, unless somebody has begun already', () => {
  const resume: PlaybackAct = { type: 'resume', from: { at: 9.5, answered: [1], looked: { 0: 4, 1: 4 } } };
  expect(after(resume)).toMatchObject({ at: 8, playing: false, stepped: true, answered: [1] });
  expect(shown(resume)).toEqual([0, 1]);
  expect(after(play, tick(1), resume)).toMatchObject({ at: 1, answered: [] });
});
