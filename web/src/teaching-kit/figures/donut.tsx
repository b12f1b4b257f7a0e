import { classes } from '#ui/classes.ts';
import css from './figures.module.css';

const c = classes(css);

type Part = { name: string; value: number };

/** Present and absent as percentages that add up to 100. The absent part also has a pattern. */
export const Donut = ({ present, absent, label }: { present: Part; absent: Part; label: string }) => (
  <div className={c('donut')}>
    <svg width="144" height="144" viewBox="0 0 120 120" role="img" aria-label={label}>
      <circle className={c('ring', 'absent')} cx="60" cy="60" r="46" />
      <circle
        className={c('ring', 'present')}
        cx="60"
        cy="60"
        r="46"
        pathLength={100}
        strokeDasharray={`${present.value} ${100 - present.value}`}
        transform="rotate(-90 60 60)"
      />
      <text className={c('middle')} x="60" y="69" textAnchor="middle">
        {present.value}%
      </text>
    </svg>
    <dl className={c('legend')}>
      {[present, absent].map(({ name, value }, at) => (
        <div key={name}>
          <dt>
            <span className={c('mark', at === 1 && 'dashed')} />
            {name}
          </dt>
          <dd className="num">{value}%</dd>
        </div>
      ))}
    </dl>
  </div>
);
