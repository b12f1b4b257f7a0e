import type { Reply } from '@afrolearn/contract';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { sayConsent } from './children.api.ts';
import { failureOf } from './failure.ts';

type OwnChild = Reply<'GET /children'>[number];

/** A guardian's consent decision for a child (permissions N10). It overrides the school's paper. */
export const ChildConsent = ({ child, onSaid }: { child: OwnChild; onSaid: (text: string) => void }) => {
  const say = useText(texts);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const given = hasConsent(child.consent);

  const answer = async (yes: boolean) => {
    setBusy(true);
    setFailed('');
    try {
      await sayConsent(child.id, yes);
      setOpen(false);
      onSaid(say(yes ? 'consentGiven' : 'consentTaken', child));
    } catch (error) {
      setFailed(failureOf(error, say).text);
    }
    setBusy(false);
  };

  return (
    <>
      <Button size="sm" kind={given ? 'ghost' : 'quiet'} onClick={() => setOpen(true)}>
        {say(`consent.${child.consent}`)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={say('close')}
        title={say('consentTitle', child)}
        actions={
          <>
            {child.consent !== 'withdrawn' && (
              <Button kind="paper" busy={busy} onClick={() => answer(false)}>
                {say(given ? 'consentWithdraw' : 'consentNo')}
              </Button>
            )}
            {!given && (
              <Button busy={busy} onClick={() => answer(true)}>
                {say('consentYes')}
              </Button>
            )}
          </>
        }
      >
        {failed !== '' && <Notice kind="bad">{failed}</Notice>}
        <p>{say('consentWith')}</p>
        <p>{say('consentWithout', child)}</p>
      </Dialog>
    </>
  );
};
