import type { BlockedLearner, Friend } from '@afrolearn/contract/friends.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { friends as texts } from '#messages/friends/en.ts';
import { pages } from '#messages/pages/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { FindFriends } from './find-friends.tsx';
import { myFriends, myRequests } from './friends.api.ts';
import css from './friends-tab.module.css';
import { PersonCard } from './person-card.tsx';
import { useFriendActs } from './use-friend-acts.ts';

const c = classes(css);

type Asking = { act: 'remove'; person: Friend } | { act: 'block'; person: BlockedLearner };

/** Requests, friends, and search. */
export const FriendLists = () => {
  const say = useText(texts);
  const sayOfPages = useText(pages);
  const mine = useAnswer('friends', myFriends);
  const requests = useAnswer('friends/pending', myRequests);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [round, setRound] = useState(0);
  const refresh = () => {
    mine.retry();
    requests.retry();
    setRound((now) => now + 1);
  };
  const { said, busy, ...acts } = useFriendActs(refresh);
  const askBlock = (person: BlockedLearner) => setAsking({ act: 'block', person });
  const agree = (asked: Asking) => {
    setAsking(null);
    if (asked.act === 'remove') void acts.remove(asked.person.friendshipId);
    else void acts.block(asked.person);
  };

  const all = mine.data ?? [];
  const waiting = requests.data ?? [];
  const lineOf = ({ friendshipStatus, waitsFor }: Friend) =>
    friendshipStatus === 'accepted' ? undefined : say(waitsFor === 'guardian' ? 'waitsForFamily' : 'waits');
  return (
    <div className={c('tab')}>
      <div className={c('said')} aria-live="polite">
        {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
      </div>
      {(mine.state === 'failed' || requests.state === 'failed') && (
        <Failed retry={refresh}>{mine.failure?.said ?? requests.failure?.said ?? say('loadFailed')}</Failed>
      )}
      {waiting.length > 0 && (
        <section className={c('part')} aria-labelledby="friend-requests">
          <h2 id="friend-requests">{say('requests')}</h2>
          <ul className={c('list')}>
            {waiting.map((one) => (
              <PersonCard key={one.friendshipId} person={one} onBlock={askBlock} urgent>
                <Button busy={busy === one.friendshipId} onClick={() => acts.accept(one.friendshipId)}>
                  {say('accept')}
                  <span className="vh"> {one.name}</span>
                </Button>
                <Button kind="paper" onClick={() => acts.drop(one.friendshipId)}>
                  {say('notNow')}
                  <span className="vh"> {one.name}</span>
                </Button>
              </PersonCard>
            ))}
          </ul>
        </section>
      )}
      <section className={c('part')} aria-labelledby="my-friends">
        <h2 id="my-friends">{say('mine')}</h2>
        {mine.data === null && mine.state === 'loading' && <Bones lines={3} label={say('loading')} />}
        {mine.state === 'done' && all.length === 0 && <p className={c('none')}>{sayOfPages('noFriends')}</p>}
        {all.length > 0 && (
          <ul className={c('list')}>
            {all.map((one) => {
              const isFriend = one.friendshipStatus === 'accepted';
              return (
                <PersonCard key={one.friendshipId} person={one} line={lineOf(one)} onBlock={askBlock}>
                  <Button
                    kind="ghost"
                    size="sm"
                    busy={busy === one.friendshipId}
                    onClick={() =>
                      isFriend ? setAsking({ act: 'remove', person: one }) : acts.drop(one.friendshipId)
                    }
                  >
                    {say(isFriend ? 'remove' : 'takeBack')}
                    <span className="vh"> {one.name}</span>
                  </Button>
                </PersonCard>
              );
            })}
          </ul>
        )}
      </section>
      <FindFriends
        asking={new Set(waiting.map(({ friendshipId }) => friendshipId))}
        busy={busy}
        onAsk={({ id }) => acts.ask(id)}
        onAccept={acts.accept}
        onBlock={askBlock}
        round={round}
      />
      <BlockedPeople onChange={refresh} />
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking !== null && say(asking.act === 'remove' ? 'removeAsk' : 'blockAsk', asking.person)}
        actions={
          asking !== null && (
            <>
              <Button kind="paper" onClick={() => setAsking(null)}>
                {say('cancel')}
              </Button>
              <Button onClick={() => agree(asking)}>{say(asking.act)}</Button>
            </>
          )
        }
      >
        {asking !== null && say(asking.act === 'remove' ? 'removeText' : 'blockText', asking.person)}
      </Dialog>
    </div>
  );
};
