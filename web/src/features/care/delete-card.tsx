import type { Leaving } from '@afrolearn/contract/care.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '#lib/call.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { care } from '#messages/care/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { keepAccount } from './care.api.ts';
import css from './care.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

const c = classes(css);

type Standing = Leaving & { name: string };
type Props = {
  childId: number | null;
  standing: Standing;
  /** Deletion is scheduled, or a guardian was asked. */
  onAsked: () => void;
  onKept: () => void;
};

const day = 24 * 60 * 60 * 1000;
const daysUntil = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / day));

/** The seven days: their end, and a way to cancel. */
const Countdown = ({
  childId,
  standing,
  leavesAt,
  busy,
  onKeep,
}: Pick<Props, 'childId' | 'standing'> & { leavesAt: string; busy: boolean; onKeep: () => void }) => {
  const say = useText(care);
  const { language } = useLanguage();
  const when = { day: dateText(language, leavesAt) };
  const mayKeep = childId !== null || !standing.needsGuardian;
  return (
    <>
      <Notice kind="info">
        <b>
          {childId === null ? say('leavesOwn', when) : say('leavesChild', { name: standing.name, ...when })}
        </b>{' '}
        {say('hiddenNow')}
      </Notice>
      <p className={c('days')}>{say('daysLeft', { count: daysUntil(leavesAt) })}</p>
      {mayKeep ? (
        <Button className={c('start')} busy={busy} onClick={onKeep}>
          {childId === null ? say('keepOwn') : say('keepChild')}
        </Button>
      ) : (
        <p>{say('guardianDecided')}</p>
      )}
    </>
  );
};

/** An undecided request: the child can withdraw it, the guardian can refuse. */
const Wish = ({
  childId,
  name,
  busy,
  onKeep,
}: {
  childId: number | null;
  name: string;
  busy: boolean;
  onKeep: () => void;
}) => {
  const say = useText(care);
  return (
    <Notice
      kind="info"
      action={
        <Button size="sm" kind="ghost" busy={busy} onClick={onKeep}>
          {childId === null ? say('takeBack') : say('sayNo')}
        </Button>
      }
    >
      {childId === null ? say('asked') : say('childAsks', { name })}
    </Notice>
  );
};

export const DeleteCard = ({ childId, standing, onAsked, onKept }: Props) => {
  const say = useText(care);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const asks = childId === null && standing.needsGuardian;
  const meaning = asks
    ? say('needsGuardian')
    : childId === null
      ? say('deleteOwn')
      : say('deleteChild', { name: standing.name });

  const keep = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await keepAccount(childId);
      onKept();
    } catch (error) {
      const { code = '', said = null } = error instanceof CallError ? error : {};
      setProblem(code === 'network' ? say('networkFailed') : (said ?? say('failed')));
    }
    setBusy(false);
  };

  return (
    <Card as="section" aria-labelledby="delete">
      <div className={c('stack')}>
        <h2 id="delete">{say('deleteTitle')}</h2>
        {problem !== '' && <Notice kind="bad">{problem}</Notice>}
        {standing.leavesAt !== null ? (
          <Countdown
            childId={childId}
            standing={standing}
            leavesAt={standing.leavesAt}
            busy={busy}
            onKeep={keep}
          />
        ) : (
          <>
            {standing.asked && <Wish childId={childId} name={standing.name} busy={busy} onKeep={keep} />}
            {!(asks && standing.asked) && (
              <>
                <p>{meaning}</p>
                <Button
                  kind="paper"
                  className={c('start')}
                  icon={<Trash2 size={20} />}
                  onClick={() => setOpen(true)}
                >
                  {asks ? say('ask') : say('delete')}
                </Button>
              </>
            )}
          </>
        )}
      </div>
      <DeleteDialog
        open={open}
        childId={childId}
        meaning={meaning}
        asks={asks}
        onClose={() => setOpen(false)}
        onDone={onAsked}
      />
    </Card>
  );
};
