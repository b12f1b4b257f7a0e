import { type PinPicture, pinLength, pinPictures } from '@afrolearn/learning/people/secrets.ts';
import { Delete } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { pinDrawings } from '#ui/pictures/pins/pins.ts';
import { Spinner } from '#ui/spinner.tsx';
import css from './pictures-step.module.css';

const c = classes(css);

const columns = 4;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

type Props = {
  busy: boolean;
  note: ReactNode;
  onTap: (picture: PinPicture) => void;
  /** Called with the fifth picture; then the row is empty for another try. */
  onDone: (pin: readonly PinPicture[]) => void;
};

const Slots = ({ pin, busy, onUndo }: { pin: readonly PinPicture[]; busy: boolean; onUndo: () => void }) => {
  const say = useText(texts);
  return (
    <>
      <ol className={c('slots')} aria-hidden="true">
        {Array.from({ length: pinLength }, (_, at) => {
          const picture = pin[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <li key={at} className={c('slot', (picture !== undefined || busy) && 'filled')}>
              {picture !== undefined && <img src={pinDrawings[picture]} alt="" />}
              {busy && <Spinner />}
            </li>
          );
        })}
      </ol>
      <Button kind="quiet" round icon={<Delete />} aria-disabled={pin.length === 0} onClick={onUndo}>
        {say('takeBack')}
      </Button>
    </>
  );
};

/** Step two: five of sixteen pictures. They keep their places, which children remember, too. */
export const PicturesStep = ({ busy, note, onTap, onDone }: Props) => {
  const say = useText(texts);
  const [pin, setPin] = useState<readonly PinPicture[]>([]);
  const grid = useRef<HTMLDivElement>(null);

  const tap = (picture: PinPicture) => {
    if (busy) return;
    onTap(picture);
    const next = [...pin, picture];
    if (next.length < pinLength) setPin(next);
    else {
      setPin([]);
      onDone(next);
    }
  };
  const undo = () => setPin((before) => before.slice(0, -1));

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Backspace') undo();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    buttons[at + step]?.focus();
  };

  return (
    <div className={c('step')}>
      <div className={c('row')}>
        {/* In place of the empty row, so that pictures do not move under the finger. */}
        {pin.length === 0 && !busy && note ? note : <Slots pin={pin} busy={busy} onUndo={undo} />}
      </div>
      <p className="vh" role="status">
        {busy ? say('looking') : pin.length > 0 && say('chosen', { count: pin.length })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in older browsers */}
      <div ref={grid} className={c('grid')} role="group" aria-label={say('pictures')} onKeyDown={move}>
        {pinPictures.map((picture) => (
          <button
            key={picture}
            type="button"
            className={c('picture')}
            aria-disabled={busy || undefined}
            onClick={() => tap(picture)}
          >
            <img src={pinDrawings[picture]} alt={say(`pin.${picture}`)} />
          </button>
        ))}
      </div>
    </div>
  );
};
