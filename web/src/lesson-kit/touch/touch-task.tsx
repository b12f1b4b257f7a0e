import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import {
  handlesOf,
  isReached,
  type Touch,
  type TouchVisual,
  wayTo,
} from '@afrolearn/learning/lessons/touch.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Figures } from '#lesson-kit/figure.tsx';
import { Docked, type Onwards } from '#lesson-kit/questions/dock.tsx';
import { showAnswered } from '#lesson-kit/questions/show-marks.ts';
import { Why } from '#lesson-kit/questions/why.tsx';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { touching } from '#messages/touch/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './touch.module.css';
import { TouchKind } from './touch-kinds.tsx';
import { wordsOfTouch } from './words-of-touch.ts';

const c = classes(css);

const movedWords = { ready: 'check', waits: 'moveFirst' } as const;
const programWords = { ready: 'runProgram', waits: 'writeFirst' } as const;

/** Parts still without a place, except those that may stay. */
const leftOf = (touch: Touch, values: readonly number[]): number => {
  if (touch.on !== 'sort' && touch.on !== 'place') return 0;
  const waits = (at: number) => touch.on === 'sort' || touch.things[at]?.goes !== undefined;
  return values.filter((value, at) => value === nowhere && waits(at)).length;
};

const startsOf = (touch: Touch) => handlesOf(touch).map(({ start }) => start);

type TouchTaskProps = {
  visual: TouchVisual;
  /** Reads aloud automatically for children who cannot read yet. */
  isYoung?: boolean;
  figures?: Figures;
  /** The next button, which gets the focus when the task is done. */
  onwards: Onwards;
  onTried?: (() => void) | undefined;
};

/** An interactive task: the learner moves, checks, and gets encouraging feedback. */
export const TouchTask = ({ visual, isYoung = false, figures = {}, onwards, onTried }: TouchTaskProps) => {
  const say = useText(touching);
  const sayLesson = useText(lesson);
  const { touch, task, help, explain } = visual;
  const said = useRef<HTMLElement>(null);
  const figure = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<readonly number[]>(() => startsOf(touch));
  const [result, setResult] = useState<'open' | 'notyet' | 'right' | 'shown'>('open');
  const [hasTried, setTried] = useState(false);
  const closed = result === 'right' || result === 'shown';
  const words = touch.on === 'program' ? programWords : movedWords;
  const left = leftOf(touch, values);
  // An unchanged figure cannot be checked.
  const isMoved = values.some((value, at) => value !== startsOf(touch)[at]) && left === 0;

  const how = say(result === 'shown' ? 'soItIs' : closed ? 'yes' : 'notYet');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (closed) (onwards.ref.current ?? said.current)?.focus();
    else if (result === 'notyet') said.current?.focus();
    if (result !== 'open') showAnswered(figure.current?.parentElement);
  }, [result]);

  const set = (handle: number, value: number) => {
    if (closed) return;
    setValues((before) => before.map((one, at) => (at === handle ? value : one)));
    setResult('open');
  };
  const check = () => {
    setResult(isReached(touch, values) ? 'right' : 'notyet');
    setTried(true);
    onTried?.();
  };
  const again = () => {
    setResult('open');
    figure.current?.querySelector<HTMLElement>('input, button, textarea')?.focus();
  };
  const show = () => {
    setValues(wayTo(touch) ?? values);
    setResult('shown');
    onTried?.();
  };
  return (
    <div className={c('task')}>
      <Docked
        onwards={onwards}
        way={closed ? 'main' : isMoved ? 'none' : 'beside'}
        asking={
          <>
            <div className={c('asked')}>
              <h2 className={c('ask')} lang="en">
                <Spoken text={task} />
              </h2>
              <Ear text={wordsOfTouch(visual)} />
            </div>
            <div className={c('figure')} ref={figure}>
              <Suspense fallback={null}>
                <TouchKind {...{ touch, values, set, closed, isYoung, figures }} tried={result !== 'open'} />
              </Suspense>
            </div>
          </>
        }
        said={
          result !== 'open' && (
            <Why
              ref={said}
              isRight={closed}
              title={how}
              texts={[closed ? explain : help]}
              isYoung={isYoung}
            />
          )
        }
      >
        {/* After a try the solution can be shown. */}
        {!closed && hasTried && (
          <Button kind="paper" onClick={show}>
            {say('showMe')}
          </Button>
        )}
        {result === 'notyet' && <Button onClick={again}>{sayLesson('kindRetry')}</Button>}
        {result === 'open' && (
          <Button aria-disabled={!isMoved} onClick={check} data-check>
            {isMoved
              ? say(words.ready)
              : left > 0
                ? say(touch.on === 'place' ? 'toPlace' : 'toSort', { count: left })
                : say(words.waits)}
          </Button>
        )}
      </Docked>
    </div>
  );
};
