import { Plus, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { WaitingHere } from '#people-kit/waiting/index.ts';
import { useSearchParams } from '#routing/index.ts';
import { AddClassDialog, ClassesTab } from '#teaching-kit/classes/index.ts';
import { useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { ResourcesTab } from '#teaching-kit/resources/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { teacherToday } from './dashboard.api.ts';
import css from './dashboard.module.css';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { Overview } from './overview.tsx';
import { StudentsTab } from './students-tab.tsx';

const c = classes(css);

/** Lazy: loads 27 tools when its tab opens. */
const AssistantTab = lazyPart(async () => (await import('#teaching-kit/assistant/index.ts')).AssistantTab);

/** Register marks that the school refused, shown on any page. */
const LostMarks = lazyPart(async () => {
  await new Promise((done) => setTimeout(done, 5000));
  const part = await import('#teaching-kit/register/index.ts').catch(() => null);
  return part?.LostNotice ?? (() => null);
});

/** Reviews that the server refused, shown on any page. */
const Refused = lazyPart(async () => {
  await new Promise((done) => setTimeout(done, 5000));
  const part = await import('#teaching-kit/reviews/index.ts').catch(() => null);
  return part?.RefusedReviews ?? (() => null);
});

const names = ['overview', 'classes', 'students', 'resources', 'assistant'] as const;

const greeting = (hour: number) => {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};

/** /teacher-dashboard (spec 2). */
export const TeacherDashboardPage = () => {
  const say = useText(teachingTexts);
  const { language } = useLanguage();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  // Register marks may still be syncing, so 'not taken yet' must be refetched.
  const isKnown = user?.school != null;
  const answer = useKeptAnswer(isKnown ? 'today' : null, teacherToday, { afterProgress: true });
  const isUnconfirmed = !isKnown || answer.failure?.code === 'children/not-verified';
  usePageTitle(say('dashboard'));
  const selected = names.find((name) => name === search.get('tab')) ?? 'overview';
  const rooms = answer.data?.classes ?? [];
  const students = rooms.reduce((sum, { studentsCount }) => sum + studentsCount, 0);
  const facts = [
    dateText(language, Date.now()),
    ...(answer.data === null
      ? []
      : [say('classCount', { count: rooms.length }), say('studentCount', { count: students })]),
  ];
  const panels = {
    overview: <Overview answer={answer} isUnconfirmed={isUnconfirmed} onAdd={() => setAdding(true)} />,
    classes: (
      <ClassesTab
        links={({ id }) => [
          { to: paths.attendance(id), label: say('attendance') },
          { to: paths.classReports(id), label: say('halfPages') },
        ]}
      />
    ),
    students: <StudentsTab isUnconfirmed={isUnconfirmed} />,
    resources: <ResourcesTab />,
    assistant: (
      <Suspense fallback={null}>
        <AssistantTab />
      </Suspense>
    ),
  };
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        title={say(greeting(new Date().getHours()), { name: user?.name ?? '' })}
        lead={facts.join(' · ')}
        actions={
          <div className={c('acts')}>
            <Button kind="paper" size="sm" icon={<Printer />} onClick={() => globalThis.print()}>
              {say('print')}
            </Button>
            <Button size="sm" icon={<Plus />} onClick={() => setAdding(true)}>
              {say('addClass')}
            </Button>
          </div>
        }
      />
      <StandingNotice />
      <Suspense fallback={null}>
        <LostMarks />
        <Refused />
      </Suspense>
      <WaitingHere />
      {user?.administrator === true && <FirstSteps />}
      <Tabs
        label={say('dashboard')}
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'overview' ? {} : { tab }, { replace: true })}
        tabs={names.map((name) => ({ id: name, label: say(name), panel: panels[name] }))}
      />
      <AddClassDialog
        open={adding}
        onClose={() => setAdding(false)}
        onDone={() => {
          setAdding(false);
          answer.retry();
        }}
      />
    </div>
  );
};
