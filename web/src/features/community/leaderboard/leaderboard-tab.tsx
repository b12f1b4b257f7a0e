import { useText } from '#lib/language.tsx';
import { pages } from '#messages/pages/en.ts';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';

export const LeaderboardTab = () => <Empty picture={basket}>{useText(pages)('noLeaderboard')}</Empty>;
