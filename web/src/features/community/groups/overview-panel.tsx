import type { Group } from '@afrolearn/contract/groups.ts';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { groups } from '#messages/groups/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './group-dialog.module.css';
import { endGroup, joinGroup, leaveGroup } from './groups.api.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import type { OpenedGroup } from './opened-group.ts';
import { saidOf } from './said.ts';

const c = classes(css);

type Act = 'join' | 'leave' | 'end';
const acts: Record<Act, (id: number) => Promise<unknown>> = {
  join: joinGroup,
  leave: leaveGroup,
  end: endGroup,
};

const canEnd = ({ currentUserRole: role }: Group) => role === 'owner' || role === 'supervisor';

/** About the group, its members, and actions: join, answer, invite, leave. */
export const OverviewPanel = ({ group, userId, onClose, onChanged, onShowInvitation }: OpenedGroup) => {
  const say = useText(groups);
  const [busy, setBusy] = useState<Act | null>(null);
  const [asking, setAsking] = useState<'leave' | 'end' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { currentUserRole: role, hasPendingInvitation: isInvited } = group;
  const isFull = group.memberCount >= group.maxMembers;

  const doing = async (act: Act) => {
    setBusy(act);
    setFailure(null);
    try {
      await acts[act](group.id);
      setAsking(null);
      if (act !== 'join') onClose();
      onChanged();
    } catch (error) {
      setFailure(saidOf(error, say(act === 'join' ? 'joinFailed' : 'actFailed')));
    }
    setBusy(null);
  };

  return (
    <div className={c('panel')}>
      {isInvited && (
        <Notice kind="info" icon={<Mail />}>
          {say('invited')}
        </Notice>
      )}
      {group.description !== '' && <p className={c('read')}>{group.description}</p>}
      <h3>{say('members')}</h3>
      {role === null ? (
        <p className={c('quiet')}>{say('membersInside')}</p>
      ) : (
        <MemberList group={group} userId={userId} onChanged={onChanged} />
      )}
      {role === 'owner' && <InviteForm groupId={group.id} />}
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      <div className={c('foot')}>
        {role === null && isInvited && (
          <Button kind="quiet" onClick={onShowInvitation}>
            {say('showInvitation')}
          </Button>
        )}
        {role === null && !isInvited && !isFull && (
          <Button busy={busy === 'join'} onClick={() => doing('join')}>
            {say('join')}
          </Button>
        )}
        {role === null && !isInvited && isFull && <p className={c('quiet')}>{say('full')}</p>}
        {role !== 'owner' && <ReportButton about={{ kind: 'group', id: group.id, name: group.name }} />}
        {asking === null && group.isMember && (
          <Button kind="ghost" size="sm" onClick={() => setAsking('leave')}>
            {say('leave')}
          </Button>
        )}
        {asking === null && canEnd(group) && (
          <Button kind="ghost" size="sm" onClick={() => setAsking('end')}>
            {say('end')}
          </Button>
        )}
      </div>
      {asking !== null && (
        <section className={c('asking')} aria-label={say(asking)}>
          <p>{say(asking === 'leave' ? 'leaveAsk' : 'endAsk', { name: group.name })}</p>
          <Button kind="paper" size="sm" onClick={() => setAsking(null)}>
            {say('cancel')}
          </Button>
          <Button kind="danger" size="sm" busy={busy === asking} onClick={() => doing(asking)}>
            {say(asking)}
          </Button>
        </section>
      )}
    </div>
  );
};
