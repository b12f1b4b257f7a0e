import type { TeacherToday } from '@afrolearn/contract/teaching.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { adultFrame } from '#messages/adult-frame/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { Link, Navigate } from '#routing/index.ts';
import { FailedButKept, useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import teacher from '#ui/pictures/illustrations/teacher.svg?no-inline';
import { classesToday } from './attendance.api.ts';
import css from './registers-page.module.css';

const c = classes(css);

const ClassLine = ({ room, waits }: { room: TeacherToday['classes'][number]; waits: boolean }) => {
  const say = useText(adultFrame);
  const { id, name, studentsCount } = room;
  return (
    <Card as="li">
      <div className={c('classLine')}>
        <div>
          <h2>{name}</h2>
          <p>{say('pupils', { count: studentsCount })}</p>
          {waits && <Badge kind="notyet">{say('notTaken')}</Badge>}
        </div>
        <div className={c('classActs')}>
          <ButtonLink to={paths.attendance(id)} size="sm" aria-label={say('takeOf', { name })}>
            {say('take')}
          </ButtonLink>
          <Link to={paths.register(id)} aria-label={say('sheetOf', { name })}>
            {say('sheet')}
          </Link>
        </div>
      </div>
    </Card>
  );
};

const NoClass = () => {
  const say = useText(adultFrame);
  const isHead = useSession().user?.administrator === true;
  return (
    <Empty
      picture={teacher}
      action={
        <ButtonLink to={isHead ? paths.administration : paths.classes}>
          {say(isHead ? 'toSchool' : 'toClasses')}
        </ButtonLink>
      }
    >
      {say('noClass')}
    </Empty>
  );
};

/** /register: opens the register directly for one class; else a choice. Cached offline. */
export const RegistersPage = () => {
  const say = useText(adultFrame);
  usePageTitle(say('registerTitle'));
  // Without a school there is no register, and the notice above says what is missing.
  const isKnown = useSession().user?.school != null;
  const question = isKnown ? 'today' : null;
  const { state, data, asOf, failure, retry } = useKeptAnswer(question, classesToday, {
    afterProgress: true,
  });
  const [only, ...others] = data?.classes ?? [];
  if (only !== undefined && others.length === 0) return <Navigate to={paths.attendance(only.id)} replace />;
  const waits = (id: number) =>
    data?.needs.some((need) => need.kind === 'job' && need.job === 'attendance' && need.classId === id) ===
    true;
  return (
    <div className={c('registers')} data-mood="adult">
      <PageTitle title={say('registerTitle')} lead={only !== undefined && say('registerLead')} />
      <StandingNotice />
      {(state === 'failed' || state === 'missing') && (
        <FailedButKept retry={retry} failed={say('registerFailed')} asOf={asOf} failure={failure} />
      )}
      {isKnown && data === null && state === 'loading' && <Bones lines={4} label={say('loading')} />}
      {data?.classes.length === 0 && <NoClass />}
      <ul className={c('classLines')}>
        {data?.classes.map((room) => (
          <ClassLine key={room.id} room={room} waits={waits(room.id)} />
        ))}
      </ul>
    </div>
  );
};
