import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/en/lesson.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Entry } from '../lesson.api.ts';
import { SavedNote } from '../saved-note.tsx';
import css from './end-card.module.css';

const c = classes(css);

const waits = 5;

type EndCardProps = { next: Entry | null; goOn: (startsNow?: boolean) => void; automatic: boolean };

/** After the last scene: moves on by itself, unless told to stay. At the end of a unit there is nowhere to move. */
export const EndCard = ({ next, goOn, automatic }: EndCardProps) => {
  const say = useText(lesson);
  const [stays, setStays] = useState(!automatic || next === null);
  const [left, setLeft] = useState(waits);

  useEffect(() => {
    if (stays) return;
    if (left === 0) return goOn(true);
    // Whoever looks away does not come back to another lesson.
    const timer = setTimeout(() => (document.hidden ? setStays(true) : setLeft(left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [stays, left, goOn]);

  return (
    <div className={c('end')} role="status">
      <p className={c('done')}>{say('finished')}</p>
      <SavedNote />
      {next === null ? (
        <p>{say('unitEnd')}</p>
      ) : (
        <>
          <p>
            {stays
              ? say('isNext', { title: next.title })
              : say('movingOn', { count: left, title: next.title })}
          </p>
          <p className={c('acts')}>
            {!stays && (
              <Button kind="paper" size="sm" onClick={() => setStays(true)}>
                {say('stayHere')}
              </Button>
            )}
            <Button size="sm" className={c('go')} onClick={() => goOn(true)}>
              {say('next')}
              <ArrowRight />
            </Button>
          </p>
        </>
      )}
    </div>
  );
};
