import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { SavedNotice } from '../saved-notice.tsx';
import { useWork } from '../work.tsx';
import css from './reading-media.module.css';

const c = classes(css);

/** A reading is finished by answering its questions. Scrolling past the text is not enough. */
export const ReadingEnd = ({ answered }: { answered: boolean }) => {
  const say = useText(lesson);
  const { finish, isDone } = useWork();
  const tell = useRef(finish);
  tell.current = finish;
  useEffect(() => {
    if (answered) tell.current('reading.read');
  }, [answered]);
  return (
    <div className={c('end')}>
      {answered || isDone ? (
        <p className={c('readAll')}>
          <Check aria-hidden="true" /> {say('readDone')}
        </p>
      ) : (
        <p>{say('answerToFinish')}</p>
      )}
      {answered && <SavedNotice />}
    </div>
  );
};
