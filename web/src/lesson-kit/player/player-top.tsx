import { X } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './player-top.module.css';

const c = classes(css);

export type PlayerFocus = { on: boolean; title: string; onEnter: () => void; onLeave: () => void };

type PlayerTopProps = {
  focus: PlayerFocus | undefined;
  scene: number;
  scenes: number;
  pause: () => void;
};

/** The full-screen header: exit, title and progress. */
export const PlayerTop = ({ focus, scene, scenes, pause }: PlayerTopProps) => {
  const say = useText(lesson);
  if (focus?.on !== true) return null;
  const leave = () => {
    pause();
    focus.onLeave();
  };
  return (
    <div className={c('top')}>
      <button type="button" aria-label={say('leaveLesson')} title={say('leaveLesson')} onClick={leave}>
        <X />
      </button>
      <b lang="en">{focus.title}</b>
      <span>{say('sceneCount', { n: scene, all: scenes })}</span>
    </div>
  );
};
