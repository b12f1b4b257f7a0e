import type { Scene } from '@afrolearn/learning/lessons/lesson.ts';
import { Play } from 'lucide-react';
import type { Ref } from 'react';
import type { Figures } from '#lesson-kit/figure.tsx';
import { revealTimes, shownAt } from '#lesson-kit/visuals/parts-of.ts';
import { Visual } from '#lesson-kit/visuals/visual.tsx';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { Cover } from './cover.tsx';
import stage from './player.module.css';
import css from './poster.module.css';

const c = classes(css);
const on = classes(stage);

type PosterProps = {
  scene: Scene;
  figures: Figures;
  box: Ref<HTMLElement>;
  play: Ref<HTMLButtonElement>;
  onPlay: () => void;
};

/** A lesson before a young child starts it: its first picture, and one button. Resumes the saved position. */
export const Poster = ({ scene: { visual, narration }, figures, box, play, onPlay }: PosterProps) => {
  const say = useText(lesson);
  return (
    <section className={on('player')} aria-label={say('explainer')} ref={box}>
      <div className={`${on('stage')} ${c('picture')}`}>
        <div className={on('scene')}>
          <Visual visual={visual} shown={shownAt(revealTimes(visual, narration), 1)} figures={figures} />
        </div>
        <Cover onPress={onPlay} />
      </div>
      <button ref={play} type="button" className={c('go')} aria-label={say('play')} onClick={onPlay}>
        <Play aria-hidden="true" />
      </button>
    </section>
  );
};
