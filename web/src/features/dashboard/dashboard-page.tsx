import { gradeByName, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Failed } from '#ask/failed.tsx';
import { chooseGrade, chosenGrade } from '#lib/chosen-grade.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession, useYoung } from '#lib/session.tsx';
import { pages } from '#messages/pages/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { Link, useLocation } from '#routing/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ClassFold } from './class-fold.tsx';
import css from './dashboard-page.module.css';
import { FoundLessonCard, foundIn } from './found-lesson.tsx';
import { LearnerDay } from './learner-day.tsx';
import { PlanCard } from './plan-card.tsx';
import { PracticeRow } from './practice-row.tsx';
import { SeedBoard } from './seed-board.tsx';
import { showSection } from './show-section.ts';
import { SubjectsOf } from './subjects-of.tsx';
import { Tiles } from './tiles.tsx';
import { useGrades } from './use-grades.ts';

export { lookAhead as prepare } from './today/use-trace.ts';

const c = classes(css);

/* Preloaded by the HTML for children of P1 to P3 (`build/prerender.ts`). */
const YoungHome = lazyPart(async () => (await import('./young/young-home.tsx')).YoungHome);
const GrownUps = lazyPart(async () => (await import('#progress-kit/young/index.ts')).GrownUps);

const gradeNamed = (name: string | null) => gradeByName(name ?? '') ?? null;

/**
 * A learner's day, then a class and its subjects (spec 1 §2.5). The chosen class is stored on the device; the
 * default is the learner's own. The class list is collapsed once there is one; Back opens it again without
 * moving the subjects.
 */
export const DashboardPage = () => {
  const say = useText(pages);
  const { user } = useSession();
  const [chosen, setChosen] = useState<string | null>(() => chosenGrade()?.name ?? null);
  const [choosing, setChoosing] = useState(
    () => (readLocal('currentView') ?? readLocal('lastDashboardView')) === 'grades',
  );
  usePageTitle(say('welcome', { name: user?.name ?? '' }));
  // Both documented keys (spec 1 §3): a reload restores the last view.
  const look = (view: 'grades' | 'subjects') => {
    writeLocal('currentView', view);
    writeLocal('lastDashboardView', view);
    setChoosing(view === 'grades');
  };
  const choose = (name: string) => {
    chooseGrade(name);
    setChosen(name);
    look('subjects');
  };

  const { state, key } = useLocation();
  const found = foundIn(state);
  const foundGrade = gradeNamed(found?.grade ?? null)?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice in the search opens its class, also the same one again
  useEffect(() => {
    if (foundGrade !== undefined) choose(foundGrade);
  }, [foundGrade, key]);

  const subjectsHeading = useRef<HTMLHeadingElement>(null);
  const gradesHeading = useRef<HTMLHeadingElement>(null);
  const isLearner = user?.role === 'learner';
  const isYoung = useYoung();
  const all = useGrades();
  const own = gradeNamed(user?.grade ?? null);
  const grade = gradeNamed(chosen) ?? own;
  const open = (name: string) => {
    // Synchronous, because the focus moves to a heading that exists only afterwards.
    flushSync(() => choose(name));
    showSection(subjectsHeading.current);
  };
  const back = () => {
    flushSync(() => look('grades'));
    showSection(gradesHeading.current);
  };
  const rest = (
    <>
      <StandingNotice />
      <ClassFold
        grade={grade}
        isOwn={grade !== null && grade.id === own?.id}
        open={choosing || grade === null}
        onOpen={(open) => look(open ? 'grades' : 'subjects')}
        heading={gradesHeading}
      >
        {all.state === 'failed' && (
          <Failed retry={all.retry} kind="info" className={c('note')}>
            {say('gradesFailed')}
          </Failed>
        )}
        <SeedBoard grades={all.data ?? grades} chosen={grade?.id ?? null} onChoose={open} />
      </ClassFold>
      {grade !== null && (
        <section aria-labelledby="subjects">
          <div className={c('row')}>
            <h2 id="subjects" ref={subjectsHeading} tabIndex={-1}>
              {say('subjectsOf', { grade: grade.name })}
            </h2>
            <Button kind="quiet" size="sm" icon={<ArrowLeft size={20} />} onClick={back}>
              {say('back')}
            </Button>
          </div>
          <SubjectsOf gradeId={grade.id} subjects={subjectsOfGrade(grade.id)} isOwn={grade.id === own?.id} />
        </section>
      )}
      <PracticeRow />
      {isLearner && <PlanCard />}
      <section aria-labelledby="beyond">
        <h2 id="beyond">{say('beyond')}</h2>
        <Tiles />
      </section>
    </>
  );
  if (isYoung)
    return (
      <div className={c('page')}>
        {found !== null && <FoundLessonCard {...found} />}
        <Suspense fallback={<Bones lines={6} label={say('welcome', { name: user?.name ?? '' })} />}>
          <YoungHome />
          <GrownUps open={found !== null}>{rest}</GrownUps>
        </Suspense>
      </div>
    );
  return (
    <div className={c('page')}>
      <header className={c('hello')}>
        <Avatar src={user?.picture ?? '/avatars/african-1.svg'} name="" size={56} />
        <div>
          <h1>{say('welcome', { name: user?.name ?? '' })}</h1>
          <Link to={paths.settings}>{say('editProfile')}</Link>
        </div>
      </header>
      {found !== null && <FoundLessonCard {...found} />}
      {isLearner && <LearnerDay />}
      {rest}
    </div>
  );
};
