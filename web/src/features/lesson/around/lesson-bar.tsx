import { ArrowLeft } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { courses } from '#messages/courses/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from '../lesson-page.module.css';
import { wayBack } from '../up-next.tsx';

const c = classes(css);

/** Navigation state: any field may be missing. */
export type Arrival = { courseTitle?: unknown; unitTitle?: unknown; lessons?: unknown } | null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

type LessonBarProps = {
  unit: (Parameters<typeof wayBack>[0] & { title: string; subject: string; grade: string | null }) | null;
  arrival: Arrival;
  hidden: boolean;
};

/**
 * The link back to the unit, with its subject and class; until they load, with the names from the last page.
 */
export const LessonBar = ({ unit, arrival, hidden }: LessonBarProps) => {
  const say = useText(courses);
  const back = unit === null ? null : wayBack(unit);
  return (
    <div className={c('bar')} hidden={hidden}>
      <ButtonLink
        kind="ghost"
        size="sm"
        icon={<ArrowLeft />}
        to={back?.to ?? paths.units}
        state={back?.state ?? null}
      >
        {unit?.title ?? (text(arrival?.unitTitle) || say('backToUnits'))}
      </ButtonLink>
      <span>
        {unit === null ? text(arrival?.courseTitle) : [unit.subject, unit.grade].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
};
