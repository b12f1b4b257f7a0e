import type { Invitation } from '@afrolearn/contract/family.ts';
import { Clock, Mail } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { failureOf } from './failure.ts';
import { withdraw } from './parent-dashboard.api.ts';
import css from './parent-dashboard.module.css';

const c = classes(css);

type PendingProps = { invitations: readonly Invitation[]; onChange: () => void };

export const PendingInvitations = ({ invitations, onChange }: PendingProps) => {
  const say = useText(family);
  const [failed, setFailed] = useState<string | null>(null);
  const take = async (id: number) => {
    setFailed(null);
    try {
      await withdraw(id);
      onChange();
    } catch (error) {
      setFailed(failureOf(error, say));
    }
  };
  return (
    <>
      <h2>{say('pending')}</h2>
      {failed !== null && <Notice kind="bad">{failed}</Notice>}
      {invitations.length === 0 && <p className={c('quiet')}>{say('noPending')}</p>}
      <ul className={c('rows')}>
        {invitations.map(({ id, name, email }) => (
          <li key={id}>
            <Mail aria-hidden />
            <span className={c('who')}>
              <b>{name}</b>
              <small>{email}</small>
            </span>
            <Badge kind="notyet" icon={<Clock aria-hidden />}>
              {say('status')}
            </Badge>
            <Button size="sm" kind="ghost" aria-label={say('withdrawOf', { name })} onClick={() => take(id)}>
              {say('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
