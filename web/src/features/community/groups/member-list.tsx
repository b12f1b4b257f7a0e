import type { Group } from '@afrolearn/contract/groups.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { groups } from '#messages/groups/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import community from '#ui/pictures/spots/community.svg?inline';
import css from './group-dialog.module.css';
import { removeMember } from './groups.api.ts';
import { saidOf } from './said.ts';

const c = classes(css);

type Member = Group['members'][number];
type Props = { group: Group; userId: number; onChanged: () => void };

const roleText = ({ id, role }: Member, userId: number) => {
  if (role === 'owner') return id === userId ? ('youStarted' as const) : ('started' as const);
  return id === userId ? ('you' as const) : ('member' as const);
};

/** The members. The owner and supervisors can remove one after a confirmation. */
export const MemberList = ({ group, userId, onChanged }: Props) => {
  const say = useText(groups);
  const [asking, setAsking] = useState<Member | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const manages = group.currentUserRole === 'owner' || group.currentUserRole === 'supervisor';
  const remove = async (member: Member) => {
    setBusy(true);
    setFailure(null);
    try {
      await removeMember(group.id, member.id);
      setAsking(null);
      onChanged();
    } catch (error) {
      setFailure(saidOf(error, say('actFailed')));
    }
    setBusy(false);
  };
  return (
    <>
      <ul className={c('members')}>
        {group.members.map((member) => (
          <li key={member.id}>
            <Avatar src={member.picture ?? community} name="" />
            <span>
              <b>{member.name}</b>
              <small>{say(roleText(member, userId))}</small>
            </span>
            <ReportButton about={{ kind: 'person', id: member.id, name: member.name }} look="round" />
            {manages && member.id !== userId && (
              <Button kind="ghost" size="sm" round icon={<X />} onClick={() => setAsking(member)}>
                {say('removeOf', { name: member.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      {asking !== null && (
        <section className={c('asking')} aria-label={say('removeOf', { name: asking.name })}>
          <p>{say('removeAsk', { name: asking.name })}</p>
          <Button kind="paper" size="sm" onClick={() => setAsking(null)}>
            {say('cancel')}
          </Button>
          <Button kind="danger" size="sm" busy={busy} onClick={() => remove(asking)}>
            {say('remove')}
          </Button>
        </section>
      )}
    </>
  );
};
