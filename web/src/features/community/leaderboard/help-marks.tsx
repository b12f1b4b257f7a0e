import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './board.module.css';
import { confirmMark, type HelpMark, putMarkAside, waitingMarks } from './leaderboard.api.ts';

const c = classes(css);

type LineProps = { mark: HelpMark; busy: boolean; onDecide: (mark: HelpMark, counts: boolean) => void };

const Line = ({ mark, busy, onDecide }: LineProps) => {
  const say = useText(leaderboard);
  const { language } = useLanguage();
  const line = say('helpLine', { helper: mark.helper.name, helped: mark.helped.name });
  return (
    <li className={c('mark')}>
      <Avatar src={mark.helper.picture} name="" size={44} />
      <p>
        <b>{line}</b>
        <small className={c('hint')}>
          {mark.className} · {dayText(language, mark.on)}
        </small>
      </p>
      <div className={c('answers')}>
        <Button
          size="sm"
          busy={busy}
          aria-label={say('confirmName', { line })}
          onClick={() => onDecide(mark, true)}
        >
          {say('confirm')}
        </Button>
        <Button
          size="sm"
          kind="paper"
          busy={busy}
          aria-label={say('notNowName', { line })}
          onClick={() => onDecide(mark, false)}
        >
          {say('notNow')}
        </Button>
      </div>
    </li>
  );
};

/** Unconfirmed help marks of one's classes (G33): one tap each. */
export const HelpMarks = () => {
  const say = useText(leaderboard);
  const { state, data, retry } = useAnswer('help-marks', waitingMarks);
  const [decided, setDecided] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState<number | null>(null);
  const [told, setTold] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const decide = async (mark: HelpMark, counts: boolean) => {
    setBusy(mark.id);
    setTold(null);
    try {
      await (counts ? confirmMark(mark.id) : putMarkAside(mark.id));
      setDecided([...decided, mark.id]);
      setTold({
        kind: 'ok',
        text: counts ? say('confirmed', { helper: mark.helper.name }) : say('putAside'),
      });
    } catch (error) {
      setTold({ kind: 'bad', text: (error instanceof CallError ? error.said : null) ?? say('notSaved') });
    }
    setBusy(null);
  };
  const waiting = (data ?? []).filter(({ id }) => !decided.includes(id));
  return (
    <Card as="section" aria-labelledby="help-marks">
      <h2 id="help-marks">{say('helpWaits')}</h2>
      <p>{say('helpIntro')}</p>
      {state === 'failed' && <Failed retry={retry}>{say('marksFailed')}</Failed>}
      {told !== null && <Notice kind={told.kind}>{told.text}</Notice>}
      {data !== null && waiting.length === 0 && told === null && (
        <p className={c('quiet')}>{say('noMarks')}</p>
      )}
      <ul className={c('marks')}>
        {waiting.map((mark) => (
          <Line
            key={mark.id}
            mark={mark}
            busy={busy === mark.id}
            onDecide={(...how) => void decide(...how)}
          />
        ))}
      </ul>
    </Card>
  );
};
