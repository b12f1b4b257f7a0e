import type { RosterStudent } from '@afrolearn/contract/teaching.ts';
import { leastAttendance, leastProgress } from '@afrolearn/learning/teaching/attention.ts';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Badge } from '#ui/badge.tsx';
import { classes } from '#ui/classes.ts';
import { useDaysAgo } from './days-ago.ts';
import { Percent } from './percent.tsx';
import type { Listed } from './sort-students.ts';
import css from './student-table.module.css';

const c = classes(css);

export type Row = RosterStudent & Partial<Listed>;
type Props = {
  student: Row;
  withClass: boolean;
  acts: ((student: Row) => ReactNode) | undefined;
};

/** A student's row. Without consent only the name. */
export const Cells = ({ student, withClass, acts }: Props) => {
  const say = useText(teachingTexts);
  const ago = useDaysAgo();
  const name = (
    <th scope="row">
      <span className={c('who')}>
        <span>
          {student.name}
          {student.needsAttention && (
            <span className={c('flag')}>
              <Flag size={16} aria-hidden="true" />
              <span className="vh">{say('needAttention')}</span>
            </span>
          )}
          {withClass && <span className={c('class')}>{student.className}</span>}
        </span>
        {acts !== undefined && <span className={c('acts')}>{acts(student)}</span>}
      </span>
    </th>
  );
  if (student.consentMissing)
    return (
      <>
        {name}
        <td colSpan={3}>
          <Badge kind="notyet">{say('consentMissing')}</Badge>
        </td>
      </>
    );
  return (
    <>
      {name}
      <td data-label={say('progress')}>
        <Percent
          value={student.progress}
          least={leastProgress}
          none={say(student.isNew ? 'isNew' : 'noWork')}
        />
      </td>
      <td data-label={say('attendance')}>
        <Percent value={student.attendance} least={leastAttendance} none={say('notTaken')} />
      </td>
      <td data-label={say('lastActivity')}>{ago(student.lastActivity)}</td>
    </>
  );
};
