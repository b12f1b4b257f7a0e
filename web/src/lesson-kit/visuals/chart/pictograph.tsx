import { classes } from '#ui/classes.ts';
import css from './pictograph.module.css';
import { grouped, mostOf, type Values } from './values.ts';

const c = classes(css);

/** 1, 2, 2.5 or 5 times a power of ten, just above a tenth of the greatest value. */
const worthOfOne = (values: Values): number => {
  const share = mostOf(values) / 10;
  const power = 10 ** Math.floor(Math.log10(share));
  return Math.max(1, ([1, 2, 2.5, 5, 10].find((times) => times * power >= share) ?? 10) * power);
};

/** Scales so that no row has more than ten seeds. */
export const Pictograph = ({ values, unit }: { values: Values; unit: string }) => {
  const each = worthOfOne(values);
  const digits = Math.max(...values.map(({ value }) => grouped(value).length));
  return (
    <ul className={c('picto')} style={{ '--digits': digits } as React.CSSProperties}>
      {values.map(({ label, value }) => (
        <li key={label}>
          <span className={c('name')}>{label}</span>
          <span className={c('seeds')}>
            {Array.from({ length: Math.ceil(value / each) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seeds are all alike
              <i key={at} data-half={value / each - at < 0.75} />
            ))}
          </span>
          <b>{grouped(value)}</b>
        </li>
      ))}
      <li className={c('key')}>
        {/* The unit is plural; the title has it, too. */}
        <i /> = {each === 1 ? 1 : `${grouped(each)} ${unit}`}
      </li>
    </ul>
  );
};
