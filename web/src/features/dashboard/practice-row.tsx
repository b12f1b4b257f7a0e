import { ChevronRight } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { today } from '#messages/today/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { spots } from '#ui/spots.ts';
import css from './today/waiting-list.module.css';

const c = classes(css);

/** The link to endless exercises. */
export const PracticeRow = () => {
  const say = useText(today);
  return (
    <Link to={paths.practice} className={c('row')}>
      <img src={spots.math} alt="" width="48" height="48" />
      <span>
        <b>{say('practiseMaths')}</b>
        <small>{say('practiseLine')}</small>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  );
};
