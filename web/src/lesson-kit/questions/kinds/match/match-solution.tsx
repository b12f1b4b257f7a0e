import type { MatchQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { Check, Undo2 } from 'lucide-react';
import css from '#lesson-kit/questions/tiles/tiles.module.css';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';

const c = classes(css);

type MatchSolutionProps = Pick<MatchQuestion, 'pairs'> & { slots: readonly number[]; labelledBy: string };

/** Each line with its right partner, and below it the learner's partner if that was another: two lines on a phone. */
export const MatchSolution = ({ pairs, slots, labelledBy }: MatchSolutionProps) => {
  const say = useText(lesson);
  return (
    <fieldset aria-labelledby={labelledBy}>
      <ul className={c('pairs')}>
        {pairs.map(({ left, right }, at) => {
          const given = pairs[slots[at] ?? -1]?.right ?? '';
          const isRight = given === right;
          return (
            <li key={left} className={c('pair')} data-mark={isRight ? 'right' : 'notyet'}>
              <b lang="en">{left}</b>
              <span className={c('partner')}>
                <Check aria-hidden="true" />
                <span>
                  {!isRight && <span className="vh">{say('rightAnswer')}: </span>}
                  <span lang="en">{right}</span>
                  {isRight && <span className="vh"> {say('yourRightAnswer')}</span>}
                </span>
              </span>
              {!isRight && (
                <small>
                  <Undo2 aria-hidden="true" />
                  <span>
                    {say('yourAnswer')}:{' '}
                    {given === '' ? say('nothingChosen') : <span lang="en">{given}</span>}
                  </span>
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};
