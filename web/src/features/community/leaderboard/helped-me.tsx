import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import css from './board.module.css';
import { classmates, sayHelped } from './leaderboard.api.ts';

const c = classes(css);

const Classmates = ({ onSaid }: { onSaid: () => void }) => {
  const say = useText(leaderboard);
  const { state, data, retry } = useAnswer('help-marks classmates', classmates);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const choose = async (id: number) => {
    setBusy(id);
    setProblem(null);
    try {
      await sayHelped(id);
      onSaid();
    } catch (error) {
      setProblem((error instanceof CallError ? error.said : null) ?? say('notSaved'));
      setBusy(null);
    }
  };
  if (data === null)
    return state === 'loading' ? (
      <Bones lines={3} label={say('loading')} />
    ) : (
      <Failed retry={retry}>{say('marksFailed')}</Failed>
    );
  if (data.length === 0) return <p>{say('noMates')}</p>;
  return (
    <>
      {problem !== null && <Failed retry={null}>{problem}</Failed>}
      <ul className={c('mates')}>
        {data.map(({ id, name, picture, marked }) => (
          <li key={id} className={c('mateRow')}>
            <button
              type="button"
              className={c('mate')}
              disabled={marked || busy !== null}
              onClick={() => void choose(id)}
            >
              <Avatar src={picture} name="" size={44} />
              <span>
                {name}
                {marked && <small className={c('hint')}>{say('said')}</small>}
              </span>
            </button>
            <ReportButton about={{ kind: 'person', id, name }} look="round" />
          </li>
        ))}
      </ul>
    </>
  );
};

/** 'X helped me' (G33): one tap on a classmate; it counts after the teacher's confirmation. */
export const HelpedMe = () => {
  const say = useText(leaderboard);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState(false);
  return (
    <div className={c('helped')}>
      {said && <Notice kind="ok">{say('thanks')}</Notice>}
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {say('helpedMe')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={say('whoHelped')} closeLabel={say('close')}>
        <p>{say('helpedText')}</p>
        <Classmates
          onSaid={() => {
            setSaid(true);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
};
