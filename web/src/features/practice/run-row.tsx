import { Sprout } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { practice } from '#messages/practice/en.ts';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import css from './run-row.module.css';

const c = classes(css);

const seedsOfSprout = 5;
/** More would not fit on a phone. */
const mostSprouts = 6;

/** How many were right without a break: seeds in a row, and five seeds are a sprout. It is worth nothing else. */
export const RunRow = ({ run }: { run: number }) => {
  const say = useText(practice);
  const sprouts = Math.min(mostSprouts, Math.floor(run / seedsOfSprout));
  const seeds = run - Math.floor(run / seedsOfSprout) * seedsOfSprout;
  return (
    <div className={c('run')}>
      <span className={c('row')} aria-hidden="true">
        {Array.from({ length: sprouts }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sprouts are all alike
          <Sprout key={`sprout ${at}`} />
        ))}
        {Array.from({ length: seeds }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seeds are all alike
          <img key={`seed ${at}`} src={seed} alt="" width="96" height="96" />
        ))}
      </span>
      <p>{run === 0 ? say('rowBegins') : say('inARow', { count: run })}</p>
    </div>
  );
};
