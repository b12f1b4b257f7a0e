import { lineOf, type Sum, type SumStep } from '@afrolearn/learning/sums/sum.ts';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { Keys } from './keys.tsx';
import layout from './layout.module.css';
import { MathsLine } from './maths-line.tsx';
import rungs from './rungs.module.css';
import { SumCard } from './sum-card.tsx';
import { SumPicture } from './sum-picture.tsx';

const c = classes({ ...layout, ...rungs });

/** A wrong entry for a step, and its specific help if the step has any. */
export type Missed = { readonly help: string | null; readonly typed: string };

export const DoneSteps = ({ steps, shown }: { steps: readonly SumStep[]; shown: ReadonlySet<number> }) => {
  const say = useText(homeworkHelper);
  return steps.map((step, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: steps never move, and two may be alike
    <li key={at} data-state="done">
      <span className={c('count')}>{at + 1}</span>
      <p lang="en">{step.say}</p>
      <p className={c('line')}>
        <MathsLine>{lineOf(step)}</MathsLine>
        {shown.has(at) && <small>{say('wasShown')}</small>}
      </p>
    </li>
  ));
};

type StepsRungProps = {
  sum: Sum;
  at: number;
  shown: ReadonlySet<number>;
  typed: string;
  onType: (typed: string) => void;
  onCheck: () => void;
  missed: Missed | null;
  onShow: () => void;
};

/** The second rung: one step at a time, in each of which the learner fills one place. */
export const StepsRung = ({ sum, at, shown, typed, onType, onCheck, missed, onShow }: StepsRungProps) => {
  const say = useText(homeworkHelper);
  const field = useRef<HTMLInputElement>(null);
  const now = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // Absent in tests.
    now.current?.scrollIntoView?.({ block: 'start' });
  }, [at]);
  const step = sum.steps[at];
  const left = sum.steps.length - at - 1;
  if (step === undefined) return null;
  const blank = (
    <input
      ref={field}
      className={c('fill')}
      aria-label={say('yourPart')}
      aria-describedby={missed === null ? undefined : 'homework-missed'}
      value={typed}
      size={Math.max(2, step.fill.length)}
      maxLength={20}
      autoComplete="off"
      // The keys of this page are below; a keyboard of the device still types.
      inputMode="none"
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onCheck();
      }}
    />
  );
  return (
    <div className={c('duo')}>
      <div className={c('left')}>
        <SumCard read={sum.read} topic={sum.topic} />
        <SumPicture read={sum.read} isCut={at > 0} />
      </div>
      <div className={c('left')}>
        <ol className={c('steps')}>
          <DoneSteps steps={sum.steps.slice(0, at)} shown={shown} />
          <li ref={now} data-state="now" aria-current="step">
            <span className={c('count')}>{at + 1}</span>
            <p lang="en">
              {step.say} <Ear look="bare" text={step.say} />
            </p>
            <p className={c('line')}>
              <MathsLine blank={blank}>{step.line}</MathsLine>
            </p>
          </li>
        </ol>
        {missed !== null && (
          <Notice
            id="homework-missed"
            kind="notyet"
            action={
              <Button kind="quiet" size="sm" onClick={onShow}>
                {say('showStep')}
              </Button>
            }
          >
            {say('notYet', { typed: missed.typed })}{' '}
            {missed.help !== null && <span lang="en">{missed.help}</span>}
          </Notice>
        )}
        <Keys kind="fill" field={field} onType={onType} />
        {left > 0 && <p className={c('later')}>{say('stepsLeft', { count: left })}</p>}
      </div>
    </div>
  );
};
