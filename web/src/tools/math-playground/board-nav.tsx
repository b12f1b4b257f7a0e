import { type BoardName, boardNames } from '@afrolearn/learning/tools/math-playground/challenges.ts';
import {
  Blocks,
  ChartColumn,
  Clock3,
  Coins,
  Columns3,
  MoveHorizontal,
  Scale,
  VectorSquare,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { mathPlayground } from '#messages/tools-math-playground/en.ts';
import { classes } from '#ui/classes.ts';
import css from './tool.module.css';

const c = classes(css);

const icons: Readonly<Record<BoardName, ReactNode>> = {
  'number-line': <MoveHorizontal />,
  fractions: <Columns3 />,
  blocks: <Blocks />,
  clock: <Clock3 />,
  money: <Coins />,
  shapes: <VectorSquare />,
  balance: <Scale />,
  graph: <ChartColumn />,
};

/** The eight boards in one row that scrolls by itself. */
export const BoardNav = ({ board, onBoard }: { board: BoardName; onBoard: (board: BoardName) => void }) => {
  const say = useText(mathPlayground);
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another board is chosen
  useEffect(() => {
    const [nav, chosen] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')];
    if (nav && chosen) nav.scrollLeft = chosen.offsetLeft - (nav.clientWidth - chosen.offsetWidth) / 2;
  }, [board]);
  return (
    <nav ref={row} className={c('boards')} aria-label={say('boards')}>
      {boardNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={name === board ? 'true' : undefined}
          onClick={() => onBoard(name)}
        >
          {icons[name]}
          {say(name)}
        </button>
      ))}
    </nav>
  );
};
