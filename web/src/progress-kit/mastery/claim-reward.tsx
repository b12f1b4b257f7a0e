import { seedsPerClaim } from '@afrolearn/learning/xp/seeds.ts';
import { Check, Gift } from 'lucide-react';
import { useId, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { growth } from '#messages/growth/en.ts';
import type { UnitProgress } from '#progress-kit/unit-progress.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './claim-reward.module.css';
import { useYoungIn } from './is-young.ts';
import { claimReward, type Unit } from './mastery.api.ts';
import { missingIn } from './missing.ts';

const c = classes(css);

const UnitFeast = lazyPart(async () => (await import('#progress-kit/baobab/unit-feast.tsx')).UnitFeast);

/** The most names that a child reads at once; the rest is a number. */
const mostNamed = 3;

type Props = { unit: Unit; progress: UnitProgress | null; claimable: boolean; onClaimed: () => void };

/** The reason why it cannot be claimed yet, or what is still open. */
const useReason = ({ unit, progress, claimable }: Omit<Props, 'onClaimed'>): string => {
  const say = useText(growth);
  const { user } = useSession();
  const young = useYoungIn(unit);
  if (user === null) return say('claimGuest');
  if (user.role !== 'learner') return say('claimLearners');
  if (claimable) return say('claimReady', { seeds: seedsPerClaim });
  const known = progress ?? { done: new Set(), best: new Map() };
  const missing = missingIn(unit, known);
  const written = missing.filter((entry) => entry.written);
  const unwritten = missing.length - written.length;
  const nameOf = ({ title, best }: (typeof written)[number]) =>
    best === null || young ? title : `${title} (${say('bestScore', { percent: best })})`;
  const more = written.length - mostNamed;
  const things = [
    ...written.slice(0, mostNamed).map(nameOf),
    ...(more > 0 ? [say('claimMore', { count: more })] : []),
  ].join(', ');
  return [
    ...(written.length > 0 ? [say('claimMissing', { things })] : []),
    // Unwritten entries are mentioned only if nothing else is missing.
    ...(written.length === 0 && unwritten > 0 ? [say('claimWriting', { count: unwritten })] : []),
  ].join(' · ');
};

/** Once, when everything written is done and every checkpoint passed: bonus Wisdom Seeds and the unit's badge. The server decides. */
export const ClaimReward = ({ unit, progress, claimable, onClaimed }: Props) => {
  const say = useText(growth);
  const { user } = useSession();
  const id = useId();
  const reason = useReason({ unit, progress, claimable });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [got, setGot] = useState<string | null>(null);
  const [feast, setFeast] = useState<Awaited<ReturnType<typeof claimReward>> | null>(null);
  const ready = user?.role === 'learner' && claimable;

  const claim = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const won = await claimReward(unit.id);
      setGot(say('claimedNow', { seeds: won.seeds, badge: won.badge.name }));
      // Without its drawing there is no animation, only the text.
      UnitFeast.load().then(
        () => setFeast(won),
        () => undefined,
      );
      onClaimed();
      globalThis.dispatchEvent(new Event('progress-updated'));
    } catch (error) {
      setFailed((error instanceof CallError ? error.said : null) ?? say('claimFailed'));
    }
    setBusy(false);
  };

  if (got !== null || progress?.claimed === true) {
    return (
      <div className={c('claim')}>
        <Badge kind="ok" icon={<Check aria-hidden="true" />}>
          {say('claimed')}
        </Badge>
        {got !== null && <Notice kind="ok">{got}</Notice>}
        {feast !== null && <UnitFeast unit={unit} reward={feast} onClose={() => setFeast(null)} />}
      </div>
    );
  }
  return (
    <div className={c('claim')}>
      <Button
        icon={<Gift aria-hidden="true" />}
        aria-disabled={!ready}
        aria-describedby={id}
        busy={busy}
        onClick={claim}
      >
        {say('claim')}
      </Button>
      <p id={id} className={c('reason')}>
        {reason}
      </p>
      {failed !== null && <Notice kind="bad">{failed}</Notice>}
    </div>
  );
};
