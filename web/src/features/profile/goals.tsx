import { useText } from '#lib/language.tsx';
import { profile } from '#messages/profile/en.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import { Weave } from '#ui/weave.tsx';
import css from './goals.module.css';
import type { Summary } from './profile.api.ts';

const c = classes(css);

/** The cloth whose ink is the goal's pigment, in both themes. */
const cloths: Readonly<Record<string, Cloth>> = {
  earth: 'english',
  gold: 'money',
  leaf: 'science',
  lake: 'sst',
  indigo: 'math',
  bark: 'culture',
  plum: 'life',
};

const defaultTarget = 5;

/** Learning goals; the documented default (spec 2 §9) counts real lessons. */
export const Goals = ({ summary }: { summary: Summary }) => {
  const say = useText(profile);
  const goals =
    summary.goals.length > 0
      ? summary.goals
      : [
          {
            id: 'default',
            title: say('defaultGoal'),
            current: summary.lessonsCompleted,
            target: defaultTarget,
            color: 'leaf',
          },
        ];
  return (
    <Card as="section" aria-labelledby="goals">
      <h2 id="goals">{say('goals')}</h2>
      <ul className={c('goals')}>
        {goals.map(({ id, title, current, target, color }) => {
          // Capped: '7 of 5' would confuse a child.
          const count = current >= target ? say('reached') : say('countOf', { current, target });
          return (
            <li key={id} data-cloth={cloths[color] ?? 'science'}>
              <b>{title}</b>
              <span className="num">{count}</span>
              <Weave
                thin
                className={c('bar')}
                value={(current * 100) / Math.max(1, target)}
                label={title}
                valueText={count}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
