import { Check } from 'lucide-react';
import css from '#lesson-kit/questions/tiles/tiles.module.css';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';

const c = classes(css);

type OrderSolutionProps = {
  steps: readonly string[];
  /** The learner's step for each place. */
  places: readonly number[];
  labelledBy: string;
};

/** The right order, with the learner's step in each place. */
export const OrderSolution = ({ steps, places, labelledBy }: OrderSolutionProps) => {
  const say = useText(lesson);
  return (
    <fieldset aria-labelledby={labelledBy}>
      <p className={c('how')}>{say('rightOrder')}</p>
      <ol className={c('rows')}>
        {steps.map((step, at) => {
          const isRight = places[at] === at;
          return (
            <li key={step} className={c('row')} data-mark={isRight ? 'right' : 'notyet'}>
              <b className={c('disc')}>{at + 1}</b>
              <span lang="en">{step}</span>
              {isRight ? (
                <span>
                  <Check aria-hidden="true" />
                  <span className="vh">{say('yourRightAnswer')}</span>
                </span>
              ) : (
                <small className={c('had')}>
                  {say('yourAnswer')}: <span lang="en">{steps[places[at] ?? -1] ?? ''}</span>
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
};
