import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { plan } from '#messages/plan/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import css from './carry-on.module.css';
import type { Tips } from './dashboard.api.ts';
import { namedUnit, type Stop, stopIn, type Trace, traceOf } from './where-stopped.ts';

const c = classes(css);

type Found = { state: 'looking' | 'asking' | 'none' } | { state: 'found'; stop: Stop };

/** What this device knows of the last lesson. Where its storage is forbidden that is nothing. */
const useTrace = (owner: number | null) => {
  const [trace, setTrace] = useState<Trace | 'looking' | null>('looking');
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    const tell = (found: Trace | null) => current && setTrace(found);
    traceOf(owner).then(tell, () => tell(null));
    return () => {
      current = false;
    };
  }, [owner]);
  return trace;
};

const useStop = (owner: number | null): Found => {
  const trace = useTrace(owner);
  const here = useRef<number | null>(null);
  useEffect(() => {
    here.current = owner;
    return () => {
      here.current = null;
    };
  }, [owner]);
  const known = trace === 'looking' || owner === null ? null : trace;
  const { state, data } = useAnswer(
    known === null ? null : `names ${owner} ${known.unitId}`,
    () => namedUnit(owner ?? 0, known?.unitId ?? 0, () => here.current === owner),
    { endsOn: [] },
  );
  if (trace === 'looking') return { state: 'looking' };
  if (known === null) return { state: 'none' };
  const stop = data === null ? null : stopIn(data, known);
  if (stop !== null) return { state: 'found', stop };
  return { state: state === 'loading' ? 'asking' : 'none' };
};

/**
 * The way back to where the learner stopped: the lesson that was open last on this device, else what the server says to
 * go on with. Nothing where there is nothing to carry on.
 */
export const CarryOn = ({ goOn }: { goOn: Tips['goOn'] }) => {
  const say = useText(plan);
  const { user } = useSession();
  const found = useStop(user?.id ?? null);
  const stop = found.state === 'found' ? found.stop : null;
  if (found.state === 'looking' || (found.state === 'none' && goOn === null)) return null;
  return (
    <Card
      as="section"
      cloth={stop === null ? undefined : lookOf(stop.subjectId).cloth}
      aria-labelledby="stopped"
    >
      <div className={c('inside')}>
        <div>
          <h2 id="stopped">{say('stopped')}</h2>
          {found.state === 'asking' && <Bones lines={2} label={say('loading')} />}
          {stop !== null && (
            <>
              <b>{stop.title}</b>
              <small>{`${stop.subject} · ${stop.unit}`}</small>
            </>
          )}
          {found.state === 'none' && <b>{goOn?.text}</b>}
        </div>
        {stop !== null && (
          <ButtonLink
            to={paths.lesson(stop.item)}
            state={{ courseTitle: stop.subject, unitTitle: stop.unit }}
            aria-label={say('carryOnWith', { title: stop.title })}
          >
            {say('carryOn')}
          </ButtonLink>
        )}
        {found.state === 'none' && goOn !== null && <ButtonLink to={goOn.path}>{say('carryOn')}</ButtonLink>}
      </div>
    </Card>
  );
};
