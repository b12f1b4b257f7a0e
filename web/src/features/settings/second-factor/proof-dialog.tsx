import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { secondFactor } from '#messages/second-factor/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Failure, useFailure } from '../failure.ts';
import css from './second-factor.module.css';

const c = classes(css);

type Proof = { password: string; code: string };
type FieldName = keyof Proof;

type Props = {
  open: boolean;
  title: string;
  agree: string;
  fields: readonly FieldName[];
  danger?: boolean;
  /** Above the fields. */
  children: ReactNode;
  act: (proof: Proof) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password, a number or both for an action. A failure keeps the input. */
export const ProofDialog = ({ open, title, agree, fields, danger, children, act, onClose }: Props) => {
  const say = useText(secondFactor);
  const failureOf = useFailure();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const proof = {
      password: String(values.get('password') ?? ''),
      code: String(values.get('code') ?? '').trim(),
    };
    setBusy(true);
    setFailure(null);
    try {
      await act(proof);
    } catch (error) {
      const failed = failureOf(error, say('failed'));
      setFailure(failed);
      const first = fields.find((name) => name in failed.fields) ?? fields[0];
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    }
    setBusy(false);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={say('close')}
      actions={
        <>
          <Button kind="paper" onClick={close}>
            {say('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy} kind={danger === true ? 'danger' : 'action'}>
            {busy ? say('checking') : agree}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={c('fields')} onSubmit={submit} noValidate>
        {children}
        {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
        {fields.includes('password') && (
          <PasswordField
            label={say('password')}
            name="password"
            autoComplete="current-password"
            maxLength={512}
            showLabel={say('showPassword')}
            hideLabel={say('hidePassword')}
            error={failure?.fields['password']}
          />
        )}
        {fields.includes('code') && (
          <TextField
            label={say('number')}
            hint={say('numberHint')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            error={failure?.fields['code']}
          />
        )}
      </form>
    </Dialog>
  );
};
