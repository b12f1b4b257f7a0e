import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { accounts } from '#messages/en/accounts.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

/** 'Continue with Google'. This server has no identity provider, and the button says so when pressed. */
export const GoogleButton = () => {
  const say = useText(accounts);
  const [pressed, setPressed] = useState(false);
  return (
    <>
      <Button kind="paper" onClick={() => setPressed(true)}>
        {say('google')}
      </Button>
      {pressed && <Note kind="info">{say('googleMissing')}</Note>}
    </>
  );
};
