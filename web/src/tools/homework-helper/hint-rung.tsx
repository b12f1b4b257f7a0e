import type { Sum } from '@afrolearn/learning/sums/sum.ts';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import layout from './layout.module.css';
import { MathsLine } from './maths-line.tsx';
import rungs from './rungs.module.css';
import { SumCard } from './sum-card.tsx';
import { SumPicture } from './sum-picture.tsx';

const c = classes({ ...layout, ...rungs });

type HintRungProps = {
  sum: Sum;
  chosen: string | null;
  onChoose: (choice: string) => void;
  /** The last check: null before the first one, and while another choice is made. */
  right: boolean | null;
};

/** The first rung: one sentence, and a question that leads to the first step. */
export const HintRung = ({ sum, chosen, onChoose, right }: HintRungProps) => {
  const say = useText(homeworkHelper);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { hint, read, topic } = sum;
  return (
    <div className={c('duo')}>
      <div className={c('left')}>
        <SumCard read={read} topic={topic} />
        <SumPicture read={read} isCut={false} />
      </div>
      <div className={c('left')}>
        <div className={c('task')}>
          <h2 ref={heading} tabIndex={-1} lang="en">
            {hint.say}
          </h2>
          <Ear text={[hint.say, hint.ask]} />
          <p lang="en" id="homework-hint">
            <MathsLine>{hint.ask}</MathsLine>
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in old browsers */}
        <div role="group" aria-labelledby="homework-hint" className={c('choices')}>
          {hint.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              lang="en"
              aria-pressed={chosen === choice}
              onClick={() => onChoose(choice)}
            >
              <MathsLine>{choice}</MathsLine>
            </button>
          ))}
        </div>
        {right !== null && (
          <Notice kind={right ? 'ok' : 'notyet'}>{say(right ? 'hintRight' : 'hintNotYet')}</Notice>
        )}
      </div>
    </div>
  );
};
