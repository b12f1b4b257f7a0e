import { Play } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import css from './cover.module.css';

const c = classes(css);

/** The first picture starts playing, like the button below. */
export const Cover = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className={c('start')} tabIndex={-1} aria-hidden="true" onClick={onPress}>
    <Play />
  </button>
);
