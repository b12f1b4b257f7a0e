import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { friends as texts } from '#messages/friends/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { FriendLists } from './friend-lists.tsx';
import { myStanding } from './friends.api.ts';

/** The Friends tab (spec 2 §2), or the reason why it is closed. */
export const FriendsTab = () => {
  const say = useText(texts);
  const { state, data, failure, retry } = useAnswer('community/standing', myStanding);
  if (state === 'failed' || state === 'missing')
    return <Failed retry={retry}>{failure?.said ?? say('loadFailed')}</Failed>;
  if (data === null) return <Bones lines={4} label={say('loading')} />;
  if (data.standing !== 'open') return <Empty picture={basket}>{say(`closed.${data.standing}`)}</Empty>;
  return <FriendLists />;
};
