import type { Sum } from '@afrolearn/learning/sums/sum.ts';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { type Completion, ToolReward } from '#tool-kit/index.ts';
import { classes } from '#ui/classes.ts';
import layout from './layout.module.css';
import { MathsLine } from './maths-line.tsx';
import rungs from './rungs.module.css';
import { DoneSteps } from './steps-rung.tsx';
import { SumCard } from './sum-card.tsx';

const c = classes({ ...layout, ...rungs });

type AnswerRungProps = { sum: Sum; shown: ReadonlySet<number>; completion: Completion | null };

/** The last rung: the answer, and all the working to look at again. */
export const AnswerRung = ({ sum, shown, completion }: AnswerRungProps) => {
  const say = useText(homeworkHelper);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { read, topic, answer, steps } = sum;
  return (
    <div className={c('duo')}>
      <div className={c('left')}>
        <SumCard read={read} topic={topic} />
        <div className={c('answer')}>
          <h2 ref={heading} tabIndex={-1}>
            <small>{say('theAnswer')}</small>{' '}
            <span lang="en">
              <MathsLine>{answer}</MathsLine>
            </span>
          </h2>
          <Ear text={answer} />
        </div>
        <p>{say('filled', { count: steps.length - shown.size, all: steps.length })}</p>
        <ToolReward completion={completion} />
      </div>
      <details className={c('left')} open>
        <summary>{say('theWorking')}</summary>
        <ol className={c('steps')}>
          <DoneSteps steps={steps} shown={shown} />
        </ol>
      </details>
    </div>
  );
};
