import type { Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import { lessonsPerCheckpoint, questionsPerCheckpoint } from '@afrolearn/learning/lessons/list.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { boundsOf } from '#check/bounds.ts';
import { checkWords } from '#check/prose.ts';
import { checkQuestion } from '#check/questions.ts';
import type { Tell } from '#findings.ts';
import type { Doc, UnitDoc } from '#load/content.ts';

type Say = (path: string, message: string) => void;

/** Either-or pairs: both faiths, the same difficulty, and each pair counts as one question. */
const checkPairs = (questions: readonly Question[], say: Say): void => {
  questions.forEach((question, index) => {
    const sided = question.faith === 'christian' || question.faith === 'islamic';
    if (sided !== (question.pair !== undefined)) {
      say(`items.${index}`, "A question of one faith needs 'pair', and only such a question has one.");
    }
    if (!sided || question.pair === undefined) return;
    const others = questions.filter((other) => other !== question && other.pair === question.pair);
    const [other] = others;
    if (others.length !== 1 || other?.faith === question.faith) {
      say(`items.${index}`, `The pair '${question.pair}' must be one Christian and one Islamic question.`);
    } else if (other?.difficulty !== question.difficulty) {
      say(`items.${index}`, `The two questions of pair '${question.pair}' must be equally hard.`);
    }
  });
};

/** One of each pair, to count what one learner sees. */
const metBy = (questions: readonly Question[]): readonly Question[] =>
  questions.filter(({ faith }) => faith !== 'islamic');

const checkMix = (questions: readonly Question[], wanted: readonly number[], say: Say): void => {
  const counts = [1, 2, 3, 4].map(
    (difficulty) => questions.filter((question) => question.difficulty === difficulty).length,
  );
  if (counts.every((count, index) => count === wanted[index])) return;
  const words = (numbers: readonly number[]) =>
    numbers.map((count, index) => `${count} of level ${index + 1}`).join(', ');
  say('items', `A checkpoint here has ${words(wanted)}; this one has ${words(counts)}.`);
};

/** No position may have the right answer more than half of the time, or three times in a row. */
const checkPlaces = (questions: readonly Question[], say: Say): void => {
  const places = questions.flatMap((question) =>
    question.kind === 'single' ? [question.options.findIndex((option) => option.right)] : [],
  );
  if (places.length < 4) return;
  for (const place of new Set(places)) {
    const share = places.filter((other) => other === place).length;
    if (share > places.length / 2) {
      say(
        'items',
        `The right answer is option ${place + 1} in ${share} of ${places.length} questions; vary its place.`,
      );
    }
  }
  const run = places.findIndex((place, index) => place === places[index + 1] && place === places[index + 2]);
  if (run >= 0)
    say(
      'items',
      `The right answer is option ${(places[run] ?? 0) + 1} three times in a row; vary its place.`,
    );
};

export const checkQuiz = (
  { source, content }: Doc<Quiz>,
  { unit }: UnitDoc,
  named: ReadonlySet<string>,
  tell: Tell,
) => {
  const say: Say = (path, message) => tell(source, path, message);
  const { items: questions, level, n } = content;
  const met = metBy(questions);
  if (met.length !== questionsPerCheckpoint) {
    say('items', `A checkpoint has ${questionsPerCheckpoint} questions; this one has ${met.length}.`);
  } else checkMix(met, boundsOf[level].difficulties, say);
  checkWords(content, source, '', tell);
  checkPlaces(questions, say);
  checkPairs(questions, say);
  const covered = new Set(unit.lessons.slice(0, n * lessonsPerCheckpoint).map((lesson) => lesson.n));
  const prompts = new Map<string, number>();
  const ids = new Set<string>();
  questions.forEach((question, index) => {
    checkQuestion(question, `items.${index}`, { level, source, tell, named });
    if (question.lesson !== null && !covered.has(question.lesson)) {
      say(`items.${index}.lesson`, `Lesson ${question.lesson} comes after this checkpoint.`);
    }
    if (ids.has(question.id))
      say(`items.${index}.n`, `The number ${question.id.split('-').at(-1)} is used twice.`);
    ids.add(question.id);
    const asked = question.prompt.toLowerCase();
    if (prompts.has(asked) && question.kind !== 'gap') say(`items.${index}`, 'This question is asked twice.');
    prompts.set(asked, index);
  });
};
