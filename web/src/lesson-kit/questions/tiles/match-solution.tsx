import type { MatchQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { Check, Undo2 } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './tiles.module.css';

const c = classes(css);

type MatchSolutionProps = Pick<MatchQuestion, 'pairs'> & { slots: readonly number[]; labelledBy: string };

/** Every line with the partner it was given, and where that was another, with the right one. */
export const MatchSolution = ({ pairs, slots, labelledBy }: MatchSolutionProps) => {
  const say = useText(lesson);
  return (
    <fieldset aria-labelledby={labelledBy}>
      <ul className={c('pairs')}>
        {pairs.map(({ left, right }, at) => {
          const given = pairs[slots[at] ?? -1]?.right ?? '';
          const isRight = given === right;
          return (
            <li key={left} className={c('pair')}>
              <span className={c('left')} lang="en">
                {left}
              </span>
              <span className={c('slot')} data-mark={isRight ? 'right' : 'notyet'}>
                {isRight ? <Check aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
                {isRight ? (
                  <span>
                    <span lang="en">{given}</span> <span className="vh">{say('yourRightAnswer')}</span>
                  </span>
                ) : (
                  <span>
                    <small>{say('yourAnswer')}:</small>{' '}
                    {given === '' ? say('nothingChosen') : <span lang="en">{given}</span>}
                    <b className={c('instead')}>
                      <small>{say('rightAnswer')}:</small> <span lang="en">{right}</span>
                    </b>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};
