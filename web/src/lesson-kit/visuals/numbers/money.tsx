import type { MoneyVisual, Shilling } from '@afrolearn/learning/lessons/visuals.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import css from './money.module.css';

const c = classes(css);

/** Coins up to 500, notes above. Our symbols copy no bank's design. */
const isCoin = (value: Shilling) => value <= 500;

const most = 5;

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const Piece = ({ value, count }: { value: Shilling; count: number }) => {
  const say = useText(lesson);
  const { language } = useLanguage();
  const drawn = count > most ? 1 : count;
  return (
    <li className={c('pile')} data-coin={isCoin(value)}>
      <span className="vh" lang={language}>
        {say(isCoin(value) ? 'coinsOf' : 'notesOf', { count, value: grouped(value) })}
      </span>
      {Array.from({ length: drawn }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins of a pile are all alike
        <span key={at} className={c('piece')} data-value={value} aria-hidden="true">
          <b>{grouped(value)}</b>
          <small>{isCoin(value) ? 'sh' : 'UGX'}</small>
        </span>
      ))}
      {count > most && (
        <b className={c('times')} aria-hidden="true">
          × {count}
        </b>
      )}
    </li>
  );
};

export const Money = ({ visual, shown }: VisualProps<MoneyVisual>) => (
  <div className={c('groups')} data-count={visual.groups.length}>
    {visual.groups.map(({ label, pieces }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their places
      <section key={at} className={c('group')} {...part(at, shown)}>
        <ul className={c('pieces')}>
          {pieces.map(({ value, count }) => (
            <Piece key={value} value={value} count={count} />
          ))}
        </ul>
        {label !== undefined && <p className={c('label')}>{label}</p>}
      </section>
    ))}
  </div>
);
