import type { ChildAssignment } from '@afrolearn/contract/assigned-work.ts';
import { assignmentLimits, handInPixels } from '@afrolearn/learning/assignments/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { shrinkPhoto } from '#lib/shrink-photo.ts';
import { family } from '#messages/family/en.ts';
import {
  draftOf,
  type HandInEnd,
  type HandInWork,
  handInPage,
  handInWords,
  isSameWork,
  type KeptHandIn,
  keepDraft,
  PhotoStep,
  useKeptHandIns,
} from '#people-kit/hand-ins/index.ts';
import { PaperText } from '#people-kit/paper/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { failureOf } from '../failure.ts';
import { lookedAt } from '../parent-dashboard.api.ts';
import css from '../parent-dashboard.module.css';

const c = classes(css);

type WorkProps = { work: ChildAssignment; onChange: () => void; onClose: () => void };

type Said = { kind: 'ok' | 'info' | 'bad'; text: string };

/** Hands in for a child: stored on this device first, then sent in the guardian's name. */
const useSending = (work: ChildAssignment, onChange: () => void) => {
  const say = useText(family);
  const owner = useSession().user?.id ?? 0;
  const which: HandInWork = { workId: work.id, childId: work.childId };
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const kept = useKeptHandIns((news) => {
    if (!isSameWork(news, which)) return;
    const { end, said: why, photos } = news;
    if (end === 'sent') {
      setSaid({ kind: 'ok', text: say(photos === null ? 'handedIn' : 'photoSent') });
      onChange();
    } else if (end === 'kept') setSaid({ kind: 'info', text: say('kept') });
    else if (end === 'unsaved') setSaid({ kind: 'bad', text: say('unsaved') });
    else setSaid({ kind: 'bad', text: why ?? say('failed') });
  });
  const act = async (doIt: () => Promise<Said | null>) => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    const end = await doIt().catch((error): Said => ({ kind: 'bad', text: failureOf(error, say) }));
    if (end !== null) setSaid(end);
    setBusy(false);
  };
  const lost = (end: HandInEnd | 'lost'): Said | null =>
    end === 'lost' ? { kind: 'bad', text: say('failed') } : null;
  const sendWords = (text: string) =>
    act(async () => {
      const end = await handInWords(owner, which, text);
      if (end !== 'lost' && end.end !== 'refused' && end.end !== 'unsaved') keepDraft(which, '');
      return lost(end);
    });
  const sendPhoto = (file: File) =>
    act(async () => lost(await handInPage(owner, which, await shrinkPhoto(file, { longest: handInPixels }))));
  const look = () =>
    act(async () => {
      await lookedAt(work.childId, work.id);
      onChange();
      return { kind: 'ok', text: say('lookedDone') };
    });
  const own = kept?.filter((one) => isSameWork(one, which)) ?? null;
  const [first] = own ?? [];
  const waits: Said | null =
    first === undefined
      ? null
      : {
          kind: first.refused || first.inMemory ? 'bad' : 'info',
          text: first.why ?? say(first.refused ? 'failed' : first.inMemory ? 'unsaved' : 'kept'),
        };
  return { which, busy, said: said ?? waits, own, sendWords, sendPhoto, look };
};

type FormProps = Omit<ReturnType<typeof useSending>, 'own' | 'said' | 'look'> & {
  work: ChildAssignment;
  own: readonly KeptHandIn[];
};

const HandInForm = ({ work, which, own, busy, sendWords, sendPhoto }: FormProps) => {
  const say = useText(family);
  const before = own.find((one) => 'text' in one);
  const [text, setText] = useState(
    () => draftOf(which) ?? (before !== undefined && 'text' in before ? before.text : ''),
  );
  const handIn = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void sendWords(text);
  };
  return (
    <form className={c('form')} onSubmit={handIn}>
      {work.handedIn && <p className={c('quiet')}>{say('alreadyIn')}</p>}
      {work.photosAllowed && (
        <div className={c('photo')}>
          <PhotoStep
            label={say('photo')}
            busy={busy}
            words={{
              ask: say('photoAsk'),
              check: say('photoCheck'),
              handIn: say('photoHandIn'),
              other: say('photoOther'),
              close: say('close'),
            }}
            onHandIn={(photo) => void sendPhoto(photo)}
          />
          <small>{say('photoHint')}</small>
        </div>
      )}
      <TextAreaField
        label={say('answer')}
        hint={say('answerHint')}
        rows={4}
        maxLength={assignmentLimits.handInLetters}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          keepDraft(which, target.value);
        }}
      />
      <p className={c('links')}>
        <Button type="submit" size="sm" busy={busy} disabled={text.trim() === ''}>
          {say('handIn')}
        </Button>
      </p>
    </form>
  );
};

/** One assignment: the task, and a guardian's hand-in or comment. */
export const WorkCard = ({ work, onChange, onClose }: WorkProps) => {
  const say = useText(family);
  const { own, said, look, ...sending } = useSending(work, onChange);
  const { id, title, child } = work;
  // It opens below the table, off the screen on a phone, so the focus moves there.
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  return (
    <Card as="section" aria-labelledby={`work-${id}`}>
      <div className={c('stack')}>
        <header className={c('head')}>
          <h2 id={`work-${id}`} className={c('who')} ref={head} tabIndex={-1}>
            <small>{say('upload')}</small> {title}
          </h2>
          <Badge>{child}</Badge>
          <Button size="sm" kind="ghost" onClick={onClose}>
            {say('close')}
          </Button>
        </header>
        {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
        {work.word !== '' && <p>{say('teacherSays', { text: work.word })}</p>}
        {work.paper !== '' && <PaperText text={work.paper} />}
        {work.comment !== '' && <p>{say('teacherSays', { text: work.comment })}</p>}
        {work.closed ? (
          <p className={c('quiet')}>{say('closedWork')}</p>
        ) : (
          own !== null && <HandInForm work={work} own={own} {...sending} />
        )}
        {work.seenByGuardian === null && (
          <p className={c('links')}>
            <Button size="sm" kind="quiet" disabled={sending.busy} onClick={look}>
              {say('looked')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
};
