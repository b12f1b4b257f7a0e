import { Suspense } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useMotivation, useYoung } from '#lib/session.tsx';
import { pages } from '#messages/pages/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import css from './community-page.module.css';
import { FriendsTab } from './friends/friends-tab.tsx';
import { LeaderboardTab } from './leaderboard/leaderboard-tab.tsx';

const c = classes(css);

const GroupsTab = lazyPart(async () => (await import('./groups/groups-tab.tsx')).GroupsTab);

const YoungFriends = lazyPart(async () => (await import('./young/young-friends.tsx')).YoungFriends);

const tabs = [
  { id: 'leaderboard', Panel: LeaderboardTab },
  { id: 'friends', Panel: FriendsTab },
  { id: 'groups', Panel: GroupsTab },
] as const;

/** /community: for P1 to P3 only friends without comparisons (decision 0098), else the three tabs. */
export const CommunityPage = () => {
  const say = useText(pages);
  const young = useYoung();
  usePageTitle(say('community'));
  if (!young) return <CommunityTabs />;
  return (
    <Suspense fallback={<Bones lines={4} label={say('friends')} />}>
      <YoungFriends />
    </Suspense>
  );
};

/** Spec 2 §2: three tabs, Leaderboard first, the open one in the address. */
const CommunityTabs = () => {
  const say = useText(pages);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const motivation = useMotivation();
  // The board and its cheers need motivation; otherwise friends come first.
  const shown = tabs.filter(({ id }) => motivation || id !== 'leaderboard');
  const first = motivation ? 'leaderboard' : 'friends';
  const selected = shown.find(({ id }) => id === asked)?.id ?? first;
  return (
    <div className={c('page')}>
      <PageTitle title={say('community')} />
      <StandingNotice />
      <Tabs
        label={say('community')}
        selected={selected}
        onSelect={(tab) => setSearch(tab === first ? {} : { tab }, { replace: true })}
        tabs={shown.map(({ id, Panel }) => ({
          id,
          label: say(id),
          panel: (
            <Suspense fallback={<Bones lines={4} label={say(id)} />}>
              <Panel />
            </Suspense>
          ),
        }))}
      />
    </div>
  );
};
