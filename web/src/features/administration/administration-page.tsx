import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { Navigate, useSearchParams } from 'react-router';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { administration } from '#messages/administration/en.ts';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import css from './administration-page.module.css';
import { CodesTab } from './codes-tab.tsx';
import { LearnersTab } from './learners-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import { SchoolTab } from './school-tab.tsx';

const c = classes(css);

const panels = { people: PeopleTab, learners: LearnersTab, codes: CodesTab, school: SchoolTab } as const;
type TabName = keyof typeof panels;
const names = Object.keys(panels) as TabName[];

/** The school's own desk. The route lets teachers in; who is no administrator is led home from here. */
export const AdministrationPage = () => {
  const say = useText(administration);
  usePageTitle(say('title'));
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  if (user === null) return null;
  if (!user.administrator) return <Navigate to={homeOf(user.role)} replace />;
  const selected = names.find((name) => name === search.get('tab')) ?? 'people';
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        className="noprint"
        title={say('title')}
        {...(user.school === null ? {} : { lead: user.school.name })}
      />
      <Tabs
        label={say('title')}
        selected={selected}
        onSelect={(tab) => setSearch({ tab }, { replace: true })}
        tabs={names.map((name) => {
          const Panel = panels[name];
          return { id: name, label: say(name), panel: <Panel /> };
        })}
      />
    </div>
  );
};
