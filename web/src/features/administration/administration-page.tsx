import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useProfile } from '#lib/profile.tsx';
import { useSession } from '#lib/session.tsx';
import { administration } from '#messages/administration/en.ts';
import { schoolYear } from '#messages/school-year/en.ts';
import { Link, Navigate, useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ownFactor } from './administration.api.ts';
import css from './administration-page.module.css';
import { ClockNotice } from './clock-notice.tsx';
import { CodesTab } from './codes-tab.tsx';
import { LearnersTab } from './learners-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import { SchoolTab } from './school-tab.tsx';
import { YearTab } from './year-tab.tsx';

const c = classes(css);

const panels = {
  people: PeopleTab,
  learners: LearnersTab,
  codes: CodesTab,
  year: YearTab,
  school: SchoolTab,
} as const;
type TabName = keyof typeof panels;
const names = Object.keys(panels) as TabName[];

const Desk = () => {
  const say = useText(administration);
  const word = useText(schoolYear);
  const [search, setSearch] = useSearchParams();
  const selected = names.find((name) => name === search.get('tab')) ?? 'people';
  return (
    <Tabs
      label={say('title')}
      selected={selected}
      onSelect={(tab) => setSearch({ tab }, { replace: true })}
      tabs={names.map((name) => {
        const Panel = panels[name];
        return { id: name, label: name === 'year' ? word('year') : say(name), panel: <Panel /> };
      })}
    />
  );
};

/**
 * On a server of many schools the desk requires two-step sign-in. The server enforces it; this explains it.
 */
const GuardedDesk = () => {
  const say = useText(administration);
  const word = useText(schoolYear);
  const { state, data } = useAnswer('own second factor', ownFactor);
  if (data === null && state === 'loading') return <Bones lines={5} label={say('loading')} />;
  if (data === null || data.on || !data.required) return <Desk />;
  return (
    <Notice kind="notyet" action={<Link to={paths.settings}>{word('toSettings')}</Link>}>
      {word('needsTwoStep')}
    </Notice>
  );
};

/** The school's desk. The route admits teachers; others than administrators are redirected home. */
export const AdministrationPage = () => {
  const say = useText(administration);
  usePageTitle(say('title'));
  const { user } = useSession();
  const profile = useProfile();
  if (user === null) return null;
  if (!user.administrator) return <Navigate to={homeOf(user.role)} replace />;
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        className="noprint"
        title={say('title')}
        {...(user.school === null ? {} : { lead: user.school.name })}
      />
      <ClockNotice />
      {profile === 'public' ? <GuardedDesk /> : <Desk />}
    </div>
  );
};
