import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { reports as texts } from '#messages/reports/en.ts';
import { useSearchParams } from '#routing/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CasesTab } from './cases-tab.tsx';
import { OwnWords } from './own-words.tsx';
import css from './reports.module.css';
import { SecondAdult } from './second-adult.tsx';

const c = classes(css);

const names = ['open', 'done', 'rules'] as const;
const panels = {
  open: () => <CasesTab state="open" />,
  done: () => <CasesTab state="done" />,
  rules: () => (
    <>
      <SecondAdult />
      <OwnWords />
    </>
  ),
};

/** /reports: for class teachers and the head. Reports about oneself never appear here. */
export const ReportsPage = () => {
  const say = useText(texts);
  usePageTitle(say('title'));
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const shown = names.filter((name) => name !== 'rules' || user?.administrator === true);
  const selected = shown.find((name) => name === search.get('tab')) ?? 'open';
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={say('title')} lead={say('lead')} />
      <p>
        <ButtonLink kind="paper" size="sm" to={paths.safetySheet}>
          {say('sheet')}
        </ButtonLink>
      </p>
      <Tabs
        label={say('title')}
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'open' ? {} : { tab }, { replace: true })}
        tabs={shown.map((name) => ({ id: name, label: say(name), panel: panels[name]() }))}
      />
    </div>
  );
};
