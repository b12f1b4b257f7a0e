import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { Suspense } from 'react';
import { preloadVisuals } from '#lesson-kit/visuals/visual.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { SeveralChoice, SingleChoice } from './choices.tsx';
import type { QuestionProps } from './question-props.ts';
import { Typed } from './typed.tsx';

/* Most questions are choices and numbers; the others come when a quiz has one. */
const Order = lazyPart(async () => (await import('./tiles/order.tsx')).Order);
const Match = lazyPart(async () => (await import('./tiles/match.tsx')).Match);
const Gap = lazyPart(async () => (await import('./gap.tsx')).Gap);
const Fraction = lazyPart(async () => (await import('./parts/clock-and-fraction.tsx')).Fraction);
const Time = lazyPart(async () => (await import('./parts/clock-and-fraction.tsx')).Time);
const Structured = lazyPart(async () => (await import('./parts/structured.tsx')).Structured);
const Working = lazyPart(async () => (await import('./parts/working.tsx')).Working);
const later: Partial<Record<Question['kind'], { preload: () => void }>> = {
  order: Order,
  match: Match,
  gap: Gap,
  fraction: Fraction,
  time: Time,
  structured: Structured,
  working: Working,
};

export const preloadKinds = (kinds: Iterable<Question['kind']>): void => {
  for (const kind of kinds) later[kind]?.preload();
};

/** Fetches what the questions will need. */
export const preloadInputs = (items: readonly Question[]): void => {
  preloadKinds(new Set(items.map(({ kind }) => kind)));
  preloadVisuals(
    items
      .flatMap((question) => [
        question.show ?? [],
        'options' in question ? question.options.flatMap(({ show }) => show ?? []) : [],
      ])
      .flat(),
  );
};

const Input = ({ item: question, ...rest }: QuestionProps) => {
  switch (question.kind) {
    case 'single':
      return <SingleChoice item={question} {...rest} />;
    case 'several':
      return <SeveralChoice item={question} {...rest} />;
    case 'number':
    case 'text':
      return <Typed item={question} {...rest} isRight={gradeQuestion(question, rest.answer).correct} />;
    case 'fraction':
      return <Fraction item={question} {...rest} />;
    case 'time':
      return <Time item={question} {...rest} />;
    case 'structured':
      return <Structured item={question} {...rest} />;
    case 'working':
      return <Working item={question} {...rest} />;
    case 'order':
      return <Order item={question} {...rest} />;
    case 'match':
      return <Match item={question} {...rest} />;
    case 'gap':
      return <Gap item={question} {...rest} />;
  }
};

/** The place where a question of any kind is answered. */
export const QuestionInput = (props: QuestionProps) => (
  <Suspense fallback={null}>
    <Input key={props.item.id} {...props} />
  </Suspense>
);
