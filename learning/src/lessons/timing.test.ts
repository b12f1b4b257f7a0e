import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sceneSeconds, timeScenes, timestamp, transcriptOf, wordsPerMinute } from '#lessons/timing.ts';

test('a Primary 1 learner hears 100 words a minute, a Primary 7 learner 130, and between evenly', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((grade) => wordsPerMinute(grade as 1))).toEqual([
    100, 105, 110, 115, 120, 125, 130,
  ]);
});

test('a scene lasts as long as its words, with a moment to look', () => {
  const words = Array.from({ length: 26 }, () => 'word').join(' ');
  expect(sceneSeconds(words, 7)).toBe(13);
  expect(sceneSeconds('Hi.', 7)).toBe(3);
});

test('scenes follow one another without a gap and the transcript starts with them', () => {
  const text = fc.array(fc.constantFrom('sun', 'rain', 'goat', '12', '-'), { maxLength: 40 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 14 }), (narrations) => {
      const scenes = narrations.map((words) => ({ narration: words.join(' ') }));
      const times = timeScenes(scenes, 'P4-P5');
      times.forEach(({ start, end }, index) => {
        expect(start).toBe(index === 0 ? 0 : times[index - 1]?.end);
        expect(end - start).toBeGreaterThan(2.9);
      });
      expect(transcriptOf(scenes, 'P4-P5').map(({ t }) => t)).toEqual(times.map(({ start }) => start));
    }),
  );
});

test('a timestamp reads as minutes and seconds', () => {
  expect([0, 9.9, 84, 600].map(timestamp)).toEqual(['0:00', '0:09', '1:24', '10:00']);
});
