/** What a question speaks of, where it was asked after something was told: asked again on another day, it brings it along. */
import { type Block, plainText } from '#lessons/text.ts';
import type { Question } from '#quizzes/questions.ts';

/** What was told in the entry that asks it, as far as a question may speak of it. */
export type EntryWords = {
  /** The words of each scene of a lesson, and the question that the scene asks. */
  readonly scenes: readonly { readonly said: string; readonly asks: string | null }[];
  /** The text of a reading. */
  readonly text: readonly Block[];
};

/** Told over several scenes, not in the one that asks. */
const namesStory = /\b(?:the|this) (?:story|passage|poem|text)\b/iu;

/** Paragraph by paragraph; empty where the question stands by itself. */
export const storyOf = (
  { id, prompt }: Pick<Question, 'id' | 'prompt'>,
  { scenes, text }: EntryWords,
): readonly string[] => {
  if (text.length > 0)
    return plainText(text)
      .split('\n')
      .filter((line) => line.trim() !== '');
  const own = scenes.find(({ asks }) => asks === id);
  if (!namesStory.test(prompt)) return own === undefined ? [] : [own.said];
  const last = own === undefined ? scenes.length : scenes.indexOf(own) + 1;
  return scenes.slice(0, last).flatMap((scene) => (scene.asks === null || scene === own ? [scene.said] : []));
};
