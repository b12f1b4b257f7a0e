import type { Reply } from '@afrolearn/contract';
import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import { tellsFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { usePictures, Written } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { courses } from '#messages/courses/en.ts';
import { plan } from '#messages/plan/en.ts';
import { Leaves, leavesFor } from '#progress-kit/index.ts';
import { classes } from '#ui/classes.ts';
import css from './units-page.module.css';

const c = classes(css);

type UnitLinesProps = {
  units: Reply<'GET /units'>;
  shown: number | null;
  open: (id: number) => void;
};

/** Rows of units with their written share and progress. */
export const UnitLines = ({ units, shown, open }: UnitLinesProps) => {
  const say = useText(courses);
  const sayPlan = useText(plan);
  const young = useYoung();
  const pictures = usePictures(units.map(({ id }) => lessonId(id, 1)));
  if (units.length === 0) return null;
  return (
    <ol>
      {units.map((unit) => {
        const picture = pictures.get(lessonId(unit.id, 1));
        return (
          <li key={unit.id} className={c('line', picture !== undefined && 'pictured')}>
            <button
              type="button"
              aria-current={unit.id === shown ? 'true' : undefined}
              onClick={() => open(unit.id)}
            >
              {picture === undefined ? (
                <span className={c('number')}>{unit.order}</span>
              ) : (
                <img src={picture} alt="" width="480" height="400" />
              )}
              <span>
                <b>
                  <Spoken text={unit.title} />
                </b>
                {young ? (
                  <Leaves green={leavesFor(unit.percent ?? 0)} />
                ) : (
                  <>
                    <small>
                      {[
                        unit.readyCount > 0 && say('parts', { count: unit.readyCount }),
                        tellsFaith(unit) && say('religious'),
                        unit.percent !== undefined && sayPlan('percent', { percent: unit.percent }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                    <Written unit={unit} />
                  </>
                )}
              </span>
            </button>
            {young && <Ear text={unit.title} />}
          </li>
        );
      })}
    </ol>
  );
};
