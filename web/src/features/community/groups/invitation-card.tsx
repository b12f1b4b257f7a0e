import type { GroupInvitation } from '@afrolearn/contract/groups.ts';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { groups } from '#messages/groups/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import community from '#ui/pictures/spots/community.svg?inline';
import { acceptInvitation, declineInvitation } from './groups.api.ts';
import css from './groups.module.css';
import { saidOf } from './said.ts';

const c = classes(css);

export type Said = { kind: 'ok' | 'bad'; text: string };

type Props = { invitation: GroupInvitation; onSaid: (said: Said | null) => void; onAnswered: () => void };

/** A card to accept or decline. Declining notifies nobody. */
export const InvitationCard = ({ invitation, onSaid, onAnswered }: Props) => {
  const say = useText(groups);
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const { group, inviter } = invitation;
  const answer = async (how: 'accept' | 'decline') => {
    setBusy(how);
    onSaid(null);
    try {
      await (how === 'accept' ? acceptInvitation(invitation.id) : declineInvitation(invitation.id));
      if (how === 'accept') onSaid({ kind: 'ok', text: say('welcome') });
      onAnswered();
    } catch (error) {
      onSaid({ kind: 'bad', text: saidOf(error, say(how === 'accept' ? 'acceptFailed' : 'declineFailed')) });
    }
    setBusy(null);
  };
  return (
    <Card as="li" className={c('invitation')}>
      <div className={c('asking')}>
        <img src={community} alt="" width={48} height={48} />
        <div>
          <h3>{group.name}</h3>
          <p>{say('invitesYou', { name: inviter.name })}</p>
        </div>
        <ReportButton about={{ kind: 'person', ...inviter }} look="round" />
      </div>
      {group.description !== '' && <p className={c('about')}>{group.description}</p>}
      <div className={c('answers')}>
        <Button
          size="sm"
          busy={busy === 'accept'}
          disabled={busy === 'decline'}
          onClick={() => answer('accept')}
        >
          {say('accept')}
        </Button>
        <Button
          size="sm"
          kind="paper"
          busy={busy === 'decline'}
          disabled={busy === 'accept'}
          onClick={() => answer('decline')}
        >
          {say('decline')}
        </Button>
      </div>
    </Card>
  );
};
