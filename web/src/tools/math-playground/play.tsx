import {
  type BoardName,
  boards,
  type Challenges,
  challengeOf,
} from '@afrolearn/learning/tools/math-playground/challenges.ts';
import { CircleCheck, Flag } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { mathPlayground } from '#messages/tools-math-playground/en.ts';
import { touching } from '#messages/touch/en.ts';
import { ToolFrame } from '#tool-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { type BoardView, useVoiceOfBoards } from './board-view.ts';
import { GoalRow, LaidOut } from './laid-out.tsx';
import css from './tool.module.css';
import { goal, type Play, type Playground } from './use-playground.ts';
import { views } from './views.ts';

const c = classes(css);

type BoardProps<B extends BoardName> = { board: B; nav: ReactNode; ground: Playground };

const Free = <B extends BoardName>({ board, nav, ground }: BoardProps<B>) => {
  const voice = useVoiceOfBoards();
  const { say } = voice;
  const view: BoardView<Challenges[B]> = views[board];
  const challenge: Challenges[B] = boards[board].free(ground.level);
  const start = boards[board].start(challenge);
  const state = ground.freeState ?? start;
  const props = { challenge, state, set: ground.setFreeState, closed: false };
  return (
    <ToolFrame
      tool="math-playground"
      cloth="math"
      help={say('help')}
      line={say('freely')}
      choices={nav}
      dock={<Button onClick={() => ground.setFree(false)}>{say('toChallenge')}</Button>}
    >
      <LaidOut
        board={board}
        stage={<view.Stage {...props} />}
        head={<p className={c('freely')}>{say('freeLead')}</p>}
        controls={<view.Controls {...props} />}
        sum={<view.Sum challenge={challenge} state={state} />}
        onRestart={() => ground.setFreeState(start)}
      />
    </ToolFrame>
  );
};

const Reply = ({ play, hint, onShow }: { play: Play; hint: string; onShow: () => void }) => {
  const say = useText(mathPlayground);
  const sayTouch = useText(touching);
  if (play.phase === 'notyet')
    return (
      <div className={c('reply')} data-phase="notyet">
        <p>
          <b>{sayTouch('notYet')}</b> {hint}
        </p>
        {play.wrong > 1 && (
          <Button kind="quiet" size="sm" onClick={onShow}>
            {sayTouch('showMe')}
          </Button>
        )}
      </div>
    );
  const isRight = play.phase === 'right';
  return (
    <div className={c('reply')} data-phase={play.phase}>
      <p>
        {isRight && <CircleCheck aria-hidden="true" />}
        <b>{isRight ? sayTouch('yes') : sayTouch('soItIs')}</b>{' '}
        {isRight && say(play.wrong === 0 ? 'atOnce' : 'afterTrying')}
      </p>
    </div>
  );
};

type ChallengeProps<B extends BoardName> = BoardProps<B> & { play: Play; onEnd: () => void };

const Challenge = <B extends BoardName>({ board, nav, ground, play, onEnd }: ChallengeProps<B>) => {
  const voice = useVoiceOfBoards();
  const { say, sayTouch } = voice;
  const { language } = useLanguage();
  const view: BoardView<Challenges[B]> = views[board];
  const challenge: Challenges[B] = challengeOf({ ...play.name, board });
  const { state, phase } = play;
  const closed = phase === 'right' || phase === 'shown';
  const done = ground.solved.length;
  const task = view.task(challenge, voice);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draw } = play.name;
  const first = useRef(draw);
  // A new task takes the focus, so that screen readers go on there; the first one of a visit does not.
  useEffect(() => {
    if (first.current !== draw) heading.current?.focus();
    first.current = draw;
  }, [draw]);
  const step = closed ? null : (view.step?.(challenge, state, voice) ?? null);
  const missing = closed ? null : view.missing(challenge, state, voice);
  const main = () => {
    if (done >= goal) return <Button onClick={onEnd}>{say('toEnd')}</Button>;
    if (closed) return <Button onClick={() => ground.next(play)}>{say('next')}</Button>;
    if (step !== null) return <Button onClick={() => ground.move(play, step.next)}>{step.words}</Button>;
    // Not a grey button without a word: it says what is missing.
    return (
      <Button aria-disabled={missing !== null} onClick={() => ground.check(play)}>
        {missing ?? sayTouch('check')}
      </Button>
    );
  };
  const props = { challenge, state, set: (next: typeof state) => ground.move(play, next), closed };
  return (
    <ToolFrame
      tool="math-playground"
      cloth="math"
      help={say('help')}
      line={say('solvedOf', { done: Math.min(done, goal), all: goal })}
      choices={nav}
      dock={
        <div className={c('dock')}>
          <Button kind="quiet" onClick={() => ground.setFree(true)}>
            {say('freely')}
          </Button>
          {main()}
        </div>
      }
    >
      <LaidOut
        board={board}
        isReplied={phase === 'notyet'}
        stage={<view.Stage {...props} />}
        head={
          <div className={c('goal')}>
            <Flag aria-hidden="true" />
            <h2 ref={heading} tabIndex={-1}>
              {task}
            </h2>
            <Ear look="bare" lang={language} text={task} />
            <GoalRow done={done} />
          </div>
        }
        controls={closed ? null : <view.Controls {...props} />}
        sum={<view.Sum challenge={challenge} state={state} />}
        reply={
          phase === 'open' ? undefined : (
            <Reply play={play} hint={view.hint(challenge, state, voice)} onShow={() => ground.show(play)} />
          )
        }
        onRestart={closed ? undefined : () => ground.restart(play)}
      />
    </ToolFrame>
  );
};

/** One board: its challenge, or free play. */
export const BoardPlay = ({
  ground,
  nav,
  onEnd,
}: {
  ground: Playground;
  nav: ReactNode;
  onEnd: () => void;
}) => {
  const { board, isFree, play } = ground;
  if (isFree) return <Free key={board} board={board} nav={nav} ground={ground} />;
  if (play === undefined) return null;
  return <Challenge key={board} board={board} nav={nav} ground={ground} play={play} onEnd={onEnd} />;
};
