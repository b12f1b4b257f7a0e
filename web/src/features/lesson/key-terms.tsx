import type { KeyTerm } from '@afrolearn/learning/lessons/lesson.ts';
import { useId } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './key-terms.module.css';

const c = classes(css);

type Term = Omit<KeyTerm, 'sw'> & { sw?: string | undefined };

export const KeyTerms = ({ terms }: { terms: readonly Term[] }) => {
  const say = useText(lesson);
  const id = useId();
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={c('title')}>
        {say('keyTerms')}
      </h2>
      <dl className={c('terms')} lang="en">
        {terms.map(({ term, meaning, sw }) => (
          <div key={term}>
            <dt>
              {term}
              {sw !== undefined && (
                <small lang="sw" title="Kiswahili">
                  {sw}
                </small>
              )}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
