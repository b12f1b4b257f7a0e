import type { BoardName } from '@afrolearn/learning/tools/math-playground/challenges.ts';
import { playgroundProof } from '@afrolearn/learning/tools/math-playground/proof.ts';
import { useState } from 'react';
import { useSession } from '#lib/session.tsx';
import { useToolUse } from '#tool-kit/index.ts';
import { BoardNav } from './board-nav.tsx';
import { BoardPlay } from './play.tsx';
import { RoundEnd } from './round-end.tsx';
import { usePlayground } from './use-playground.ts';

const Opened = ({ grade }: { grade: string | null | undefined }) => {
  const ground = usePlayground(grade);
  const use = useToolUse('math-playground', playgroundProof, null);
  const [isOver, setOver] = useState(false);
  const end = () => {
    setOver(true);
    use.complete({ answers: ground.solved }).catch(() => undefined);
  };
  const goOn = () => {
    setOver(false);
    use.begin();
    ground.again();
    if (ground.play?.phase === 'right') ground.next(ground.play);
  };
  const openBoard = (board: BoardName) => {
    if (isOver) goOn();
    ground.open(board);
  };
  const nav = <BoardNav board={ground.board} onBoard={openBoard} />;
  if (isOver) return <RoundEnd solved={ground.solved} completion={use.completion} nav={nav} onMore={goOn} />;
  return <BoardPlay ground={ground} nav={nav} onEnd={end} />;
};

/** /tools/math-playground */
export const MathPlayground = () => {
  const { user } = useSession();
  // Another learner has another class and other levels.
  return <Opened key={user?.id ?? 'nobody'} grade={user?.grade} />;
};
