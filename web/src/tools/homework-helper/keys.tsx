import { Delete } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { classes } from '#ui/classes.ts';
import css from './ask.module.css';

const c = classes(css);

const rows = {
  /** For whole sums. */
  sum: [...'789+−(', ...'456×÷)', ...'123/%x', ...'0. =:', '⌫'],
  /** Whole numbers, for P1 to P3. */
  small: [...'789+', ...'456−', ...'123×', ...'0=÷', '⌫'],
  /** For the place to fill. */
  fill: [...'12345', ...'67890', ...'./−', '⌫'],
} as const;

/** Applies a key of the on-screen keypad at the cursor of the field. */
const typeInto = (field: HTMLInputElement | null, key: string, onType: (text: string) => void): void => {
  const text = field?.value ?? '';
  const from = field?.selectionStart ?? text.length;
  const to = field?.selectionEnd ?? text.length;
  const start = key === '⌫' && from === to ? Math.max(0, from - 1) : from;
  const put = key === '⌫' ? '' : key;
  onType(`${text.slice(0, start)}${put}${text.slice(to)}`);
  const at = start + put.length;
  // After the field shows the new text.
  setTimeout(() => field?.setSelectionRange(at, at), 0);
};

type KeysProps = {
  kind: keyof typeof rows;
  field: { readonly current: HTMLInputElement | null };
  onType: (text: string) => void;
};

/** Number keys of our own: those of a phone hide half of the screen, and have no fraction. */
export const Keys = ({ kind, field, onType }: KeysProps) => {
  const say = useText(homeworkHelper);
  const names: Readonly<Record<string, string>> = {
    '/': say('keyFraction'),
    ' ': say('keySpace'),
    '⌫': say('keyBack'),
    x: say('keyLetter'),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in old browsers
    <div role="group" aria-label={say('keys')} className={c('keys')} data-kind={kind}>
      {rows[kind].map((key) => (
        <button
          key={key}
          type="button"
          aria-label={names[key]}
          data-sign={!/[\d.]/.test(key)}
          // The field keeps its cursor.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => typeInto(field.current, key, onType)}
        >
          {key === '⌫' ? (
            <Delete aria-hidden="true" />
          ) : key === '/' ? (
            <span className={c('fraction')} aria-hidden="true">
              <i>a</i>
              <i>b</i>
            </span>
          ) : key === ' ' ? (
            <span aria-hidden="true">␣</span>
          ) : (
            key
          )}
        </button>
      ))}
    </div>
  );
};
