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
import { Why } from '#lesson-kit/questions/feedback.tsx';
import { wordsOfTouch } from '#lesson-kit/questions/missing-words.ts';
import { showAnswered } from '#lesson-kit/questions/show-marks.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { touching } from '#messages/touch/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { BalanceTouch, BlocksTouch } from './blocks-and-balance.tsx';
import { CircuitTouch } from './circuit.tsx';
import { AngleTouch, ClockTouch, RectangleTouch } from './clock-and-shapes.tsx';
import { FractionTouch, GraphTouch, NumberLineTouch } from './lines-and-bars.tsx';
import { ProgramTouch } from './program.tsx';
import { SortTouch } from './sort.tsx';
import css from './touch.module.css';
import type { TouchProps } from './touch-props.ts';

const c = classes(css);

/** Brings the outlines of the maps along. */
const MapTouch = lazyPart(async () => (await import('./map-pin.tsx')).MapTouch);

const Kind = ({ touch, ...rest }: TouchProps) => {
  switch (touch.on) {
    case 'number-line':
      return <NumberLineTouch touch={touch} {...rest} />;
    case 'fraction-bar':
      return <FractionTouch touch={touch} {...rest} />;
    case 'clock':
      return <ClockTouch touch={touch} {...rest} />;
    case 'blocks':
      return <BlocksTouch touch={touch} {...rest} />;
    case 'balance':
      return <BalanceTouch touch={touch} {...rest} />;
    case 'circuit':
      return <CircuitTouch touch={touch} {...rest} />;
    case 'angle':
      return <AngleTouch touch={touch} {...rest} />;
    case 'rectangle':
      return <RectangleTouch touch={touch} {...rest} />;
    case 'graph':
      return <GraphTouch touch={touch} {...rest} />;
    case 'map':
      return <MapTouch touch={touch} {...rest} />;
    case 'sort':
      return <SortTouch touch={touch} {...rest} />;
    case 'program':
      return <ProgramTouch touch={touch} {...rest} />;
  }
};

const movedWords = { ready: 'check', waits: 'moveFirst' } as const;
const programWords = { ready: 'runProgram', waits: 'writeFirst' } as const;

const startsOf = (touch: Touch) => handlesOf(touch).map(({ start }) => start);

type TouchTaskProps = {
  visual: TouchVisual;
  /** Who cannot read yet is read to without asking. */
  isYoung?: boolean;
  figures?: Figures;
  /** The way on from here: a task that is done hands it the focus. */
  onwards: Onwards;
  onTried?: (() => void) | undefined;
};

/** A figure that asks before it tells: the learner moves, checks, and hears a kind word. */
export const TouchTask = ({ visual, isYoung = false, figures = {}, onwards, onTried }: TouchTaskProps) => {
  const say = useText(touching);
  const sayLesson = useText(lesson);
  const { touch, task, help, explain } = visual;
  const said = useRef<HTMLElement>(null);
  const figure = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<readonly number[]>(() => startsOf(touch));
  const [result, setResult] = useState<'open' | 'notyet' | 'right' | 'shown'>('open');
  const closed = result === 'right' || result === 'shown';
  const words = touch.on === 'program' ? programWords : movedWords;
  const left = touch.on === 'sort' ? values.filter((value) => value === nowhere).length : 0;
  // A map or a sorting with nothing in its place has nothing to check; neither has what was not moved.
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
                <Kind {...{ touch, values, set, closed, isYoung, figures }} tried={result !== 'open'} />
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
        {/* Nobody stays behind: who cannot find it is shown. */}
        {!closed && (result === 'notyet' || onwards.go === null) && (
          <Button kind="paper" onClick={show}>
            {say('showMe')}
          </Button>
        )}
        {result === 'notyet' && <Button onClick={again}>{sayLesson('kindRetry')}</Button>}
        {result === 'open' && (
          <Button aria-disabled={!isMoved} onClick={check} data-check>
            {isMoved ? say(words.ready) : left > 0 ? say('toSort', { count: left }) : say(words.waits)}
          </Button>
        )}
      </Docked>
    </div>
  );
};
