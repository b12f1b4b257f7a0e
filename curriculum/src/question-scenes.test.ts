// A caption stays visible while its question waits: it may set the scene, but must not give the answer.
import { expect, test } from 'vitest';
import { realUnits } from './assistant/real-units.ts';

const small = new Set(
  'a an and are as at be by do does for from has have he her his how in is it its not of on one or she that the their they this to was we what when where which who why with'.split(
    ' ',
  ),
);
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z0-9']+/g) ?? []).filter((word) => !small.has(word));

/** The share of an option's words in the caption, except words of the question. */
const saidOf = (option: string, caption: string, prompt: string): number => {
  const asked = wordsOf(prompt);
  const words = wordsOf(option).filter((word) => !asked.includes(word));
  return words.length === 0
    ? 0
    : words.filter((word) => wordsOf(caption).includes(word)).length / words.length;
};

/** Contains most of the one right answer, and much less of every other. */
const givesAway = (
  caption: string,
  prompt: string,
  options: readonly { readonly text: string; readonly right: boolean }[],
): boolean => {
  const most = (right: boolean) =>
    Math.max(
      0,
      ...options.filter((one) => one.right === right).map(({ text }) => saidOf(text, caption, prompt)),
    );
  return most(true) >= 0.6 && most(true) > most(false) + 0.3;
};

const asking = realUnits.flatMap(({ lessons }) =>
  lessons.flatMap(({ id, scenes }) =>
    scenes.flatMap(({ narration, visual }, at) =>
      visual.kind === 'question' ? [{ id: `${id} scene ${at + 1}`, narration, question: visual.item }] : [],
    ),
  ),
);

test('the rule knows a caption that says the answer', () => {
  const options = [
    { text: 'Its chemicals have been used up.', right: true },
    { text: 'Its electricity has run out of it.', right: false },
  ];
  const ask = 'Why does an old cell stop working?';
  expect(givesAway('It stops because its chemicals are used up.', ask, options)).toBe(true);
  expect(givesAway('The torch is dim tonight. Think of what works inside.', ask, options)).toBe(false);
});

test('no caption says the answer of the question that stands above it', () => {
  expect(asking.length).toBeGreaterThan(500);
  const told = asking.filter(({ narration, question }) =>
    question.kind === 'single' ? givesAway(narration, question.prompt, question.options) : false,
  );
  expect(told.map(({ id }) => id)).toEqual([]);
});
