import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { groups as texts } from '#messages/groups/en.ts';
import { useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { CreateGroup } from './create-group.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { groupFriends, listGroups, pendingInvitations } from './groups.api.ts';
import css from './groups.module.css';
import { InvitationCard, type Said } from './invitation-card.tsx';

const c = classes(css);

/* The reason for an empty tab. */
const reasons = {
  small: 'small',
  'no-consent': 'noConsent',
  'no-school': 'noSchool',
  guardian: 'guardian',
} as const;

/** Groups (spec 2 'Community page'): pending invitations, the groups, and the open one in the address. */
export const GroupsTab = () => {
  const say = useText(texts);
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const { state, data, failure, retry } = useAnswer('groups', listGroups);
  const invitations = useAnswer('group-invitations', pendingInvitations);
  const company = useAnswer('group-friends', groupFriends);
  const [said, setSaid] = useState<Said | null>(null);
  const [creating, setCreating] = useState(false);
  const waiting = useRef<HTMLElement>(null);

  const refresh = () => {
    retry();
    invitations.retry();
    company.retry();
  };
  const open = (id: number | null) =>
    setSearch(id === null ? { tab: 'groups' } : { tab: 'groups', group: String(id) }, { replace: true });
  const showInvitations = () => {
    open(null);
    waiting.current?.scrollIntoView({ block: 'start' });
    waiting.current?.focus();
  };

  if (user?.role === 'parent') return <Empty picture={basket}>{say('parent')}</Empty>;
  const standing = company.data?.standing ?? null;
  const reason = standing === null || standing === 'open' || standing === 'adult' ? null : reasons[standing];
  if (reason !== null) return <Empty picture={basket}>{say(reason)}</Empty>;
  const isUnknown = company.data === null && company.state === 'failed';
  if (state === 'failed' || state === 'missing' || isUnknown)
    return <Failed retry={refresh}>{failure?.said ?? company.failure?.said ?? say('loadFailed')}</Failed>;

  const isTeacher = user?.role === 'teacher';
  const asked = invitations.data ?? [];
  const opened = data?.find(({ id }) => String(id) === search.get('group'));
  return (
    <div className={c('tab')}>
      {said !== null && (
        <Notice kind={said.kind} role="alert">
          {said.text}
        </Notice>
      )}
      {asked.length > 0 && (
        <section ref={waiting} tabIndex={-1} className={c('part')} aria-labelledby="group-invitations">
          <h2 id="group-invitations">{say('invitations')}</h2>
          <ul className={c('waiting')}>
            {asked.map((invitation) => (
              <InvitationCard
                key={invitation.id}
                invitation={invitation}
                onSaid={setSaid}
                onAnswered={refresh}
              />
            ))}
          </ul>
        </section>
      )}
      <section className={c('part')} aria-labelledby="study-groups">
        <div className={c('head')}>
          <h2 id="study-groups">{say('studyGroups')}</h2>
          <Button
            kind="quiet"
            size="sm"
            icon={<Plus />}
            disabled={company.data === null}
            onClick={() => setCreating(true)}
          >
            {say('create')}
          </Button>
        </div>
        {data === null && <Bones lines={4} label={say('loading')} />}
        {data?.length === 0 && <Empty picture={basket}>{say(isTeacher ? 'noneAdult' : 'none')}</Empty>}
        <div className={c('grid')}>
          {data?.map((group) => (
            <GroupCard key={group.id} group={group} onOpen={() => open(group.id)} />
          ))}
        </div>
      </section>
      {company.data !== null && (
        <CreateGroup
          open={creating}
          company={company.data}
          onClose={() => setCreating(false)}
          onMade={(id) => {
            setCreating(false);
            refresh();
            open(id);
          }}
        />
      )}
      {opened !== undefined && (
        <GroupDialog
          key={opened.id}
          group={opened}
          userId={user?.id ?? 0}
          onClose={() => open(null)}
          onChanged={refresh}
          onShowInvitation={showInvitations}
        />
      )}
    </div>
  );
};
