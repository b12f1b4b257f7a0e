import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { accounts } from '#messages/accounts/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Outcome } from './outcome.tsx';

/** A link that cannot be used: cut off on its way, or used or too old. Each kind has its own way on. */
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
