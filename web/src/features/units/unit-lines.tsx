import type { Reply } from '@afrolearn/contract';
import { Written } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { useSmall } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { courses } from '#messages/courses/en.ts';
import { plan } from '#messages/plan/en.ts';
import { Leaves } from '#progress-kit/index.ts';
import { classes } from '#ui/classes.ts';
import css from './units-page.module.css';

const c = classes(css);

type UnitLinesProps = {
  units: Reply<'GET /units'>;
  shown: number | null;
  open: (id: number) => void;
};

/** Lines of the list of units, each with how far it is written and done. */
export const UnitLines = ({ units, shown, open }: UnitLinesProps) => {
  const say = useText(courses);
  const sayPlan = useText(plan);
  const small = useSmall();
  if (units.length === 0) return null;
  return (
    <ol>
      {units.map((unit) => (
        <li key={unit.id} className={c('line')}>
          <button
            type="button"
            aria-current={unit.id === shown ? 'true' : undefined}
            onClick={() => open(unit.id)}
          >
            <span className={c('number')}>{unit.order}</span>
            <span>
              <b>
                <Spoken text={unit.title} />
              </b>
              <small>
                {say('lessons', { count: unit.lessonCount })}
                {unit.strand === 'religious-education' && ` · ${say('religious')}`}
                {unit.percent !== undefined &&
                  !small &&
                  ` · ${sayPlan('percent', { percent: unit.percent })}`}
              </small>
              {small && unit.percent !== undefined && <Leaves green={Math.floor(unit.percent / 20)} />}
              <Written unit={unit} />
            </span>
          </button>
          {small && <Ear text={unit.title} />}
        </li>
      ))}
    </ol>
  );
};
