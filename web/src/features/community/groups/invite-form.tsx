import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { groups } from '#messages/groups/en.ts';
import { useExampleId } from '#people-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import css from './group-dialog.module.css';
import { inviteToGroup } from './groups.api.ts';
import { saidOf } from './said.ts';

const c = classes(css);

/** 'Invite by Email', for the owner only. The reply is the same for unknown people. */
export const InviteForm = ({ groupId }: { groupId: number }) => {
  const say = useText(groups);
  const example = useExampleId();
  const [sought, setSought] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || sought.trim() === '') return;
    setBusy(true);
    setSaid(null);
    try {
      await inviteToGroup(groupId, sought.trim());
      setSought('');
      setSaid({ kind: 'ok', text: say('inviteDone') });
    } catch (error) {
      setSaid({ kind: 'bad', text: saidOf(error, say('inviteFailed')) });
    }
    setBusy(false);
  };
  return (
    <form className={c('invite')} onSubmit={submit} noValidate>
      <TextField
        label={say('inviteByEmail')}
        hint={say('inviteHint', { example })}
        value={sought}
        maxLength={254}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setSought(event.target.value)}
      />
      <Button type="submit" icon={<Mail />} busy={busy} disabled={sought.trim() === ''}>
        {say('invite')}
      </Button>
      {said !== null && (
        <Notice kind={said.kind} className={c('wide')}>
          {said.text}
        </Notice>
      )}
    </form>
  );
};
