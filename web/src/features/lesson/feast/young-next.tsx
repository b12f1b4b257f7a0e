import { Play } from 'lucide-react';
import { usePictures } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import type { Entry } from '../lesson.api.ts';
import css from './lesson-feast.module.css';

const c = classes(css);

/** The next lesson as a picture to press; its name can be heard first. */
export const YoungNext = ({ next, onGo }: { next: Entry; onGo: () => void }) => {
  const say = useText(lesson);
  const picture = usePictures([next.id]).get(next.id);
  return (
    <div className={c('smallNext')}>
      <button type="button" aria-label={say('isNext', { title: next.title })} onClick={onGo}>
        <span className={c('play')}>
          <Play aria-hidden="true" />
        </span>
        {picture !== undefined && <img src={picture} alt="" width="480" height="400" />}
        <b lang="en">{next.title}</b>
      </button>
      <Ear text={next.title} />
    </div>
  );
};
