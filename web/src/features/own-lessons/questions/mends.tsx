import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import type { DraftState } from '../use-draft.ts';
import css from './mends.module.css';
import { sayProblem } from './say-problem.ts';

const c = classes(css);

/** Maps the server's field paths to a question. */
export const saidOf = (fields: Readonly<Record<string, string>>, start: string): string | null =>
  Object.entries(fields).find(([path]) => path === start || path.startsWith(`${start}.`))?.[1] ?? null;

/** The problem of a question. A new one is not marked as empty. */
export const problemAt = ({ draft, problems, said }: DraftState, place: number): string | null => {
  const question = draft?.questions[place];
  const isNew = question?.prompt === '' && question.id === null;
  return (isNew ? null : problems[`questions.${place}`]) ?? saidOf(said.fields, `questions.${place}`);
};

export const idOfQuestion = (place: number): string => `own-question-${place}`;

/** A summary of questions with problems, with links; announced when a save fails. */
export const Mends = ({ state }: { state: DraftState }) => {
  const say = useText(ownLessons);
  const list = useRef<HTMLDivElement>(null);
  const { draft, saving } = state;
  const found = (draft?.questions ?? []).flatMap((_, place) => {
    const problem = problemAt(state, place);
    return problem === null ? [] : [{ place, problem }];
  });
  const isFailed = saving === 'failed';
  useEffect(() => {
    if (isFailed) list.current?.focus();
  }, [isFailed]);
  if (found.length === 0 || (draft?.questions.length ?? 0) < 2) return null;
  return (
    <div ref={list} tabIndex={-1}>
      <Notice kind="notyet">
        {say('mendQuestions', { count: found.length })}
        <ul className={c('mends')}>
          {found.map(({ place, problem }) => (
            <li key={place}>
              <Button
                kind="ghost"
                size="sm"
                onClick={() => document.getElementById(idOfQuestion(place))?.focus()}
              >
                {say('questionN', { n: place + 1 })}
              </Button>{' '}
              {sayProblem(say, problem)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
