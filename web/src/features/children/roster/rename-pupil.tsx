import type { Child } from '@afrolearn/contract/families.ts';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { renamePupil } from '../children.api.ts';
import { type Failure, failureOf } from '../failure.ts';

type Props = { classId: number; child: Child; onRenamed: () => void };

/** Learners ask their teacher for another name; here the teacher changes it. */
export const RenamePupil = ({ classId, child, onRenamed }: Props) => {
  const say = useText(texts);
  const form = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    setBusy(true);
    setFailure(null);
    try {
      await renamePupil(classId, child.id, name);
      setOpen(false);
      onRenamed();
    } catch (error) {
      setFailure(failureOf(error, say));
    }
    setBusy(false);
  };

  return (
    <>
      <Button size="sm" kind="ghost" onClick={() => setOpen(true)}>
        {say('rename')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('renameOf', child)}
        actions={
          <>
            <Button kind="paper" onClick={() => setOpen(false)}>
              {say('cancel')}
            </Button>
            <Button type="submit" form={form} busy={busy}>
              {say('save')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          {failure !== null && failure.fields['name'] === undefined && (
            <Notice kind="bad">{failure.text}</Notice>
          )}
          <TextField
            label={say('childName')}
            name="name"
            defaultValue={child.name}
            autoComplete="off"
            required
            maxLength={60}
            error={failure?.fields['name']}
          />
        </form>
      </Dialog>
    </>
  );
};
