import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { classes } from './classes.ts';
import type { Cloth } from './cloth.tsx';
import css from './focus-frame.module.css';

const c = classes(css);

/**
 * The exit: a link to another page or a callback on this one, with its name for screen readers. The default icon is a
 * cross.
 */
export type WayOut = { label: string; icon?: ReactNode } & ({ to: string } | { onLeave: () => void });

/** The content and look of the top bar. */
export type FrameTop = {
  close: WayOut;
  /** In the middle of the top row: a name or the progress. */
  head: ReactNode;
  aside?: ReactNode;
  /** The lower edge of the top: a cloth, a row of choices. */
  edge?: ReactNode;
  cloth?: Cloth | undefined;
};

type FocusFrameProps = FrameTop & {
  children: ReactNode;
  /** Feedback on an answer: below the answers on a phone, always visible beside the main button if there is room. */
  said?: ReactNode;
  /** Below the feedback. */
  ways?: ReactNode;
  /** Further content: on a phone below the feedback, which is with the answers. */
  after?: ReactNode;
  /** Always visible at the foot: words, and the one main button. */
  dock?: ReactNode;
  /**
   * The result of the last answer, which the foot also shows by colour and line. On a phone the question
   * (`data-prompt` in `data-asked` in `data-ask`) then stays visible above the answers.
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

/** A screen for one task: no bars, an exit, the progress, and one main button that is always in reach. */
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
