import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { mailFailure } from '../account-errors.ts';
import { AccountFrame } from '../account-frame.tsx';
import { DeadLink } from './dead-link.tsx';
import { useLinkToken } from './link-token.ts';
import { ownAccount, verifyEmail } from './mail.api.ts';
import { Outcome } from './outcome.tsx';

/** Confirms an email. It needs a tap, because mail scanners open every link. */
export const VerifyEmailPage = () => {
  const say = useText(accounts);
  usePageTitle(say('verifyTitle'));
  const token = useLinkToken();
  const { user, update } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [outcome, setOutcome] = useState<'verified' | 'changed' | 'dead' | null>(null);

  const verify = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { changed } = await verifyEmail(token);
      setOutcome(changed ? 'changed' : 'verified');
      if (changed && user !== null) ownAccount().then(update, () => undefined);
    } catch (error) {
      if (error instanceof CallError && error.code === 'mail/link-dead') setOutcome('dead');
      else setFailure(mailFailure(error, say).text);
    }
    setBusy(false);
  };

  if (token === '' || outcome === 'dead') {
    return (
      <AccountFrame title={say('verifyTitle')}>
        <DeadLink whole={token !== ''} kind="verify" />
      </AccountFrame>
    );
  }
  if (outcome !== null) {
    return (
      <AccountFrame title={say('verifyTitle')}>
        <Outcome>
          <Notice kind="ok">{say(outcome)}</Notice>
          {user === null ? (
            <ButtonLink to={paths.login} replace>
              {say('toLogIn')}
            </ButtonLink>
          ) : (
            <ButtonLink to={homeOf(user.role)} replace>
              {say('goOn')}
            </ButtonLink>
          )}
        </Outcome>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={say('verifyTitle')} lead={say('verifyLead')}>
      {failure !== '' && <Notice kind="bad">{failure}</Notice>}
      <Button busy={busy} onClick={verify}>
        {say(busy ? 'verifying' : 'verifyNow')}
      </Button>
    </AccountFrame>
  );
};
