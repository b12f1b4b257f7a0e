import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useId, useRef, useState } from 'react';
import type { Figures } from '#lesson-kit/index.ts';
import type { Misconceptions } from '#lesson-kit/questions/index.ts';
import { TryQuestion } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './quick-check.module.css';
import { NotSaved } from './saved-notice.tsx';
import { useWork } from './work.tsx';

const c = classes(css);

type QuickCheckProps = {
  items: readonly Question[];
  figures: Figures;
  misconceptions: Misconceptions;
  /** P1 to P3 answer with tiles and big keys. */
  isYoung: boolean;
  /** Called once every question was answered and the answers are stored. */
  onAllAnswered?: () => void;
};

/** Two questions, each answered with 'Correct!' or 'Try again.' (spec 1 §2.7). */
export const QuickCheck = ({ items, figures, misconceptions, isYoung, onAllAnswered }: QuickCheckProps) => {
  const say = useText(lesson);
  const id = useId();
  const { answer } = useWork();
  const [lost, setLost] = useState(false);
  const answered = useRef(new Set<string>());
  const keep = async (question: string, given: Answer) => {
    setLost((await answer(question, given)) === false);
    answered.current.add(question);
    if (answered.current.size === items.length) onAllAnswered?.();
  };
  if (items.length === 0) return null;
  return (
    <section className={c('quick')} aria-labelledby={id}>
      <h2 id={id}>{say('quickCheck')}</h2>
      {items.map((question) => (
        <TryQuestion
          key={question.id}
          item={question}
          figures={figures}
          misconceptions={misconceptions}
          isYoung={isYoung}
          onTried={(_, given) => void keep(question.id, given)}
        />
      ))}
      {lost && <NotSaved />}
    </section>
  );
};
