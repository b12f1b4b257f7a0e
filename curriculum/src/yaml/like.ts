// The generator that asks the same question with other numbers: `like: number-of-subsets 3`.
import { isPracticeLevel } from '@afrolearn/learning/practice/exercise.ts';
import { generatorById } from '@afrolearn/learning/practice/generators.ts';
import { z } from 'zod';
import { text } from '#yaml/values.ts';

export const like = text.transform((written, context) => {
  const [generator = '', last = '', ...more] = written.split(' ');
  const level = Number(last);
  if (generatorById(generator) !== null && isPracticeLevel(level) && more.length === 0)
    return { generator, level };
  context.addIssue({
    code: 'custom',
    message: 'must be a kind of exercise and its level, 1 to 3, such as "number-of-subsets 3"',
  });
  return z.NEVER;
});
