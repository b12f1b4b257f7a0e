import { expect, test } from 'vitest';
import {
  alongWay,
  asDrawn,
  type Beat,
  beatProgress,
  beatSeconds,
  beatStarts,
  beatWords,
  partStates,
} from '#lessons/beats.ts';
import { sceneSeconds } from '#lessons/timing.ts';

const told = 'Amooti closes the switch. The current flows round, and the lamp shines.';
const close: Beat = { at: 'closes', act: 'turn', parts: ['arm'], degrees: [-36, 0], about: [298, 314] };
const flow: Beat = { at: 'current flows', act: 'flow', parts: ['wire'] };
const shine: Beat = { at: 'shines', act: 'glow', parts: ['lamp'] };
const beats = [close, flow, shine];

test('a beat begins with its word, whatever its case and signs', () => {
  expect(beatWords(beats, told)).toEqual([1, 5, 11]);
  expect(beatWords([{ ...shine, at: 'SHINES!' }], told)).toEqual([11]);
  expect(
    beatWords(
      [
        { ...shine, at: 'glows' },
        { ...shine, at: '…' },
      ],
      told,
    ),
  ).toEqual([-1, -1]);
});

test('a word that is told twice is meant where the order of the beats leads to it', () => {
  expect(
    beatWords(
      [
        { ...close, at: 'switch' },
        { ...shine, at: 'the' },
      ],
      told,
    ),
  ).toEqual([3, 4]);
  expect(
    beatWords(
      [
        { ...shine, at: 'lamp' },
        { ...close, at: 'switch' },
      ],
      told,
    ),
  ).toEqual([10, 3]);
});

test('everything has come to rest when the scene ends', () => {
  const starts = beatStarts(beats, told, 7);
  const ends = starts.map((start, index) => start + beatSeconds(beats[index] ?? close));
  expect(Math.max(...ends)).toBeLessThanOrEqual(sceneSeconds(told, 7));
  expect(starts[0]).toBeCloseTo(60 / 130);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(beatStarts([{ ...flow, at: 'Hop', seconds: 99 }], 'Hop.', 2)).toEqual([0]);
});

test('a moment says how far each beat has come, and calm leaves nothing halfway', () => {
  const starts = [0, 2, 4];
  const slow = [close, { ...flow, seconds: 2 }, shine];
  expect(beatProgress(slow, starts, 3, false)).toEqual([1, 0.5, 0]);
  expect(beatProgress(slow, starts, 3, true)).toEqual([1, 1, 0]);
  expect(beatProgress(beats, starts, Number.POSITIVE_INFINITY, false)).toEqual([1, 1, 1]);
});

test('the state of a part depends on the moment alone: forwards and backwards are the same', () => {
  const starts = beatStarts(beats, told, 7);
  const at = (moment: number) => [...partStates(beats, beatProgress(beats, starts, moment, false))];
  const forwards = [0, 1, 2, 3, 4, 5, 6].map(at);
  const backwards = [6, 5, 4, 3, 2, 1, 0].map(at).reverse();
  expect(forwards).toEqual(backwards);
});

test('before its beat a part waits, after it the part has arrived', () => {
  const states = (share: number) =>
    partStates(
      [
        { at: 'a', act: 'appear', parts: ['cup'] },
        {
          at: 'a',
          act: 'move',
          parts: ['cup'],
          way: [
            [0, 0],
            [30, -40],
            [60, 0],
          ],
        },
        {
          at: 'a',
          act: 'move',
          parts: ['cup'],
          way: [
            [0, 0],
            [0, 10],
          ],
        },
        { at: 'a', act: 'fill', parts: ['jar'] },
        close,
      ],
      [share, share, share, share, share],
    );
  expect(states(0).get('cup')).toEqual({ ...asDrawn, shown: 0 });
  expect(states(1).get('cup')).toEqual({ ...asDrawn, shown: 1, shift: [60, 10] });
  expect(states(0).get('jar')?.fill).toBe(0);
  expect(states(1).get('jar')?.fill).toBe(1);
  expect(states(0).get('arm')).toMatchObject({ degrees: -36, about: [298, 314] });
  expect(states(1).get('arm')?.degrees).toBe(0);
});

test('a way is walked evenly, also over a point that is named twice', () => {
  expect(
    alongWay(
      [
        [0, 0],
        [30, 40],
        [30, 90],
      ],
      0.5,
    ),
  ).toEqual([30, 40]);
  expect(
    alongWay(
      [
        [0, 0],
        [0, 0],
      ],
      0.5,
    ),
  ).toEqual([0, 0]);
  expect(alongWay([], 1)).toEqual([0, 0]);
});

test('counting gives each thing its number in turn, and runs a single number up', () => {
  const things: Beat = { at: 'a', act: 'count', parts: ['a', 'b', 'c'], from: 1, to: 3 };
  const counts = (share: number) => [...partStates([things], [share]).values()].map(({ count }) => count);
  expect([counts(0), counts(0.1), counts(0.5), counts(1)]).toEqual([
    [null, null, null],
    [1, null, null],
    [1, 2, null],
    [1, 2, 3],
  ]);
  const one: Beat = { at: 'a', act: 'count', parts: ['meter'], from: 10, to: 20 };
  expect(partStates([one], [0.5]).get('meter')?.count).toBe(15);
});
