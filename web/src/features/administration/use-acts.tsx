import { type ReactNode, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { administration } from '#messages/administration/en.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { failureOf } from './failure.ts';

type Said = { kind: 'ok' | 'bad'; text: string; action?: ReactNode };

/** A confirmation before an action that is hard to undo. */
export type Asking = {
  title: string;
  text: string;
  agree: string;
  danger?: boolean;
  act: () => Promise<void>;
};

/** The actions of a tab: one at a time, with a result message, and a confirmation for the serious ones. */
export const useActs = () => {
  const say = useText(administration);
  const [busy, setBusy] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);

  const doing = async (which: string, act: () => Promise<void>) => {
    if (busy !== '') return;
    setBusy(which);
    setSaid(null);
    try {
      await act();
    } catch (error) {
      setSaid({ kind: 'bad', text: failureOf(error, say).text });
    }
    setBusy('');
  };
  const agree = async ({ title, act }: Asking) => {
    setAsking(null);
    await doing(title, act);
  };

  const note = said !== null && (
    <Notice kind={said.kind} action={said.action} className="noprint">
      {said.text}
    </Notice>
  );
  const question = (
    <Dialog
      open={asking !== null}
      onClose={() => setAsking(null)}
      title={asking?.title}
      actions={
        asking !== null && (
          <>
            <Button kind="paper" onClick={() => setAsking(null)}>
              {say('cancel')}
            </Button>
            <Button kind={asking.danger === true ? 'danger' : 'action'} onClick={() => agree(asking)}>
              {asking.agree}
            </Button>
          </>
        )
      }
    >
      {asking?.text}
    </Dialog>
  );
  return {
    busy,
    doing,
    ask: setAsking,
    tell: (text: string, action?: ReactNode) => setSaid({ kind: 'ok', text, action }),
    note,
    question,
  };
};
