import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOf } from '#practice/random.ts';
import { lastLevel } from '#tools/math-playground/board.ts';
import {
  clock,
  inKiswahili,
  minutesOf,
  onFace,
  swahiliHour,
  timeOf,
  withMinutes,
} from '#tools/math-playground/clock.ts';

const leveled = fc.tuple(fc.integer({ min: 1, max: lastLevel }), fc.nat(0xffffffff));
const random = (draw: number) => randomOf('test', draw);

describe('the clock', () => {
  test.each([
    [[7, 30], 'saa moja na nusu'],
    [[7, 0], 'saa moja kamili'],
    [[6, 0], 'saa kumi na mbili kamili'],
    [[0, 0], 'saa sita kamili'],
    [[9, 15], 'saa tatu na robo'],
    [[9, 45], 'saa nne kasorobo'],
    [[5, 25], 'saa kumi na moja na dakika ishirini na tano'],
    [[1, 5], 'saa saba na dakika tano'],
  ])('%j is said %j in Kiswahili', (state, words) => {
    expect(inKiswahili(state)).toBe(words);
  });

  test('the blue ring is six hours off, and the long hand takes the short one along', () => {
    expect([6, 7, 0, 1, 11].map(swahiliHour)).toEqual([12, 1, 6, 7, 5]);
    expect(withMinutes([7, 55], 0)).toEqual([8, 0]);
    expect(withMinutes([8, 0], 55)).toEqual([7, 55]);
    expect(withMinutes([0, 0], 45)).toEqual([11, 45]);
    expect([timeOf(5), timeOf(875), timeOf(875, true), timeOf(65, true)]).toEqual([
      '12:05',
      '2:35',
      '14:35',
      '01:05',
    ]);
  });

  test('only its own time is right, and the hands can be moved there', () => {
    fc.assert(
      fc.property(leveled, fc.nat(11), fc.nat(59), ([level, draw], hours, minutes) => {
        const one = clock.make(level, random(draw));
        expect(clock.isReached(one, [hours, minutes])).toBe(minutesOf([hours, minutes]) === one.goal % 720);
        expect((one.goal - one.start) % one.step === 0).toBe(true);
        expect(onFace(one.start)).toEqual(clock.start(one));
      }),
      { numRuns: 1500 },
    );
  });
});
