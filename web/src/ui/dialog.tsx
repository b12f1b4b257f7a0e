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
  /** Called for Escape, a press beside the dialog and the close button. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the way back first, because it gets the focus. */
  actions?: ReactNode;
  cloth?: Cloth | undefined;
  /** The label of a close button in the corner. Without it there is no such button, so `actions` is needed. */
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
    // A file input inside fires `cancel`, too, and the event bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Some browsers close on a second Escape without a `cancel` event. The parent needs to know.
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
        // The press must begin and end outside: selecting text and releasing outside must not close the dialog.
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
