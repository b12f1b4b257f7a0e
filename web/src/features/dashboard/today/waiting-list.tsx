import { ChevronRight } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { today } from '#messages/today/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { useStepWords } from './step-words.ts';
import type { DayStep } from './use-day.ts';
import css from './waiting-list.module.css';

const c = classes(css);

/** With more steps this would be a second list to choose from. */
const most = 2;

/** The steps after the main card, one quiet line each. */
export const WaitingList = ({ steps }: { steps: readonly DayStep[] }) => {
  const say = useText(today);
  const wordsOf = useStepWords();
  if (steps.length === 0) return null;
  return (
    <ul className={c('list')} aria-label={say('waits')}>
      {steps.slice(0, most).map((step) => {
        const { to, state, picture, kick, title } = wordsOf(step);
        return (
          <li key={`${to} ${title}`}>
            <Link to={to} state={state} className={c('row')}>
              <img src={picture} alt="" width="48" height="48" />
              <span>
                <b>{title}</b>
                <small>{kick}</small>
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
