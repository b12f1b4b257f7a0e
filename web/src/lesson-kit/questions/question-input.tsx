import { type Kind, optionsOf, type Question } from '@afrolearn/learning/quizzes/questions.ts';
import { Suspense } from 'react';
import { preloadVisuals } from '#lesson-kit/visuals/visual.tsx';
import { askedKinds, kindOf } from './kinds/kinds.ts';
import type { QuestionProps } from './question-props.ts';

export const preloadKinds = (kinds: Iterable<Kind>): void => {
  for (const kind of kinds) askedKinds[kind].preload?.();
};

/** Preloads the lazy parts of these questions. */
export const preloadInputs = (items: readonly Question[]): void => {
  preloadKinds(new Set(items.map(({ kind }) => kind)));
  preloadVisuals(
    items
      .flatMap((question) => [question.show ?? [], optionsOf(question).flatMap(({ show }) => show ?? [])])
      .flat(),
  );
};

/** The input of a question of any kind. */
export const QuestionInput = (props: QuestionProps) => {
  const { Input } = kindOf(props.item);
  return (
    <Suspense fallback={null}>
      <Input key={props.item.id} {...props} />
    </Suspense>
  );
};
