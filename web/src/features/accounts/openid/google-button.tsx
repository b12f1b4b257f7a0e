import type { Role } from '@afrolearn/learning/people/roles.ts';
import { useText } from '#lib/language.tsx';
import type * as paths from '#lib/paths.ts';
import { accounts } from '#messages/accounts/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { type ProviderSession, useProviderSignIn } from './use-provider-sign-in.ts';

type Props = {
  page: typeof paths.login | typeof paths.signup;
  role?: Role;
  onEnter: (session: ProviderSession) => void;
};

/** 'Continue with Google', or whatever this server's provider is called; without one the button says so. */
export const GoogleButton = ({ page, role, onEnter }: Props) => {
  const say = useText(accounts);
  const { name, loading, said, press } = useProviderSignIn({ page, role: role ?? null, onEnter });
  return (
    <>
      <Button kind="paper" busy={loading} onClick={press}>
        {loading ? say('loggingIn') : say('google', { name })}
      </Button>
      {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
    </>
  );
};
