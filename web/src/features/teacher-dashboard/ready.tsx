import type { TeacherToday } from '@afrolearn/contract/teaching.ts';
import { CalendarDays, FileText, Printer, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Link } from '#routing/index.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './dashboard.module.css';

const c = classes(css);

/* The largest classes; others have the same on their pages. */
const mostRooms = 3;

type Row = {
  key: string;
  icon: ReactNode;
  title: string;
  about?: string;
  to: readonly (readonly [string, string])[];
};

/** Prepared pages for the week's classes, one press from printing. */
export const Ready = ({ today: { classes: rooms, needs } }: { today: TeacherToday }) => {
  const say = useText(teachingTexts);
  const largest = rooms
    .filter(({ studentsCount }) => studentsCount > 0)
    .sort((one, other) => other.studentsCount - one.studentsCount)
    .slice(0, mostRooms);
  if (largest.length === 0) return null;
  const reteaches = needs.flatMap((need): Row[] => {
    if (need.kind !== 'group') return [];
    const { mistake, students: count, className, classId, entry } = need;
    return [
      {
        key: `reteach ${classId}`,
        icon: <UsersRound />,
        title: say('readyReteach'),
        about: mistake.name,
        to: [[say('readyFor', { count, class: className }), paths.reteachPlanOf(entry.id, mistake.id)]],
      },
    ];
  });
  const ofEach = (to: (id: number) => string) => largest.map(({ id, name }) => [name, to(id)] as const);
  const rows: readonly Row[] = [
    ...reteaches,
    { key: 'reports', icon: <Printer />, title: say('halfPages'), to: ofEach(paths.classReports) },
    {
      key: 'plan',
      icon: <FileText />,
      title: say('readyPlan'),
      to: [[say('readyPlanMore'), paths.assistantTool('lesson-plan')]],
    },
    { key: 'register', icon: <CalendarDays />, title: say('readyRegister'), to: ofEach(paths.register) },
  ];
  return (
    <Card className={c('noprint')}>
      <section aria-label={say('ready')} className={c('panel')}>
        <div className={c('head')}>
          <h2>{say('ready')}</h2>
        </div>
        <ul className={c('feed')}>
          {rows.map(({ key, icon, title, about, to }) => (
            <li key={key} className={c('entry')}>
              <span className={c('kind')}>{icon}</span>
              <div>
                <p>
                  <b>{title}</b>
                </p>
                {about !== undefined && <p className={c('muted')}>{about}</p>}
                <p className={c('ways')}>
                  {to.map(([name, path]) => (
                    <Link key={path} to={path} aria-label={`${title}: ${name}`}>
                      {name}
                    </Link>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
};
