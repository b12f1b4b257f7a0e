import type { AttentionReason, StudentInNeed } from '@afrolearn/contract/teaching.ts';
import { leastAttendance, leastProgress } from '@afrolearn/learning/teaching/attention.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './figures.module.css';

const c = classes(css);

type Entry = { id: string; title: string; unit: string };
/* Every unit has a 'Checkpoint', so the name of the unit is added. */
const titleOf = ({ id, title, unit }: Entry) => (id.includes('-q') ? `${unit}: ${title}` : title);

type Said = { why: string; next: string; act: string; to: string };

/** The reason, the next step, and the one button for it. */
const useReason = () => {
  const say = useText(teachingTexts);
  const lesson = (entry: Entry | null, classId: number) => ({
    act: say(entry === null ? 'openClass' : 'openLesson'),
    to: entry === null ? paths.classDetail(classId) : paths.lesson(entry.id),
  });
  return (reason: AttentionReason, classId: number): Said => {
    switch (reason.kind) {
      case 'away':
        return {
          why: say('why.away', reason),
          next: [
            say(reason.missed * 2 < reason.registered ? 'next.awaySome' : 'next.away'),
            ...(reason.entry === null ? [] : [say('next.awayThen', { title: titleOf(reason.entry) })]),
          ].join(' '),
          act: say('openRegister'),
          to: paths.attendance(classId),
        };
      case 'new':
        return { why: say('why.new'), next: say('next.new'), ...lesson(reason.entry, classId) };
      case 'stuck':
        return {
          why: say('why.stuck', { title: titleOf(reason.entry), tries: reason.tries }),
          next: say('next.stuck'),
          act: say('openCheckpoint'),
          to: paths.lesson(reason.entry.id),
        };
      case 'mistake':
        return {
          why: say('why.mistake', { mistake: reason.mistake.name, times: reason.times }),
          next: say('next.mistake', { help: reason.mistake.help }),
          ...lesson(reason.entry, classId),
        };
      case 'stopped':
        return {
          why: say('why.stopped', { title: titleOf(reason.entry), days: reason.days }),
          next: say('next.stopped'),
          ...lesson(reason.entry, classId),
        };
      case 'quiet':
        return { why: say('why.quiet', reason), next: say('next.quiet'), ...lesson(reason.entry, classId) };
      case 'behind':
        return {
          why: say('why.behind', { done: reason.done, of: reason.of }),
          next:
            reason.entry === null
              ? say('next.behindNone')
              : say('next.behind', { title: titleOf(reason.entry) }),
          ...lesson(reason.entry, classId),
        };
    }
  };
};

/** One student: the reason, the next step, the figures that raised it, and one button. */
export const AttentionLine = ({
  student,
  classId,
  className,
}: {
  student: StudentInNeed;
  classId: number;
  className?: string;
}) => {
  const say = useText(teachingTexts);
  const { why, next, act, to } = useReason()(student.reason, classId);
  const { name, picture, progress, attendance, reason } = student;
  return (
    <li className={c('need')}>
      <Avatar src={picture ?? '/avatars/african-1.svg'} name="" size={40} />
      <div className={c('say')}>
        <p>
          <b>{name}</b>
          <Badge kind="notyet">{say(`badge.${reason.kind}`)}</Badge>
        </p>
        <p>{why}</p>
        <p className={c('next')}>
          <span className={c('step')}>{say('nextStep')}</span> {next}
        </p>
        <p className={c('hint')}>
          {className !== undefined && `${className} · `}
          <span className={c(progress !== null && progress < leastProgress && 'low')}>
            {say('progress')} {progress === null ? say('noWork') : `${progress}%`}
          </span>
          {' · '}
          <span className={c(attendance !== null && attendance < leastAttendance && 'low')}>
            {say('attendance')} {attendance === null ? say('notTaken') : `${attendance}%`}
          </span>
        </p>
      </div>
      <ButtonLink kind="quiet" size="sm" to={to} className={c('act')}>
        {act}
      </ButtonLink>
    </li>
  );
};
