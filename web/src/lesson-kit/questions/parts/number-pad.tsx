import { Undo2 } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { questions } from '#messages/questions/en.ts';
import { classes } from '#ui/classes.ts';
import css from './number-pad.module.css';

const c = classes(css);

const digits = '1234567890'.split('');

/** The longest answer of young children. */
const longest = 6;

type NumberPadProps = { value: string; onValue: (value: string | null) => void };

/** Large keys for young children, because the phone's own keyboard would cover the question. */
export const NumberPad = ({ value, onValue }: NumberPadProps) => {
  const say = useText(questions);
  return (
    <fieldset className={c('pad')}>
      <legend className="vh">{say('numberKeys')}</legend>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          onClick={() => value.length < longest && onValue(`${value}${digit}`)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={c('wipe')}
        aria-label={say('wipe')}
        disabled={value === ''}
        onClick={() => onValue(value.slice(0, -1) || null)}
      >
        <Undo2 aria-hidden="true" />
      </button>
    </fieldset>
  );
};
