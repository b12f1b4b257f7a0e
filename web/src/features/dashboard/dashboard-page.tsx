import { gradeByName, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { chooseGrade, chosenGrade } from '#lib/chosen-grade.ts';
import { useText } from '#lib/language.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { pages } from '#messages/pages/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { CarryOn } from './carry-on.tsx';
import { ownTips } from './dashboard.api.ts';
import css from './dashboard-page.module.css';
import { FoundLessonCard, foundIn } from './found-lesson.tsx';
import { PlanCard } from './plan-card.tsx';
import { PracticeNudge } from './practice-nudge.tsx';
import { SeedBoard } from './seed-board.tsx';
import { showSection } from './show-section.ts';
import { SubjectCards } from './subject-cards.tsx';
import { Tiles } from './tiles.tsx';
import { TreeCard } from './tree-card.tsx';
import { useGrades } from './use-grades.ts';

const c = classes(css);

const gradeNamed = (name: string | null) => gradeByName(name ?? '') ?? null;

/**
 * Choose a class, then a subject (spec 1 §2.5). The choice is remembered on the device; before there is one, a learner
 * sees the subjects of their own class. `lastDashboardView` says how the page opens. Back changes only what is seen now
 * (`currentView`): whoever taps it by mistake finds the subjects beside the classes, and again on the next visit.
 */
export const DashboardPage = () => {
  const say = useText(pages);
  const { user } = useSession();
  const [chosen, setChosen] = useState<string | null>(() => chosenGrade()?.name ?? null);
  const [view, setView] = useState(() => readLocal('lastDashboardView'));
  usePageTitle(say('welcome', { name: user?.name ?? '' }));
  const choose = (name: string) => {
    chooseGrade(name);
    writeLocal('currentView', 'subjects');
    writeLocal('lastDashboardView', 'subjects');
    setChosen(name);
    setView('subjects');
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
  const tips = useOwnAnswer(isLearner ? 'tips' : null, ownTips).data;
  const all = useGrades();
  const grade = gradeNamed(chosen ?? user?.grade ?? null);
  const open = (name: string) => {
    // At once: the focus goes to a heading that is there only after it.
    flushSync(() => choose(name));
    showSection(subjectsHeading.current);
  };
  const back = () => {
    writeLocal('currentView', 'grades');
    setView('grades');
    showSection(gradesHeading.current);
  };
  const forth = () => {
    writeLocal('currentView', 'subjects');
    flushSync(() => setView('subjects'));
    showSection(subjectsHeading.current);
  };
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
      <StandingNotice />
      {isLearner && <CarryOn goOn={tips?.goOn ?? null} />}
      <div className={c('columns')} data-learner={isLearner}>
        <div className={c('column')}>
          <section aria-labelledby="choose-class">
            <h2 id="choose-class" ref={gradesHeading} tabIndex={-1}>
              {say('chooseClass')}
            </h2>
            {all.state === 'failed' && (
              <Failed retry={all.retry} kind="info" className={c('note')}>
                {say('gradesFailed')}
              </Failed>
            )}
            <SeedBoard grades={all.data ?? grades} chosen={grade?.id ?? null} onChoose={open} />
          </section>
          {view === 'grades' && grade !== null && (
            <Button kind="quiet" size="sm" icon={<ArrowRight size={20} />} onClick={forth}>
              {say('subjectsOf', { grade: grade.name })}
            </Button>
          )}
          {view !== 'grades' && grade !== null && (
            <section aria-labelledby="subjects">
              <div className={c('row')}>
                <h2 id="subjects" ref={subjectsHeading} tabIndex={-1}>
                  {say('subjectsOf', { grade: grade.name })}
                </h2>
                <Button kind="quiet" size="sm" icon={<ArrowLeft size={20} />} onClick={back}>
                  {say('back')}
                </Button>
              </div>
              <SubjectCards gradeId={grade.id} subjects={subjectsOfGrade(grade.id)} />
            </section>
          )}
          {isLearner && <PlanCard />}
        </div>
        {isLearner && (
          <div className={c('column')}>
            <TreeCard />
            <PracticeNudge practice={tips?.practice ?? []} />
          </div>
        )}
      </div>
      <section aria-labelledby="beyond">
        <h2 id="beyond">{say('beyond')}</h2>
        <Tiles />
      </section>
    </div>
  );
};
