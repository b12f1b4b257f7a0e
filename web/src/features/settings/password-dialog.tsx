import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { settings } from '#messages/settings/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Failure, useFailure } from './failure.ts';
import { changePassword } from './settings.api.ts';
import css from './settings-page.module.css';

const c = classes(css);

type Props = { open: boolean; onClose: () => void; onChanged: () => void };

/** Both passwords are required (spec 2 §5). A failure keeps them; closing forgets them. */
export const PasswordDialog = ({ open, onClose, onChanged }: Props) => {
  const say = useText(settings);
  const failureOf = useFailure();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const fail = (failed: Failure) => {
    setFailure(failed);
    const [first] = Object.keys(failed.fields);
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const current = String(values.get('currentPassword') ?? '');
    const wanted = String(values.get('newPassword') ?? '');
    const missing = {
      ...(current === '' ? { currentPassword: say('currentRequired') } : {}),
      ...(wanted === '' ? { newPassword: say('newRequired') } : {}),
    };
    if (Object.keys(missing).length > 0) return fail({ text: '', code: null, fields: missing });
    setBusy(true);
    setFailure(null);
    try {
      await changePassword(current, wanted);
      onClose();
      onChanged();
    } catch (error) {
      fail(failureOf(error, say('passwordFailed')));
    }
    setBusy(false);
  };

  const words = { showLabel: say('showPassword'), hideLabel: say('hidePassword'), required: true };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={say('changePassword')}
      closeLabel={say('close')}
      actions={
        <>
          <Button kind="paper" onClick={close}>
            {say('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {say(busy ? 'changing' : 'changePassword')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={c('fields')} onSubmit={submit} noValidate>
        {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
        <PasswordField
          {...words}
          label={say('currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          maxLength={512}
          error={failure?.fields['currentPassword']}
        />
        <PasswordField
          {...words}
          label={say('newPassword')}
          hint={say('newPasswordHint')}
          name="newPassword"
          autoComplete="new-password"
          maxLength={128}
          error={failure?.fields['newPassword']}
        />
      </form>
    </Dialog>
  );
};
