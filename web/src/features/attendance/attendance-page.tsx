import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { ArrowLeft, ArrowRight, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { dayText, weekdayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { attendance as texts } from '#messages/attendance/en.ts';
import { useLocation, useNavigate, useParams, useSearchParams } from '#routing/index.ts';
import { LostNotice } from '#teaching-kit/register/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame } from '#ui/focus-frame.tsx';
import { NotHere } from '#ui/not-here.tsx';
import { Notice } from '#ui/notice.tsx';
import css from './attendance.module.css';
import { DaySummary } from './day-summary.tsx';
import { countsOf, type PupilOfDay, standingOf } from './day-view.ts';
import { PupilGrid } from './pupil-grid.tsx';
import { useRegister } from './use-register.ts';
import { Dock } from './why-dock.tsx';

const c = classes(css);

/* Back to the class page if that was the origin; else to the dashboard. */
const useWayBack = (id: number): string => {
  const { state } = useLocation();
  return state === 'from class' ? paths.classDetail(id) : paths.teacherDashboard;
};

/** Previous or next day, within the days open to changes. */
const DaySteps = ({ day }: { day: RegisterDay }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const { state } = useLocation();
  const step = (by: number, label: 'dayBefore' | 'dayAfter', icon: React.ReactNode) => {
    const to = addDays(day.date, by);
    if (to > day.today || to < day.openFrom) return <span className={c('nostep')} />;
    return (
      <ButtonLink
        kind="ghost"
        size="sm"
        round
        icon={icon}
        replace
        state={state}
        to={to === day.today ? paths.attendance(day.class.id) : paths.attendanceOn(day.class.id, to)}
      >
        {say(label)}
      </ButtonLink>
    );
  };
  return (
    <nav className={c('days')} aria-label={say('days')}>
      {step(-1, 'dayBefore', <ArrowLeft />)}
      <span>
        <b>{day.date === day.today ? say('today') : weekdayText(language, day.date, 'long')}</b>
        <small>{dayText(language, day.date)}</small>
      </span>
      {step(1, 'dayAfter', <ArrowRight />)}
    </nav>
  );
};

const Register = ({ id, chosen }: { id: number; chosen: string | null }) => {
  const say = useText(texts);
  const navigate = useNavigate();
  const back = useWayBack(id);
  const close = { label: say('close'), to: back };
  const { day, answer, save, isTaken, isOld, tap, take } = useRegister(id, chosen);
  const [current, setCurrent] = useState<number | null>(null);
  usePageTitle(day === null ? say('title') : say('titleOf', { name: day.class.name }));

  if (day === null) {
    const isGone = answer.failure?.status === 404;
    return (
      <FocusFrame close={close} head={say('title')}>
        {answer.state === 'loading' && <Bones lines={8} label={say('loading')} />}
        {isGone && (
          <NotHere
            title={say('noClass')}
            text={say('noClassText')}
            to={paths.teacherDashboard}
            way={say('toDashboard')}
          />
        )}
        {answer.state === 'failed' && !isGone && (
          <Failed retry={answer.retry}>{answer.failure?.said ?? say('loadFailed')}</Failed>
        )}
      </FocusFrame>
    );
  }
  const counts = countsOf(day, isTaken);
  const asked = day.pupils.find((pupil) => pupil.id === current) ?? null;
  const isAsked = asked !== null && (asked.mark?.state === 'absent' || asked.mark?.state === 'late');
  /* A press on an absent pupil opens the reasons first, so that a slip deletes nothing. */
  const press = (pupil: PupilOfDay) => {
    const standing = standingOf(pupil, isTaken);
    const isAway = standing === 'absent' || standing === 'late';
    setCurrent(pupil.id);
    if (isAway && pupil.id !== current) return;
    void tap(pupil.id, { state: standing === 'present' ? 'absent' : 'present', reason: null });
  };
  const done = async () => {
    await take();
    navigate(back);
  };
  return (
    <FocusFrame
      close={close}
      head={
        <h1 className={c('head')}>
          {day.class.name}
          <small>{say('students', { count: day.pupils.length })}</small>
        </h1>
      }
      aside={
        isOld && (
          <Badge kind="info" icon={<CloudOff />}>
            {say('offline')}
          </Badge>
        )
      }
      dock={
        day.pupils.length > 0 && (
          <Dock
            pupil={isAsked ? asked : null}
            counts={counts}
            save={save}
            isTaken={isTaken}
            onMark={(mark) => asked !== null && void tap(asked.id, mark)}
            onDone={() => void done()}
          />
        )
      }
    >
      <div className={c('page')}>
        <div className={c('take')}>
          <div className={c('lede')}>
            <p>
              <b>{say('allPresent')}</b> {say('tapAway')}
            </p>
            <DaySteps day={day} />
          </div>
          <LostNotice />
          {day.pupils.length === 0 && <Notice kind="info">{say('emptyClass')}</Notice>}
          <PupilGrid day={day} isTaken={isTaken} current={isAsked ? current : null} onTap={press} />
        </div>
        <DaySummary day={day} counts={counts} />
      </div>
    </FocusFrame>
  );
};

/** /classes/:id/attendance: 60 pupils in under two minutes, with a thumb and offline. */
export const AttendancePage = () => {
  const id = Number(useParams()['id']);
  const chosen = useSearchParams()[0].get('date');
  return (
    <div className={c('mood')} data-mood="adult">
      <Register key={`${id} ${chosen}`} id={id} chosen={chosen} />
    </div>
  );
};
