import type { ClassCode, ClassRequest } from '@afrolearn/contract/joining.ts';
import { gradeIdOf } from '@afrolearn/learning/catalogue/grades.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { joining as texts } from '#messages/joining/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError, SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { approve, classRequests, reject } from '../teachers.api.ts';
import css from './desk.module.css';

const c = classes(css);

type Outcome = 'approved' | 'rejected';
type RowProps = {
  request: ClassRequest;
  codes: readonly ClassCode[];
  outcome: Outcome | undefined;
  onAnswered: (id: number, outcome: Outcome) => void;
};

const RequestRow = ({ request, codes, outcome, onAnswered }: RowProps) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const [busy, setBusy] = useState<Outcome | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [classId, setClass] = useState('');
  const [asks, setAsks] = useState(false);
  const { id, user, way, askedAt } = request;
  // An unknown class name: the teacher must choose one.
  const mustChoose = request.class.id === null && codes.length > 1;

  const answer = async (wanted: Outcome) => {
    if (wanted === 'approved' && mustChoose && classId === '') {
      setFailed(say('choose'));
      return;
    }
    setBusy(wanted);
    setFailed(null);
    try {
      if (wanted === 'rejected') await reject(id);
      else await approve(id, classId === '' ? undefined : Number(classId));
      onAnswered(id, wanted);
    } catch (error) {
      const fallback = say(wanted === 'approved' ? 'approveFailed' : 'rejectFailed');
      setFailed((error instanceof CallError ? error.said : null) ?? fallback);
    }
    setBusy(null);
  };

  const about = [
    user.grade === null ? '' : say('grade', { n: gradeIdOf(user.grade) }),
    request.class.id === null ? say('askedFor', request.class) : request.class.name,
    say(way === 'code' ? 'byCode' : 'byEmail'),
    dayText(language, askedAt),
  ].filter((one) => one !== '');
  return (
    <li className={c('request')}>
      <div className={c('who')}>
        <b>{user.name}</b>
        <small>{about.join(' · ')}</small>
        {failed !== null && <FieldError id={undefined}>{failed}</FieldError>}
      </div>
      {outcome === undefined ? (
        <div className={c('acts')}>
          {mustChoose && (
            <SelectField
              label={<span className="vh">{say('intoClass')}</span>}
              value={classId}
              onChange={({ target }) => setClass(target.value)}
            >
              <option value="">{say('choose')}</option>
              {codes.map(({ class: room }) => (
                <option key={room.id} value={room.id}>
                  {room.name}
                </option>
              ))}
            </SelectField>
          )}
          <Button
            size="sm"
            icon={<Check />}
            busy={busy === 'approved'}
            aria-label={`${say('approve')}: ${user.name}`}
            onClick={() => answer('approved')}
          >
            {say('approve')}
          </Button>
          <Button
            kind="paper"
            size="sm"
            busy={busy === 'rejected'}
            aria-label={`${say('reject')}: ${user.name}`}
            onClick={() => setAsks(true)}
          >
            {say('reject')}
          </Button>
        </div>
      ) : (
        <Badge
          kind={outcome === 'approved' ? 'ok' : 'plain'}
          icon={outcome === 'approved' ? <Check /> : undefined}
          role="status"
        >
          {say(outcome)}
        </Badge>
      )}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={say('rejectAsk', { name: user.name })}
        actions={
          <>
            <Button kind="paper" onClick={() => setAsks(false)}>
              {say('cancel')}
            </Button>
            <Button
              onClick={() => {
                setAsks(false);
                void answer('rejected');
              }}
            >
              {say('reject')}
            </Button>
          </>
        }
      >
        <p>{say('rejectText')}</p>
      </Dialog>
    </li>
  );
};

/** Requests to join this teacher's classes. Answered ones stay visible until the page is left. */
export const Requests = ({ codes }: { codes: readonly ClassCode[] }) => {
  const say = useText(texts);
  const { state, data, failure, retry } = useAnswer('class requests', classRequests);
  const [answered, setAnswered] = useState<Readonly<Record<number, Outcome>>>({});
  if (failure?.status === 403) return <Notice kind="info">{failure.said ?? say('noCode')}</Notice>;
  const waiting = data?.filter(({ id }) => answered[id] === undefined).length ?? 0;
  return (
    <Card as="section" aria-labelledby="class-requests">
      <div className={c('head')}>
        <h2 id="class-requests">{say('requests')}</h2>
        {waiting > 0 && <Badge kind="notyet">{waiting}</Badge>}
      </div>
      {(state === 'failed' || state === 'missing') && (
        <Failed retry={retry}>{failure?.said ?? say('loadFailed')}</Failed>
      )}
      {state === 'loading' && data === null && <Bones lines={3} label={say('loading')} />}
      {data?.length === 0 && <p className={c('muted')}>{say('noRequests')}</p>}
      <ul>
        {data?.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            codes={codes}
            outcome={answered[request.id]}
            onAnswered={(id, outcome) => setAnswered((all) => ({ ...all, [id]: outcome }))}
          />
        ))}
      </ul>
    </Card>
  );
};
