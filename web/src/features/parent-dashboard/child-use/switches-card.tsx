import type { Ask } from '@afrolearn/contract';
import type { ChildChoices } from '@afrolearn/contract/families.ts';
import type { ChildSwitch, OffReason } from '@afrolearn/learning/people/switches.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { childUse } from '#messages/child-use/en.ts';
import { Link } from '#routing/index.ts';
import { Card } from '#ui/card.tsx';
import { Check } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import css from '../parent-dashboard.module.css';

const c = classes(css);

type Props = {
  choices: ChildChoices;
  onChange: (change: Ask<'PATCH /children/:id/choices'>['body']) => void;
};

/* Reasons that a guardian cannot change here. */
const fixed: ReadonlySet<OffReason> = new Set<OffReason>(['consent', 'school', 'age']);

/** Every switch of a child: its meaning, its state, and who set it. */
export const SwitchesCard = ({ choices: { child, switches }, onChange }: Props) => {
  const say = useText(childUse);
  const hintOf = (key: ChildSwitch, offBy: OffReason | null): string => {
    const means = say(`switchText.${key}`, child);
    if (offBy === null) return means;
    const why = say(`off.${offBy}`, child);
    return `${means} ${why}`;
  };
  return (
    <Card as="section" aria-labelledby="switches">
      <div className={c('form')}>
        <h2 id="switches">{say('switches', child)}</h2>
        {switches.map(({ key, on, offBy }) => (
          <Check
            key={key}
            label={say(`switch.${key}`)}
            hint={hintOf(key, offBy)}
            checked={on && (offBy === null || !fixed.has(offBy))}
            disabled={offBy !== null && fixed.has(offBy)}
            onChange={() => onChange({ [key]: !on })}
          />
        ))}
        <ul className={c('rows')}>
          <li>
            <span className={c('who')}>
              <b>{say('switch.community')}</b>
              <small>{say('friendsText')}</small>
            </span>
            <Link to={paths.children}>{say('open')}</Link>
          </li>
          <li>
            <span className={c('who')}>
              <b>{say('notifications')}</b>
              <small>{say('notificationsText')}</small>
            </span>
            <Link to={paths.parentSettings}>{say('open')}</Link>
          </li>
        </ul>
      </div>
    </Card>
  );
};
