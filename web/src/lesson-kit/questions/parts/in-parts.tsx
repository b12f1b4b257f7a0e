import type { PartResult } from '@afrolearn/learning/quizzes/parts.ts';
import { sumOfMarks } from '@afrolearn/learning/quizzes/parts.ts';
import { useText } from '#lib/language.tsx';
import { questions } from '#messages/questions/en.ts';
import { classes } from '#ui/classes.ts';
import type { QuestionProps } from '../question-props.ts';
import css from './in-parts.module.css';

const c = classes(css);

/** The values of all parts; an unanswered part is an empty string. */
export const valuesOf = (answer: QuestionProps['answer'], count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => (Array.isArray(answer) ? String(answer[at] ?? '') : ''));

export const putAt = (values: readonly string[], at: number, value: string): readonly string[] | null => {
  const next = values.map((old, other) => (other === at ? value : old));
  return next.every((one) => one === '') ? null : next;
};

export const Total = ({ results }: { results: readonly PartResult[] }) => {
  const say = useText(questions);
  const { earned, of } = sumOfMarks(results);
  return <p className={c('total')}>{say('earned', { earned, all: of })}</p>;
};
