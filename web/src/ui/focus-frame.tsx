import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { classes } from './classes.ts';
import type { Cloth } from './cloth.tsx';
import css from './focus-frame.module.css';

const c = classes(css);

/** The way out: to another page, or to what else this page holds; its name for screen readers, and its icon: a cross. */
export type WayOut = { label: string; icon?: ReactNode } & ({ to: string } | { onLeave: () => void });

/** What stands over the task, and how it looks. */
export type FrameTop = {
  close: WayOut;
  /** In the middle of the top row: a name, or how far one is. */
  head: ReactNode;
  aside?: ReactNode;
  /** The lower edge of the top: a cloth, a row of choices. */
  edge?: ReactNode;
  cloth?: Cloth | undefined;
};

type FocusFrameProps = FrameTop & {
  children: ReactNode;
  /** What was said to an answer: below the answers on a phone, held in view beside the main button where there is room. */
  said?: ReactNode;
  /** Stands below what was said. */
  ways?: ReactNode;
  /** What else there is: on a phone below what was said, which stands with the answers. */
  after?: ReactNode;
  /** What stays in view at the foot: words, and the one main button. */
  dock?: ReactNode;
  /**
   * How the last answer was: the foot says it in colour and line as well. On a phone the question (`data-prompt` in
   * `data-asked` in `data-ask`) then stays in sight above the answers.
   */
  mark?: 'right' | 'notyet' | undefined;
};

const Out = ({ close }: { close: WayOut }) => {
  const look = { kind: 'ghost', size: 'sm', round: true, icon: close.icon ?? <X /> } as const;
  return 'to' in close ? (
    <ButtonLink {...look} to={close.to}>
      {close.label}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={close.onLeave}>
      {close.label}
    </Button>
  );
};

/** A screen for one task: no bars, a way out and how far one is, and one main button that is always in reach. */
export const FocusFrame = (props: FocusFrameProps) => {
  const { close, head, aside, edge, cloth, children, said, ways, after, dock, mark } = props;
  return (
    <div className={c('frame')} data-cloth={cloth} data-frame>
      <header className={c('top')}>
        <div>
          <Out close={close} />
          <div className={c('head')}>{head}</div>
          {aside}
        </div>
        {edge}
      </header>
      <div className={c('body')} data-told={mark !== undefined}>
        {children}
      </div>
      {after && <div className={c('body', 'after')}>{after}</div>}
      {dock !== undefined && (
        <div className={c('foot')} data-mark={mark}>
          <div>
            {said && (
              <div className={c('reply')}>
                <div className={c('said')} data-said>
                  {said}
                </div>
                {ways}
              </div>
            )}
            <div className={c('dock')}>{dock}</div>
          </div>
        </div>
      )}
    </div>
  );
};
