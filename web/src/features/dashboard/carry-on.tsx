import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { plan } from '#messages/plan/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import css from './carry-on.module.css';
import type { Tips } from './dashboard.api.ts';
import { namedUnit, type Stop, stopIn, traceOf } from './where-stopped.ts';

const c = classes(css);

type Found = { state: 'looking' | 'asking' | 'none' } | { state: 'found'; stop: Stop };

/** What this device knows of the last lesson. Where its storage is forbidden that is nothing. */
const useStop = (owner: number | null): Found => {
  const [found, setFound] = useState<Found>({ state: 'looking' });
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    const tell = (now: Found) => current && setFound(now);
    const look = async () => {
      const trace = await traceOf(owner);
      if (!current) return;
      if (trace === null) return tell({ state: 'none' });
      tell({ state: 'asking' });
      const stop = stopIn(await namedUnit(owner, trace.unitId, () => current), trace);
      tell(stop === null ? { state: 'none' } : { state: 'found', stop });
    };
    look().catch(() => tell({ state: 'none' }));
    return () => {
      current = false;
    };
  }, [owner]);
  return found;
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
            to={`/lesson/${stop.item}`}
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
