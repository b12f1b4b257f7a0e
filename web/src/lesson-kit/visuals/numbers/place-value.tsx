import type { PlaceValueVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import css from './place-value.module.css';

const c = classes(css);

const wholePlaces = ['placeO', 'placeT', 'placeH', 'placeTh', 'placeTTh', 'placeHTh', 'placeM'] as const;
const decimalPlaces = ['placeTenths', 'placeHundredths', 'placeThousandths'] as const;

const superscript = (power: number) =>
  [...String(power)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

const halves = (value: string) => {
  const [whole = '', decimals = ''] = value.replaceAll(/[\s,]/g, '').split('.');
  return { whole, decimals };
};

/** Digits under their place names. In other bases the places are its powers. */
export const PlaceValue = ({ visual, shown }: VisualProps<PlaceValueVisual>) => {
  const say = useText(lesson);
  const { language } = useLanguage();
  const { base = 10, numbers } = visual;
  const split = numbers.map(({ value }) => halves(value));
  const wholes = Math.max(...split.map(({ whole }) => whole.length));
  const decimals = Math.max(...split.map(({ decimals: rest }) => rest.length));
  const nameOf = (power: number) => {
    if (base !== 10) return power === 0 ? say('placeO') : `${base}${superscript(power)}`;
    const key = wholePlaces[power];
    return key === undefined ? `10${superscript(power)}` : say(key);
  };
  const columns = [
    ...Array.from({ length: wholes }, (_, at) => nameOf(wholes - 1 - at)),
    ...decimalPlaces.slice(0, decimals).map((key) => say(key)),
  ];
  const hasNotes = numbers.some(({ note }) => note !== undefined);
  return (
    <div className={c('place')}>
      <table className={c('table')} data-columns={columns.length > 4 ? 'many' : 'few'}>
        <thead>
          <tr lang={language}>
            {columns.map((name, at) => (
              <th key={name} scope="col" data-point={decimals > 0 && at === wholes - 1}>
                <span>{name}</span>
              </th>
            ))}
            {hasNotes && <td />}
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ value, mark, note }, row) => {
            const { whole, decimals: rest } = split[row] ?? { whole: '', decimals: '' };
            const blank = wholes - whole.length;
            const digits = [...Array.from({ length: blank }, () => ''), ...whole, ...rest];
            return (
              <tr key={value} {...part(row, shown)}>
                {columns.map((name, at) => (
                  <td key={name} data-point={decimals > 0 && at === wholes - 1}>
                    <span className={c('digit')} data-marked={mark !== undefined && at - blank === mark - 1}>
                      {digits[at] ?? ''}
                    </span>
                  </td>
                ))}
                {hasNotes && <td className={c('note')}>{note}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
