import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useMotivation, useSession, useYoung } from '#lib/session.tsx';
import { profile } from '#messages/profile/en.ts';
import { GrownUps, OwnTree } from '#progress-kit/young/index.ts';
import { useSearchParams } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AchievementsTab } from './achievements/achievements-tab.tsx';
import { IntelligenceTab } from './intelligence/intelligence-tab.tsx';
import { NoLearner } from './no-learner.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { ProfileCard } from './profile-card.tsx';
import css from './profile-page.module.css';
import { ProgressTab } from './progress-tab.tsx';

const c = classes(css);

const tabNames = ['overview', 'progress', 'intelligence', 'achievements'] as const;
type TabName = (typeof tabNames)[number];

const learnerTabs: Readonly<Record<TabName, () => React.ReactNode>> = {
  overview: OverviewTab,
  progress: ProgressTab,
  intelligence: IntelligenceTab,
  achievements: AchievementsTab,
};

/** /profile, 'Profile & Progress' (spec 2): four tabs, the open one in the address. Young children see their tree first. */
export const ProfilePage = () => {
  const say = useText(profile);
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  usePageTitle(say('title'));
  const asked = search.get('tab');
  const motivation = useMotivation();
  const shown = tabNames.filter((name) => motivation || name !== 'achievements');
  const selected = shown.find((name) => name === asked) ?? 'overview';
  const isYoung = useYoung() && motivation;
  if (user === null) return null;
  const isLearner = user.role === 'learner';
  const all = (
    <div className={c('page')} data-mood={isLearner ? undefined : 'adult'}>
      {isYoung ? <h2>{say('title')}</h2> : <PageTitle title={say('title')} />}
      <Tabs
        label={say('title')}
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'overview' ? {} : { tab }, { replace: true })}
        tabs={shown.map((name) => {
          const Panel = learnerTabs[name];
          return {
            id: name,
            label: say(name),
            panel: isLearner ? (
              <Panel />
            ) : (
              <div className={c('stack')}>
                {name === 'overview' && <ProfileCard />}
                <NoLearner />
              </div>
            ),
          };
        })}
      />
    </div>
  );
  if (!isYoung) return all;
  return (
    <div className={c('page')}>
      <OwnTree />
      <GrownUps open={asked !== null}>{all}</GrownUps>
    </div>
  );
};
