/** What a question speaks of, where it was asked after something was told: asked again on another day, it brings it along. */
import { aboutOf } from '#languages/about.ts';
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

/** A sentence that sets a task, such as 'Think of the bars.', tells nothing. */
const setsTask =
  /^(?:add|answer|arrange|ask|be|begin|change|check|choose|clap|close|compare|count|cover|decide|do not|draw|explain|fill|find|finish|follow|give|help|hold|join|keep|let us|list|listen|look|make|match|now|picture|point|put|read|remember|round|say|show|sort|start|subtract|test|then|think|tick|touch|try|turn|type|use|walk|work|write)\b/iu;
const ofSomebody = /\b(?:he|she|they|him|her|his|their|them)\b/iu;

/* With these a sentence begins that names nobody. */
const ordinary = new Set(
  `a an all at big both but each four good he her here his in it its leaders many nearly no nobody of on one only people she so
some somebody that the their there these they this three to two we when with you your`.split(/\s+/),
);

/** A name or a number: something happens to somebody, or is counted. */
const isParticular = (told: string): boolean =>
  /\d/.test(told) || (told.match(/\p{Lu}\p{L}*/gu) ?? []).some((word) => !ordinary.has(word.toLowerCase()));

const sentencesIn = (said: string): readonly string[] =>
  said.replace(/([.!?]["'”’]?)\s+(?=["'“‘]?\p{Lu})/gu, '$1\n').split('\n');

const isTold = (sentence: string): boolean => !/\?["'”’]?$/u.test(sentence) && !setsTask.test(sentence);

/** What a scene tells, where its question may speak of it and does not say it all itself. */
const toldFor = (prompt: string, said: string): readonly string[] => {
  const sentences = sentencesIn(said);
  const told = sentences.filter(isTold).join(' ');
  const asked = aboutOf(prompt);
  const words = [...aboutOf(told)];
  const isStory = sentences.length > 1 && sentences.every(isTold);
  const isMeant =
    isStory || isParticular(told) || ofSomebody.test(prompt) || words.some((word) => asked.has(word));
  return isMeant && words.some((word) => !asked.has(word)) ? [told] : [];
};

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
  if (!namesStory.test(prompt)) return own === undefined ? [] : toldFor(prompt, own.said);
  const last = own === undefined ? scenes.length : scenes.indexOf(own) + 1;
  return scenes.slice(0, last).flatMap((scene) => {
    if (scene === own) return sentencesIn(scene.said).filter(isTold);
    return scene.asks === null ? [scene.said] : [];
  });
};
