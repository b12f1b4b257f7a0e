import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { ToolFrame } from '#tool-kit/index.ts';
import { classes } from '#ui/classes.ts';
import css from './play.module.css';

const c = classes(css);

/** The props that every board gets from its page. */
export type Around = {
  readonly title: string;
  /** '2 of 6'. */
  readonly place: string;
  readonly choices: ReactNode;
  /** Said above the board: that the work is not saved, for example. */
  readonly notice: ReactNode;
};

type PlayFrameProps = Around & {
  board: ReactNode;
  side: ReactNode;
  /** How the board is used, on wide screens. */
  how: string;
  /** One sentence on what the last act did. */
  said: string;
  dock: ReactNode;
};

/** A puzzle that is being solved: the board, and beside or below it what belongs to it. */
export const PlayFrame = ({
  title,
  place,
  choices,
  notice,
  board,
  side,
  how,
  said,
  dock,
}: PlayFrameProps) => {
  const say = useText(puzzleMaker);
  return (
    <ToolFrame
      tool="puzzle-maker"
      cloth="science"
      help={say('help')}
      line={`${title} · ${place}`}
      choices={choices}
      dock={
        <>
          <p className={c('wide')}>{how}</p>
          <div className={c('buttons')}>{dock}</div>
        </>
      }
    >
      {notice}
      <div className={c('play')}>
        {board}
        <div className={c('side')}>
          {side}
          <p className={c('said')} role="status">
            {said}
          </p>
        </div>
      </div>
    </ToolFrame>
  );
};
