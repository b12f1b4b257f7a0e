import { Check } from 'lucide-react';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Link } from '#routing/index.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { firstSteps } from '../dashboard.api.ts';
import css from './first-steps.module.css';

const c = classes(css);

const steps = [
  ['staff', `${paths.administration}?tab=codes`],
  ['classes', paths.classes],
  ['pupils', paths.classes],
  ['consent', `${paths.administration}?tab=learners`],
] as const;

/** The first steps of a new school's head, ticked automatically; hidden once all are done. */
export const FirstSteps = () => {
  const say = useText(teachingTexts);
  const { data } = useAnswer('first steps', firstSteps);
  if (data === null || steps.every(([step]) => data[step])) return null;
  return (
    <Card as="section" aria-labelledby="first-steps">
      <h2 id="first-steps">{say('firstSteps')}</h2>
      <ol className={c('steps')}>
        {steps.map(([step, to], place) => (
          <li key={step} className={c('step')}>
            <span className={c('mark', data[step] && 'done')} aria-hidden="true">
              {data[step] ? <Check /> : place + 1}
            </span>
            <div>
              <Link to={to} className={c('way')}>
                {say(`step.${step}`)}
              </Link>
              {data[step] && <span className={c('said')}>{say('stepDone')}</span>}
              <p className={c('about')}>{say(`stepMore.${step}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
};
