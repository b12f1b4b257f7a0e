import { useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { remind } from '../assignments.api.ts';

type State = { step: 'open' | 'busy' } | { step: 'done'; count: number } | { step: 'failed'; said: string };

/** Moves the notification of this work back to the top for everybody who has not started. */
export const RemindButton = ({ id }: { id: number }) => {
  const say = useText(texts);
  const [state, setState] = useState<State>({ step: 'open' });
  const act = async () => {
    setState({ step: 'busy' });
    try {
      const { reminded } = await remind(id);
      setState({ step: 'done', count: reminded });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState({ step: 'failed', said: error.said ?? say('sendFailed') });
    }
  };
  if (state.step === 'done') return <Notice kind="ok">{say('reminded', { count: state.count })}</Notice>;
  return (
    <>
      {state.step === 'failed' && <Notice kind="bad">{state.said}</Notice>}
      <Button kind="paper" size="sm" busy={state.step === 'busy'} onClick={act}>
        {say('remind')}
      </Button>
    </>
  );
};
