import type { ReportCase } from '@afrolearn/contract/reports.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { reports as texts } from '#messages/reports/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { type Act, CaseCard } from './case-card.tsx';
import { actOn, casesOf } from './reports.api.ts';
import css from './reports.module.css';

const c = classes(css);

/** Open or closed cases. The result of an action shows at once. */
export const CasesTab = ({ state }: { state: 'open' | 'done' }) => {
  const say = useText(texts);
  const answer = useAnswer(`reports ${state}`, () => casesOf(state));
  const [changed, setChanged] = useState<ReadonlyMap<number, ReportCase>>(new Map());
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [asking, setAsking] = useState<ReportCase | null>(null);

  const act = async (one: ReportCase, what: Act) => {
    if (busy !== '') return;
    setBusy(`${one.id} ${what}`);
    setFailed(null);
    try {
      const after = await actOn(one.id, what);
      setChanged((now) => new Map(now).set(one.id, after));
    } catch (error) {
      setFailed((error instanceof CallError ? error.said : null) ?? say('failed'));
      answer.retry();
    }
    setBusy('');
  };
  const { data } = answer;
  const name = asking?.about?.name ?? '';
  return (
    <div className={c('cases')}>
      {failed !== null && <Notice kind="bad">{failed}</Notice>}
      {(answer.state === 'failed' || answer.state === 'missing') && (
        <Failed retry={answer.retry}>{say('loadFailed')}</Failed>
      )}
      {data === null && answer.state === 'loading' && <Bones lines={5} label={say('loading')} />}
      {data?.cases.length === 0 && (
        <Empty picture={basket} title={state === 'open' ? say('none') : say('noneDone')} />
      )}
      {data?.cases
        .map((one) => changed.get(one.id) ?? one)
        .map((one) => (
          <CaseCard
            key={one.id}
            one={one}
            head={data.head}
            busy={busy}
            onAct={(what) => (what === 'suspend' ? setAsking(one) : act(one, what))}
          />
        ))}
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={say('pauseTitle', { name })}
        actions={
          <>
            <Button kind="paper" onClick={() => setAsking(null)}>
              {say('cancel')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                if (asking !== null) void act(asking, 'suspend');
                setAsking(null);
              }}
            >
              {say('act.suspend')}
            </Button>
          </>
        }
      >
        {say('pauseText')}
      </Dialog>
    </div>
  );
};
