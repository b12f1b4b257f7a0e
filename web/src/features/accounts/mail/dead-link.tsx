import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { accounts } from '#messages/accounts/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Outcome } from './outcome.tsx';

/** An unusable link: incomplete, already used, or expired. Each kind has its own next step. */
export const DeadLink = ({ whole, kind }: { whole: boolean; kind: 'reset' | 'verify' }) => {
  const say = useText(accounts);
  return (
    <Outcome>
      <Notice kind="notyet">{say(whole ? 'linkDead' : 'linkBroken')}</Notice>
      {kind === 'reset' ? (
        <ButtonLink to={paths.forgotPassword}>{say('newLink')}</ButtonLink>
      ) : (
        <>
          <p>{say('verifyAgain')}</p>
          <ButtonLink to={paths.login}>{say('toLogIn')}</ButtonLink>
        </>
      )}
    </Outcome>
  );
};
