import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useId, useState } from 'react';
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

type QuickCheckProps = { items: readonly Question[]; figures: Figures; misconceptions: Misconceptions };

/** Two questions, each answered with 'Correct!' or 'Try again.' (spec 1 §2.7). */
export const QuickCheck = ({ items, figures, misconceptions }: QuickCheckProps) => {
  const say = useText(lesson);
  const id = useId();
  const { answer } = useWork();
  const [lost, setLost] = useState(false);
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
          onTried={async (_, given) => setLost((await answer(question.id, given)) === false)}
        />
      ))}
      {lost && <NotSaved />}
    </section>
  );
};
