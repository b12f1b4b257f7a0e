import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SavedNotice } from '../saved-notice.tsx';
import { useWork } from '../work.tsx';
import css from './reading-media.module.css';

const c = classes(css);

/* Nobody reads a page of text in less; whoever scrolls down to look does not earn by it. */
const shortest = 15_000;

/** The end of a reading: who came here after a while has read it, and whoever wants says so. */
export const ReadingEnd = () => {
  const say = useText(lesson);
  const { finish, isDone } = useWork();
  const end = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(false);
  const tell = useRef(finish);
  tell.current = finish;

  useEffect(() => {
    if (done) tell.current('reading.read');
  }, [done]);
  useEffect(() => {
    const place = end.current;
    if (done || place === null || typeof IntersectionObserver === 'undefined') return;
    let waited = false;
    let seen = false;
    const look = new IntersectionObserver((entries) => {
      seen = entries.some(({ isIntersecting }) => isIntersecting);
      if (seen && waited) setDone(true);
    });
    look.observe(place);
    const timer = setTimeout(() => {
      waited = true;
      if (seen) setDone(true);
    }, shortest);
    return () => {
      clearTimeout(timer);
      look.disconnect();
    };
  }, [done]);

  return (
    <div ref={end} className={c('end')}>
      {done || isDone ? (
        <>
          <p className={c('readAll')}>
            <Check aria-hidden="true" /> {say('readDone')}
          </p>
          {done && <SavedNotice />}
        </>
      ) : (
        <Button kind="quiet" icon={<Check />} onClick={() => setDone(true)}>
          {say('markRead')}
        </Button>
      )}
    </div>
  );
};
