import type { Ask, Reply } from '@afrolearn/contract';
import type { FriendsOfChild } from '@afrolearn/contract/friends.ts';
import { type ReactNode, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { allowFriend, endFriendOfChild, friendsOfChild, setCommunity } from '../children.api.ts';
import { failureOf } from '../failure.ts';
import css from './child-community.module.css';
import { ChildGroups } from './child-groups.tsx';

const c = classes(css);

type OwnChild = Reply<'GET /children'>[number];
type Choice = Ask<'PUT /children/:id/community'>['body'];
type FriendOfChild = FriendsOfChild['friends'][number];

const FriendRow = ({ friend, children }: { friend: FriendOfChild; children: ReactNode }) => (
  <li className={c('friend')}>
    <Avatar src={friend.picture} name="" size={44} />
    <b className={c('name')}>{friend.name}</b>
    {children}
  </li>
);

/** A guardian's community settings for a child, and approval of friendships (permissions, feature 9). */
export const ChildCommunity = ({ child, onChange }: { child: OwnChild; onChange: () => void }) => {
  const say = useText(texts);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState('');
  const { state, data, retry } = useAnswer(`children/${child.id}/friends`, () => friendsOfChild(child.id));
  const { on, approveFriends, offByOther } = child.community;
  const waiting = data?.waiting ?? [];

  const doing = async (act: () => Promise<unknown>) => {
    setFailed('');
    try {
      await act();
    } catch (error) {
      setFailed(failureOf(error, say).text);
    }
    retry();
    onChange();
  };
  const choose = (choice: Choice) => doing(() => setCommunity(child.id, choice));
  const endButton = ({ friendshipId, name }: FriendOfChild, word: 'friendNo' | 'friendEnd') => (
    <Button size="sm" kind="ghost" onClick={() => doing(() => endFriendOfChild(child.id, friendshipId))}>
      {say(word)}
      <span className="vh"> {name}</span>
    </Button>
  );

  return (
    <>
      <Button size="sm" kind={waiting.length > 0 ? 'quiet' : 'ghost'} onClick={() => setOpen(true)}>
        {waiting.length > 0 ? say('communityWaits', { count: waiting.length }) : say('community')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={say('close')}
        title={say('communityTitle', child)}
      >
        <div className={c('community')}>
          {failed !== '' && <Notice kind="bad">{failed}</Notice>}
          {offByOther && <Notice kind="info">{say('communityOff')}</Notice>}
          <Check
            label={say('communityOn')}
            hint={say('communityOnHint')}
            checked={on}
            onChange={() => choose({ on: !on })}
          />
          <Check
            label={say('approveFriends')}
            hint={say('approveHint')}
            checked={approveFriends}
            onChange={() => choose({ approveFriends: !approveFriends })}
          />
          {state === 'loading' && data === null && <Bones lines={2} label={say('loading')} />}
          {(state === 'failed' || state === 'missing') && <Failed retry={retry}>{say('loadFailed')}</Failed>}
          {waiting.length > 0 && (
            <section>
              <h3>{say('friendsWait')}</h3>
              <ul className={c('list')}>
                {waiting.map((one) => (
                  <FriendRow key={one.friendshipId} friend={one}>
                    <Button size="sm" onClick={() => doing(() => allowFriend(child.id, one.friendshipId))}>
                      {say('friendYes')}
                      <span className="vh"> {one.name}</span>
                    </Button>
                    {endButton(one, 'friendNo')}
                  </FriendRow>
                ))}
              </ul>
            </section>
          )}
          {data !== null && (
            <section>
              <h3>{say('friendsOf')}</h3>
              {data.friends.length === 0 && <p>{say('noFriends')}</p>}
              {data.friends.length > 0 && (
                <ul className={c('list')}>
                  {data.friends.map((one) => (
                    <FriendRow key={one.friendshipId} friend={one}>
                      {endButton(one, 'friendEnd')}
                    </FriendRow>
                  ))}
                </ul>
              )}
            </section>
          )}
          {open && <ChildGroups childId={child.id} />}
        </div>
      </Dialog>
    </>
  );
};
