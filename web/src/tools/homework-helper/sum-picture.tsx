import { useText } from '#lib/language.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { classes } from '#ui/classes.ts';
import css from './rungs.module.css';

const c = classes(css);

type Bar = { readonly top: number; readonly bottom: number };

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Two fractions below 1 with few parts; null for any other sum. */
const barsOf = (read: string): readonly [Bar, Bar] | null => {
  const found = /^(\d{1,2})\/(\d{1,2}) [+−] (\d{1,2})\/(\d{1,2})$/.exec(read);
  if (found === null) return null;
  const [a = 0, b = 1, p = 0, q = 1] = found.slice(1).map(Number);
  const shared = (b / gcd(b, q)) * q;
  return a < b && p < q && b > 1 && q > 1 && shared <= 24
    ? [
        { top: a, bottom: b },
        { top: p, bottom: q },
      ]
    : null;
};

/** Small whole numbers, to be counted. */
const dotsOf = (read: string): readonly [number, '+' | '−', number] | null => {
  const found = /^(\d{1,2}) ([+−]) (\d{1,2})$/.exec(read);
  const [a, b] = [Number(found?.[1]), Number(found?.[3])];
  if (found === null || a > 20 || b > 20 || (found[2] === '−' && b > a)) return null;
  return [a, found[2] === '+' ? '+' : '−', b];
};

const paints = [
  ['#f3b53c', '#8a5200'],
  ['#1d7896', '#115468'],
] as const;

const Bars = ({ bars, cut }: { bars: readonly [Bar, Bar]; cut: number | null }) => (
  <>
    {bars.map(({ top, bottom }, row) => {
      const [fill, line] = paints[row === 0 ? 0 : 1];
      const parts = cut ?? bottom;
      const coloured = (top * parts) / bottom;
      const width = 432 / parts;
      const y = row === 0 ? 14 : 96;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always two bars
        <g key={row} stroke={line} strokeWidth="3">
          {Array.from({ length: parts }, (_, at) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
              key={at}
              fill={at < coloured ? fill : '#fffcf4'}
              d={`M${24 + at * width} ${y}h${width}v56h-${width}z`}
            />
          ))}
          {cut !== null &&
            Array.from({ length: bottom - 1 }, (_, at) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
                key={at}
                strokeWidth="6"
                d={`M${24 + ((at + 1) * 432) / bottom} ${y - 2}v60`}
              />
            ))}
        </g>
      );
    })}
  </>
);

const Dots = ({ first, sign, second }: { first: number; sign: '+' | '−'; second: number }) => {
  const count = sign === '+' ? first + second : first;
  return (
    <>
      {Array.from({ length: count }, (_, at) => {
        const [x, y] = [44 + (at % 10) * 43.5, 22 + Math.floor(at / 10) * 40];
        const isSecond = sign === '+' && at >= first;
        const isGone = sign === '−' && at >= first - second;
        const [fill, line] = paints[isSecond ? 1 : 0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots never move
          <g key={at} stroke={line} strokeWidth="3">
            {isSecond ? (
              <path fill={fill} d={`M${x - 13} ${y - 13}h26v26h-26z`} />
            ) : (
              <circle fill={isGone ? '#fffcf4' : fill} cx={x} cy={y} r="14" />
            )}
            {isGone && <path d={`M${x - 12} ${y + 12}l24 -24`} />}
          </g>
        );
      })}
    </>
  );
};

/** Bars for two fractions, cut alike in the steps; things to count for small numbers. Most sums have no picture. */
export const SumPicture = ({ read, isCut }: { read: string; isCut: boolean }) => {
  const say = useText(homeworkHelper);
  const bars = barsOf(read);
  const dots = dotsOf(read);
  if (bars === null && dots === null) return null;
  const [one, other] = bars ?? [
    { top: 0, bottom: 1 },
    { top: 0, bottom: 1 },
  ];
  const cut = isCut ? (one.bottom / gcd(one.bottom, other.bottom)) * other.bottom : null;
  const parts = { a: one.top, b: one.bottom, p: other.top, q: other.bottom, cut: cut ?? 0 };
  return (
    <div className={c('figure')}>
      <svg
        viewBox={`0 0 480 ${dots === null || dots[0] + dots[2] > 20 ? 166 : 84}`}
        role="img"
        aria-label={bars === null ? say('dots') : say(cut === null ? 'bars' : 'barsCut', parts)}
      >
        {bars !== null && <Bars bars={bars} cut={cut} />}
        {dots !== null && <Dots first={dots[0]} sign={dots[1]} second={dots[2]} />}
      </svg>
    </div>
  );
};
