import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { type Cloth, ClothBand } from './cloth.tsx';
import css from './dialog.module.css';
import { useModal } from './modal.ts';

const c = classes(css);

type DialogProps = {
  open: boolean;
  /** Escape, a press beside the dialog and the close button all ask for this. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the way back first: it gets the focus. */
  actions?: ReactNode;
  cloth?: Cloth | undefined;
  /** Names a close button in the corner; without it there is none, so give `actions`. */
  closeLabel?: string | undefined;
  wide?: boolean | undefined;
  /** 340 to 400 px. */
  narrow?: boolean | undefined;
};

export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, cloth, closeLabel, wide = false, narrow = false } = props;
  const id = useId();
  const dialog = useModal(open);
  const pressedBeside = useRef(false);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside says `cancel` too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Some browsers close on a second Escape without asking; our owner must hear of it.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of the press beside the dialog, and the browser gives it
    <dialog
      ref={dialog}
      className={c('dialog', wide && 'wide', narrow && 'narrow')}
      data-cloth={cloth}
      aria-labelledby={`${id}-title`}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Both ends of the press: marking text and letting go outside must not close it.
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className={c('sheet')}>
          {cloth && <ClothBand />}
          <div className={c('inside', cloth && 'underCloth', closeLabel && 'withClose')}>
            <h2 id={`${id}-title`} className={c('title')}>
              {title}
            </h2>
            {children && <div className={c('words')}>{children}</div>}
            {actions && <div className={c('actions')}>{actions}</div>}
          </div>
          {closeLabel && (
            <Button
              kind="ghost"
              size="sm"
              round
              icon={<X />}
              className={c('close', cloth && 'underCloth')}
              onClick={onClose}
            >
              {closeLabel}
            </Button>
          )}
        </div>
      )}
    </dialog>
  );
}
