import type { BoardName } from '@afrolearn/learning/tools/math-playground/challenges.ts';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { mathPlayground } from '#messages/tools-math-playground/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './tool.module.css';
import { goal } from './use-playground.ts';

const c = classes(css);

/** Done ones are full, those to come are dashed. */
export const GoalRow = ({ done }: { done: number }) => {
  const say = useText(mathPlayground);
  return (
    <span className={c('beads')} role="img" aria-label={say('solvedOf', { done, all: goal })}>
      {Array.from({ length: goal }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beads keep their places
        <i key={at} data-done={at < done} />
      ))}
    </span>
  );
};

type LaidOutProps = {
  board: BoardName;
  /** A reply stands below the controls and takes room from the stage. */
  isReplied?: boolean;
  stage: ReactNode;
  head: ReactNode;
  controls: ReactNode;
  sum: ReactNode;
  reply?: ReactNode;
  onRestart: (() => void) | undefined;
};

/** Stage, task, controls and sum: below each other on a phone, else side by side. */
export const LaidOut = ({
  board,
  isReplied = false,
  stage,
  head,
  controls,
  sum,
  reply,
  onRestart,
}: LaidOutProps) => {
  const say = useText(mathPlayground);
  const young = useYoung();
  return (
    <div className={c('play')} data-young={young} data-board={board} data-replied={isReplied}>
      <div className={c('stage')}>{stage}</div>
      <div className={c('side')}>
        {head}
        {controls}
        <div className={c('foot')}>
          <div className={c('sum')}>{sum}</div>
          {onRestart && (
            <Button kind="ghost" size="sm" round icon={<RotateCcw />} onClick={onRestart}>
              {say('startAgain')}
            </Button>
          )}
        </div>
        <div role="status">{reply}</div>
      </div>
    </div>
  );
};
