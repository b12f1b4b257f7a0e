import { ArrowRight, Delete } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { pinDrawings } from '#ui/pictures/pins/pins.ts';
import type { Face } from './remembered.ts';
import css from './who-step.module.css';

const c = classes(css);

type Choose = (studentId: string, face: Face | null) => void;

const shortest = 6;
/** The digits of a current student number. */
const usual = 7;
const longest = 10;

/** The place of the number on the card, for children who cannot read the sentence. */
const LittleCard = () => (
  <div className={c('card')} aria-hidden="true">
    <b>
      AFRO
      {[...'1234567'].map((digit) => (
        <i key={digit}>{digit}</i>
      ))}
    </b>
    <span>
      {(['mango', 'drum', 'fish', 'hen', 'star'] as const).map((picture) => (
        <img key={picture} src={pinDrawings[picture]} alt="" width={16} height={16} />
      ))}
    </span>
  </div>
);

/** The card's number on large keys. A keyboard works, too: a hidden field is behind it. */
const NumberPad = ({ onChoose }: { onChoose: Choose }) => {
  const say = useText(texts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const ready = digits.length >= shortest;

  const press = (digit: string) => setDigits((before) => `${before}${digit}`.slice(0, longest));
  const type = (event: ChangeEvent<HTMLInputElement>) =>
    setDigits(event.target.value.replace(/\D/g, '').slice(0, longest));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onChoose(`AFRO${digits}`, null);
    else field.current?.focus();
  };

  // Children continue when all pits are full, so there are as many as most cards have digits. Older cards have fewer;
  // a bar shows that another digit may follow.
  const places = Math.max(usual, digits.length);
  const pits = Array.from({ length: places }, (_, at) => digits[at] ?? '');
  return (
    <form className={c('pad')} onSubmit={submit}>
      <div className={c('where')}>
        <label className={c('ask')} htmlFor={id}>
          {say('typeNumber')}
        </label>
        <LittleCard />
      </div>
      <div className={c('number')}>
        <b aria-hidden="true">AFRO</b>
        <div className={c('pits')} aria-hidden="true">
          {pits.map((digit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pit is its place
            <span key={at} className={c('pit', digit !== '' && 'seed')}>
              {digit}
            </span>
          ))}
          {digits.length === places && places < longest && <i className={c('bar')} />}
        </div>
        <input
          ref={field}
          id={id}
          className={c('field')}
          // The keys replace the phone's keyboard, which would cover them.
          inputMode="none"
          autoComplete="off"
          maxLength={longest + 4}
          value={digits}
          onChange={type}
        />
      </div>
      <div className={c('keys')}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <button
            key={digit}
            type="button"
            className={c('key')}
            aria-label={say('key', { digit })}
            onClick={() => press(digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={c('key', 'undo')}
          aria-label={say('takeBack')}
          onClick={() => setDigits((before) => before.slice(0, -1))}
        >
          <Delete />
        </button>
        <button
          type="button"
          className={c('key')}
          aria-label={say('key', { digit: 0 })}
          onClick={() => press('0')}
        >
          0
        </button>
        <button
          type="submit"
          className={c('key', 'go')}
          aria-label={say('go')}
          {...(ready ? {} : { 'aria-disabled': true })}
        >
          <ArrowRight />
        </button>
      </div>
    </form>
  );
};

/** Step one: who is it? A known face, or the number on the card. */
export const WhoStep = ({ faces, onChoose }: { faces: readonly Face[]; onChoose: Choose }) => {
  const say = useText(texts);
  const [padWanted, setPadWanted] = useState(false);
  if (faces.length === 0) return <NumberPad onChoose={onChoose} />;
  return (
    <>
      <p className={c('ask')}>{say('tapFace')}</p>
      <ul className={c('faces')}>
        {faces.map((face) => (
          <li key={face.studentId}>
            <button
              type="button"
              className={c('face')}
              aria-label={say('face', face)}
              onClick={() => onChoose(face.studentId, face)}
            >
              <Avatar src={face.picture} name="" size={80} />
              <b className={c('initial')}>{face.initial}</b>
            </button>
          </li>
        ))}
      </ul>
      {padWanted ? (
        <NumberPad onChoose={onChoose} />
      ) : (
        <Button kind="paper" onClick={() => setPadWanted(true)}>
          {say('otherFace')}
        </Button>
      )}
    </>
  );
};
