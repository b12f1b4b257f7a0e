/** Finds the context of a question that refers to a story, for when it is asked again on another day. */
import { aboutOf } from '#languages/about.ts';
import { type Block, plainText } from '#lessons/text.ts';
import type { Question } from '#quizzes/questions.ts';

/** The text of an entry that its questions may refer to. */
export type EntryWords = {
  /** The words and the question of each scene of a lesson. */
  readonly scenes: readonly { readonly said: string; readonly asks: string | null }[];
  /** The text of a reading. */
  readonly text: readonly Block[];
};

/** A story told over several scenes before the question. */
const namesStory = /\b(?:the|this) (?:story|passage|poem|text)\b/iu;

/** Instructions, such as 'Think of the bars.', are no context. */
const setsTask =
  /^(?:add|answer|arrange|ask|be|begin|change|check|choose|clap|close|compare|count|cover|decide|do not|draw|explain|fill|find|finish|follow|give|help|hold|join|keep|let us|list|listen|look|make|match|now|picture|point|put|read|remember|round|say|show|sort|start|subtract|test|then|think|tick|touch|try|turn|type|use|walk|work|write)\b/iu;
const ofSomebody = /\b(?:he|she|they|him|her|his|their|them)\b/iu;

/* Capitalised sentence openings that are not names. */
const ordinary = new Set(
  `a an all at big both but each four good he her here his in it its leaders many nearly no nobody of on one only people she so
some somebody that the their there these they this three to two we when with you your`.split(/\s+/),
);

/** Whether a sentence is specific: it has a name or a number. */
const isParticular = (told: string): boolean =>
  /\d/.test(told) || (told.match(/\p{Lu}\p{L}*/gu) ?? []).some((word) => !ordinary.has(word.toLowerCase()));

const sentencesIn = (said: string): readonly string[] =>
  said.replace(/([.!?]["'”’]?)\s+(?=["'“‘]?\p{Lu})/gu, '$1\n').split('\n');

const isTold = (sentence: string): boolean => !/\?["'”’]?$/u.test(sentence) && !setsTask.test(sentence);

/** The sentences of a scene that its question may refer to and does not repeat. */
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

/** The context in paragraphs; empty for a question that stands alone. */
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
