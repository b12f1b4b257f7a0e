import { ArrowLeft, RotateCcw } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { teachers as texts } from '#messages/teachers/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field.tsx';
import css from './join-dialog.module.css';
import { joinClass } from './teachers.api.ts';

const c = classes(css);

/** Spec 2 §9: a class code has eight digits. */
const length = 8;
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const digitsIn = (text: string): string => text.replace(/\D/g, '').slice(0, length);

type Props = {
  /** A code in the address, from a printed sheet. */
  first: string;
  onClose: () => void;
  onJoined: (text: string) => void;
};

/** Eight boxes in two groups. On a phone it has its own keys, because a keyboard would cover the boxes. */
export const JoinDialog = ({ first, onClose, onJoined }: Props) => {
  const say = useText(texts);
  const id = useId();
  const [code, setCode] = useState(() => digitsIn(first));
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const write = (text: string) => {
    setCode(digitsIn(text));
    setWrong(null);
  };
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.length !== length) {
      setWrong(say('codeForm'));
      return;
    }
    setBusy(true);
    setWrong(null);
    try {
      const { status, class: room } = await joinClass(code);
      onJoined(status === 'approved' && room !== null ? say('isIn', room) : say('wishSent'));
    } catch (error) {
      setWrong((error instanceof CallError ? error.said : null) ?? say('joinFailed'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={say('join')} cloth="heritage" closeLabel={say('close')} narrow>
      <form className={c('form')} onSubmit={join} noValidate>
        <p id={`${id}-lead`}>{say('joinLead')}</p>
        <div className={c('boxes')}>
          {places.map((place, at) => (
            <span key={place} aria-hidden="true" className={c('box', at === code.length && 'now')}>
              {code[at]}
            </span>
          ))}
          {/* A single input, so that a screen reader reads one code. */}
          <input
            className={c('typed')}
            aria-label={say('codeLabel')}
            aria-describedby={wrong === null ? `${id}-lead` : `${id}-wrong`}
            aria-invalid={wrong !== null}
            inputMode="none"
            autoComplete="off"
            value={code}
            onChange={({ target }) => write(target.value)}
          />
        </div>
        <div aria-live="polite">{wrong !== null && <FieldError id={`${id}-wrong`}>{wrong}</FieldError>}</div>
        <div className={c('keys')}>
          {digits.map((digit) => (
            <button key={digit} type="button" className={c('key')} onClick={() => write(code + digit)}>
              {digit}
            </button>
          ))}
          <button type="button" className={c('key', 'other')} onClick={() => write('')}>
            <RotateCcw />
            <span className="vh">{say('clear')}</span>
          </button>
          <button type="button" className={c('key')} onClick={() => write(`${code}0`)}>
            0
          </button>
          <button type="button" className={c('key', 'other')} onClick={() => write(code.slice(0, -1))}>
            <ArrowLeft />
            <span className="vh">{say('rubOut')}</span>
          </button>
        </div>
        <div className={c('acts')}>
          <Button kind="paper" onClick={onClose}>
            {say('notNow')}
          </Button>
          <Button type="submit" busy={busy}>
            {say('joinNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
