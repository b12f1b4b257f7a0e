import { useText } from '#lib/language.tsx';
import { landing } from '#messages/landing/en.ts';
import { classes } from '#ui/classes.ts';
import tree from '#ui/pictures/illustrations/baobab-3.svg?no-inline';
import css from './engagement.module.css';

const c = classes(css);

const steps = ['engageLesson', 'engageSeeds', 'engageTree'] as const;

/** The student-engagement section of spec 1 §2.2. */
export const Engagement = () => {
  const say = useText(landing);
  return (
    <section className={c('section')} aria-labelledby="engagement">
      <img className={c('tree')} src={tree} alt="" width="400" height="300" loading="lazy" />
      <div>
        <h2 id="engagement">{say('engageTitle')}</h2>
        <p className={c('lead')}>{say('engageText')}</p>
        <ol className={c('steps')}>
          {steps.map((step, index) => (
            <li key={step}>
              <b aria-hidden="true">{index + 1}</b>
              <span>
                <strong>{say(step)}</strong>
                {say(`${step}Text`)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
