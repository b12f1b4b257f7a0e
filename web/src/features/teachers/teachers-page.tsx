import { Suspense } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { teachers as texts } from '#messages/teachers/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import teacher from '#ui/pictures/illustrations/teacher.svg?no-inline';
import { LearnerPart } from './learner-part.tsx';
import css from './teachers.module.css';

const c = classes(css);

const TeacherDesk = lazyPart(async () => (await import('./desk/teacher-desk.tsx')).TeacherDesk);

/** The page for parents of a child in a class. */
const ParentPart = () => {
  const say = useText(texts);
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={say('title')} />
      <Empty picture={teacher} action={<ButtonLink to={paths.children}>{say('toChildren')}</ButtonLink>}>
        {say('forParents')}
      </Empty>
    </div>
  );
};

/** /teachers and /join-class (spec 2 §2 'Teachers and Mentors'): each role has its own side of it. */
export const TeachersPage = () => {
  const say = useText(texts);
  const { user } = useSession();
  usePageTitle(say('title'));
  if (user === null) return null;
  if (user.role === 'parent') return <ParentPart />;
  if (user.role === 'learner') return <LearnerPart user={user} />;
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={say('title')} lead={say('studentIdIs', { id: user.studentId })} />
      <StandingNotice />
      <Suspense fallback={<Bones lines={6} label={say('loading')} />}>
        <TeacherDesk />
      </Suspense>
    </div>
  );
};
