import {
  absoluteWords,
  captions,
  moreChoices,
  nearTwins,
  noTwoChoices,
  notOnlyChoices,
  oneMistakeTwice,
  pictureAnswers,
  saidTwice,
  sectionB,
} from '#check/rules/asked.ts';
import { checkedFacts } from '#check/rules/checked.ts';
import { becauseNotFor, phrases, questionSentences, vocabulary } from '#check/rules/english.ts';
import { names, numbers, places, prices, typedForms } from '#check/rules/facts.ts';
import { homeMistakes, homeTasks } from '#check/rules/for-home.ts';
import type { Rule } from '#check/rules/rule.ts';
import { bareLines, movingScenes, touchScenes, wordsAlone } from '#check/rules/shown.ts';
import { everyLesson, objectives, twoQuestions, workedExample } from '#check/rules/tested.ts';

export const rules: readonly Rule[] = [
  objectives,
  everyLesson,
  twoQuestions,
  workedExample,
  absoluteWords,
  oneMistakeTwice,
  moreChoices,
  nearTwins,
  captions,
  saidTwice,
  noTwoChoices,
  sectionB,
  notOnlyChoices,
  pictureAnswers,
  questionSentences,
  becauseNotFor,
  phrases,
  vocabulary,
  numbers,
  prices,
  places,
  names,
  typedForms,
  checkedFacts,
  movingScenes,
  touchScenes,
  wordsAlone,
  bareLines,
  homeMistakes,
  homeTasks,
];
