import type { Group } from '@afrolearn/contract/groups.ts';
import { Check } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { groups } from '#messages/groups/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { groupLook } from './group-look.ts';
import css from './groups.module.css';

const c = classes(css);

type Props = { group: Group; onOpen: () => void };

/** Spec 2 'Community page': members see 'View Group', invited learners 'Invitation Sent', others 'View'. */
export const GroupCard = ({ group, onOpen }: Props) => {
  const say = useText(groups);
  const { name, description, memberCount, maxMembers, memberAvatars, currentUserRole } = group;
  const { cloth, picture } = groupLook(group.id);
  const isInside = currentUserRole !== null;
  const action = say(isInside ? 'viewGroup' : group.hasPendingInvitation ? 'invitationSent' : 'view');
  return (
    <Card as="article" cloth={cloth} band="band" className={c('card')}>
      <div className={c('top')}>
        <img src={picture} alt="" width={56} height={56} />
        <h3>{name}</h3>
      </div>
      <p className={c('about')}>{description}</p>
      <div className={c('faces')}>
        {memberAvatars.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may wear the same picture
          <Avatar key={place} src={face} name="" size={40} className={c('face')} />
        ))}
        <span>{say('seats', { count: memberCount, most: maxMembers })}</span>
      </div>
      <Button
        size="sm"
        kind={isInside ? 'action' : group.hasPendingInvitation ? 'paper' : 'quiet'}
        icon={group.hasPendingInvitation ? <Check /> : undefined}
        aria-label={say('viewOf', { action, name })}
        onClick={onOpen}
      >
        {action}
      </Button>
    </Card>
  );
};
