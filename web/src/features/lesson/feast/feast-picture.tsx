import { Save, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useWork } from '../work.tsx';
import css from './lesson-feast.module.css';

const c = classes(css);

type FeastPictureProps = {
  title: string;
  /** The accessible name of the exit. */
  leave: string;
  onLeave: () => void;
  /** The tree, or a drawing. */
  children: ReactNode;
};

/** The upper part of an end screen: the picture, with the exit, the title and the state of saving on it. */
export const FeastPicture = ({ title, leave, onLeave, children }: FeastPictureProps) => {
  const say = useText(lesson);
  const { saved } = useWork();
  return (
    <div className={c('picture')}>
      {children}
      <header className={c('top')}>
        <Button kind="ghost" size="sm" round icon={<X />} className={c('out')} onClick={onLeave}>
          {leave}
        </Button>
        <b lang="en">{title}</b>
        {saved === 'saved' && (
          <Badge kind="ok" icon={<Save />} role="status">
            {say('saved')}
          </Badge>
        )}
      </header>
    </div>
  );
};
