import { useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { remind } from '../assignments.api.ts';
import css from './counts-bar.module.css';

const c = classes(css);

type State =
  | { step: 'open' | 'busy' }
  | { step: 'done'; count: number; guardians: number }
  | { step: 'failed'; said: string };

/** Reminds everybody who has not started, and their guardians: once a day. */
export const RemindButton = ({ id, count, today }: { id: number; count: number; today: boolean }) => {
  const say = useText(texts);
  const [state, setState] = useState<State>({ step: 'open' });
  const act = async () => {
    setState({ step: 'busy' });
    try {
      const { reminded, guardians } = await remind(id);
      setState({ step: 'done', count: reminded, guardians });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState({ step: 'failed', said: error.said ?? say('sendFailed') });
    }
  };
  if (state.step === 'done')
    return (
      <Notice kind="ok">
        {say('reminded', { count: state.count })}
        {state.guardians > 0 && ` ${say('remindedGuardians', { count: state.guardians })}`}
      </Notice>
    );
  if (today) return <p className={c('today')}>{say('remindedToday')}</p>;
  return (
    <>
      {state.step === 'failed' && <Notice kind="bad">{state.said}</Notice>}
      <Button kind="paper" size="sm" busy={state.step === 'busy'} onClick={act}>
        {say('remind', { count })}
      </Button>
    </>
  );
};
