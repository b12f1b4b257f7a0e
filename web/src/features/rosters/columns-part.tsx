import type { SheetColumn } from '@afrolearn/contract/rosters.ts';
import { useText } from '#lib/language.tsx';
import { rosters } from '#messages/rosters/en.ts';
import { classes } from '#ui/classes.ts';
import css from './rosters.module.css';
import type { ColumnUse } from './use-roster.ts';

const c = classes(css);

const choices = ['name', 'family', 'given', 'class', 'ignore'] as const;
/* Uses that need a heading: kept, but not offered for other columns. */
const isChoice = (use: ColumnUse): use is (typeof choices)[number] =>
  (choices as readonly ColumnUse[]).includes(use);

type Props = {
  columns: readonly SheetColumn[];
  busy: boolean;
  onUse: (place: number, use: ColumnUse) => void;
};

/** The recognised use of each column, with one choice for all lines. */
export const ColumnsPart = ({ columns, busy, onUse }: Props) => {
  const say = useText(rosters);
  if (columns.length < 2) return null;
  const wordFor = ({ heading, kind, use }: SheetColumn) => {
    if (heading !== '') return heading;
    return kind === 'words' || kind === 'other'
      ? say(`use.${isChoice(use) ? use : 'ignore'}`)
      : say(`kind.${kind}`);
  };
  return (
    <fieldset className={c('columns')}>
      <legend>{say('columns')}</legend>
      <ul>
        {columns.map((column, place) => (
          // The columns of a sheet have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={place} className={c(column.use === 'ignore' && 'unused')}>
            <label htmlFor={`column-${place}`}>
              <b>{say('column', { place: place + 1, word: wordFor(column) })}</b>
              <span className={c('sample')}>{column.samples.join(' · ')}</span>
            </label>
            <select
              id={`column-${place}`}
              className={c('small')}
              value={column.use}
              disabled={busy}
              onChange={(event) => onUse(place, event.target.value as ColumnUse)}
            >
              {!isChoice(column.use) && <option value={column.use}>{column.heading}</option>}
              {choices.map((use) => (
                <option key={use} value={use}>
                  {say(`use.${use}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p className={c('hint')}>{say('onlyNames')}</p>
    </fieldset>
  );
};
