import { useText } from '#lib/language.tsx';
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
        <ButtonLink to="/forgot-password">{say('newLink')}</ButtonLink>
      ) : (
        <>
          <p>{say('verifyAgain')}</p>
          <ButtonLink to="/login">{say('toLogIn')}</ButtonLink>
        </>
      )}
    </Outcome>
  );
};
