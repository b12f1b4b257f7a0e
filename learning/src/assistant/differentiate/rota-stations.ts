import { inRow } from '#assistant/differentiate/asking.ts';
import { onPaper } from '#assistant/paper.ts';
import { questionsAbout, type UnitSource } from '#assistant/source.ts';
import { aloneInUnit, isInWords } from '#assistant/standing-alone.ts';
import { activityOf } from '#assistant/teaching.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { plainText } from '#lessons/text.ts';
import { sentencesOf } from '#lessons/words.ts';
import type { Question } from '#quizzes/questions.ts';

export type Station = { readonly name: string; readonly task: readonly string[] };

const firstLines = (words: string, count: number): readonly string[] =>
  words
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count);

/** The questions of the stations: two for the teacher to ask, three to answer alone. */
export const rotaQuestions = (ofUnit: UnitSource, ofLesson: Lesson): readonly Question[] => {
  const { unit, lesson } = aloneInUnit(ofUnit, ofLesson);
  return questionsAbout(unit, lesson).filter(isInWords).slice(0, 5);
};

/** The prompt with its options: at a station nobody is there to read them out. */
const asLine = (question: Question, draw: number): string => {
  const { text, options } = onPaper(question, draw);
  return options === undefined ? text : `${text}\n${inRow(options)}`;
};

/** The lesson's activity, if it fits the classroom and one round; else matching its words on slips. */
const handsStation = (lesson: Lesson, minutes: number): Station => {
  const activity = activityOf(lesson);
  if (activity.place === 'class' && activity.minutes <= minutes)
    return { name: 'Hands', task: firstLines(plainText(lesson.tryThis), 4) };
  return {
    name: 'Match',
    task: [
      'Write each word and each meaning on a slip of its own. Mix them, then lay the pairs together.',
      ...lesson.keyTerms.slice(0, 4).map(({ term, meaning }) => `${term}: ${meaning}`),
    ],
  };
};

/**
 * Ten stations of one lesson that need paper, chalk and things at hand, each within one round. The teacher
 * leads the first.
 */
export const rotaStations = (
  unit: UnitSource,
  lesson: Lesson,
  draw: number,
  minutes: number,
): readonly Station[] => {
  const asked = rotaQuestions(unit, lesson).map((question) => asLine(question, draw));
  const terms = lesson.keyTerms.map(({ term }) => term);
  const [first = lesson.title] = sentencesOf(lesson.overview);
  return [
    {
      name: 'With the teacher',
      task: [
        `Check the aim: ${lesson.objectives[0] ?? lesson.title}`,
        ...asked.slice(0, 2).map((prompt) => `Ask: ${prompt}`),
        'Listen to each child once. Write down who needs another try.',
      ],
    },
    { name: 'Words', task: [`Say what each word means and use it in a sentence: ${terms.join(', ')}.`] },
    {
      name: 'Questions',
      task: [...asked.slice(2, 5).map((prompt) => `Answer in your book: ${prompt}`), 'Compare, then agree.'],
    },
    { name: 'Read together', task: [`Read in turns, one sentence each: ${lesson.overview}`] },
    handsStation(lesson, minutes),
    {
      name: 'Draw',
      task: [`Draw what this tells, with at least three labels: ${first}`, 'Show it and explain it.'],
    },
    {
      name: 'Remember',
      task: ['Learn these lines. Cover them and say them to each other.', ...lesson.remember],
    },
    {
      name: 'Question makers',
      task: [
        `Write three questions with answers about “${lesson.title}”.`,
        'One must begin with Why, one with How.',
        'Leave them for the next group to answer.',
      ],
    },
    { name: 'Talk', task: [lesson.talkAtHome, 'Each one speaks once before anybody speaks twice.'] },
    {
      name: 'Act it',
      task: [`Show this without words, so that others can guess it: ${lesson.remember[0] ?? lesson.title}`],
    },
  ];
};
