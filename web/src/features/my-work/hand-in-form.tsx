import { assignmentLimits, handInPixels } from '@afrolearn/learning/assignments/limits.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { shrinkPhoto } from '#lib/shrink-photo.ts';
import { myWork as texts } from '#messages/my-work/en.ts';
import {
  draftOf,
  type HandInEnd,
  handInPage,
  handInWords,
  type KeptHandIn,
  keepDraft,
  PhotoStep,
  useKeptHandIns,
} from '#people-kit/hand-ins/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OwnWork } from './my-work.api.ts';
import css from './my-work.module.css';

const c = classes(css);

type Said = { kind: 'ok' | 'info' | 'bad'; text: string };

/** The message after sending, and the reloaded work. */
const useSending = (work: OwnWork, onDone: () => void) => {
  const say = useText(texts);
  const owner = useSession().user?.id ?? 0;
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const hear = ({ end, said: why, photos }: HandInEnd) => {
    if (end === 'sent') {
      setSaid({ kind: 'ok', text: photos === null ? say('done') : say('photos', { count: photos }) });
      onDone();
    } else if (end === 'kept') setSaid({ kind: 'info', text: say('kept') });
    else if (end === 'unsaved') setSaid({ kind: 'bad', text: say('unsaved') });
    else setSaid({ kind: 'bad', text: why ?? say('notSent') });
  };
  const kept = useKeptHandIns((news) => {
    if (news.workId === work.id) hear(news);
  });
  const act = async (send: () => Promise<HandInEnd | 'lost'>) => {
    setBusy(true);
    setSaid(null);
    if ((await send()) === 'lost') setSaid({ kind: 'bad', text: say('notSent') });
    setBusy(false);
  };
  const sendText = (text: string) =>
    act(async () => {
      const end = await handInWords(owner, { workId: work.id }, text);
      if (end !== 'lost' && end.end !== 'refused' && end.end !== 'unsaved')
        keepDraft({ workId: work.id }, '');
      return end;
    });
  const sendPhoto = (photo: Blob) =>
    act(async () =>
      handInPage(owner, { workId: work.id }, await shrinkPhoto(photo, { longest: handInPixels })),
    );
  const own = kept?.filter(({ workId }) => workId === work.id) ?? null;
  return { busy, said, own, sendText, sendPhoto };
};

const kindOf = ({ refused, inMemory }: KeptHandIn) => (refused || inMemory ? 'bad' : 'info');
const textOf = ({ refused, inMemory }: KeptHandIn) => (refused ? 'notSent' : inMemory ? 'unsaved' : 'kept');

type Sending = ReturnType<typeof useSending>;

const HandInForm = ({
  work,
  own,
  busy,
  said,
  sendText,
  sendPhoto,
}: Omit<Sending, 'own'> & { work: OwnWork; own: readonly KeptHandIn[] }) => {
  const say = useText(texts);
  const before = own.find((one) => 'text' in one);
  const [text, setText] = useState(
    () =>
      draftOf({ workId: work.id }) ??
      (before !== undefined && 'text' in before ? before.text : null) ??
      work.handIn?.text ??
      '',
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && text.trim() !== '') void sendText(text);
  };
  const photos = work.handIn?.photos ?? 0;
  const [first] = own;
  const waits: Said | null =
    first === undefined ? null : { kind: kindOf(first), text: first.why ?? say(textOf(first)) };
  const shown = said ?? waits;
  return (
    <form className={c('form')} onSubmit={send}>
      <TextAreaField
        label={say('yourAnswer')}
        hint={say('letters')}
        rows={6}
        maxLength={assignmentLimits.handInLetters}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          keepDraft({ workId: work.id }, event.target.value);
        }}
      />
      {shown !== null && <Notice kind={shown.kind}>{shown.text}</Notice>}
      <p className={c('line')}>
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          {say(work.handIn === null ? 'handIn' : 'handInAgain')}
        </Button>
      </p>
      {photos > 0 && <p className={c('muted')}>{say('photos', { count: photos })}</p>}
      {work.photosAllowed && (
        <div className={c('line')}>
          <PhotoStep
            camera
            label={say('addPhoto')}
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
        </div>
      )}
    </form>
  );
};

/** Rendered after loading this device's draft into the field. */
export const HandIn = ({ work, onDone }: { work: OwnWork; onDone: () => void }) => {
  const { own, ...sending } = useSending(work, onDone);
  return own === null ? null : <HandInForm work={work} own={own} {...sending} />;
};
