import { generatorsOf } from '@afrolearn/learning/practice/generators.ts';
import { Dumbbell } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { lesson } from '#messages/lesson/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from '../up-next.module.css';

const c = classes(css);

/** Links to endless practice of this lesson; nothing without a generator. */
export const PracticeLinks = ({ item }: { item: string }) => {
  const say = useText(lesson);
  const list = generatorsOf(item);
  if (list.length === 0) return null;
  return (
    <nav className={c('practice')} aria-label={say('practise')}>
      {list.map(({ id, title }) => (
        <ButtonLink key={id} kind="quiet" icon={<Dumbbell />} to={paths.practiceOf(id)}>
          {say('practiseTitle', { title })}
        </ButtonLink>
      ))}
    </nav>
  );
};
