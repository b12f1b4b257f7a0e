import { assignmentLimits, handInPixels } from '@afrolearn/learning/assignments/limits.ts';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useParams } from 'react-router';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { shrinkPhoto } from '#lib/shrink-photo.ts';
import { myWork as texts } from '#messages/my-work/en.ts';
import { PaperText } from '#people-kit/paper/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { draftOf, handIn, keepDraft } from './draft.ts';
import { handInPhoto, type OwnWork, ownWork } from './my-work.api.ts';
import css from './my-work.module.css';

const c = classes(css);

type Said = { kind: 'ok' | 'info' | 'bad'; text: string };

const useSending = (work: OwnWork, onDone: () => void) => {
  const say = useText(texts);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const act = async (send: () => Promise<Said>) => {
    setBusy(true);
    setSaid(null);
    try {
      setSaid(await send());
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const why = Object.values(error.fields)[0] ?? error.said;
      setSaid({ kind: 'bad', text: why ?? say('notSent') });
    }
    setBusy(false);
  };
  const sendText = (text: string) =>
    act(async () =>
      (await handIn(work.id, text)) === 'sent'
        ? { kind: 'ok', text: say('done') }
        : { kind: 'info', text: say('kept') },
    );
  const sendPhoto = (photo: Blob) =>
    act(async () => {
      const { photos } = await handInPhoto(work.id, await shrinkPhoto(photo, { longest: handInPixels }));
      return { kind: 'ok', text: say('photos', { count: photos }) };
    });
  return { busy, said, sendText, sendPhoto };
};

const HandInForm = ({ work, onDone }: { work: OwnWork; onDone: () => void }) => {
  const say = useText(texts);
  const fileId = useId();
  const [text, setText] = useState(() => draftOf(work.id)?.text ?? work.handIn?.text ?? '');
  const { busy, said, sendText, sendPhoto } = useSending(work, onDone);
  const sendWaiting = useEffectEvent(() => {
    const draft = draftOf(work.id);
    if (draft?.waits === true) void sendText(draft.text);
  });
  useEffect(() => {
    const again = () => sendWaiting();
    again();
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && text.trim() !== '') void sendText(text);
  };
  const photos = work.handIn?.photos ?? 0;
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
          keepDraft(work.id, { text: event.target.value, waits: false });
        }}
      />
      {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
      <p className={c('line')}>
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          {say(work.handIn === null ? 'handIn' : 'handInAgain')}
        </Button>
      </p>
      {photos > 0 && <p className={c('muted')}>{say('photos', { count: photos })}</p>}
      {work.photosAllowed && (
        <p className={c('form')}>
          <label htmlFor={fileId}>{say('addPhoto')}</label>
          <input
            id={fileId}
            className={c('file')}
            type="file"
            accept="image/*"
            capture="environment"
            disabled={busy}
            onChange={(event) => {
              const [photo] = event.target.files ?? [];
              if (photo !== undefined) void sendPhoto(photo);
              event.target.value = '';
            }}
          />
        </p>
      )}
    </form>
  );
};

const Work = ({ work, onDone }: { work: OwnWork; onDone: () => void }) => {
  const say = useText(texts);
  const { handIn: handed } = work;
  const isOver = work.closed || handed?.outcome === 'accepted';
  return (
    <>
      {work.word !== '' && (
        <Card>
          <h2>{say('teacherSays')}</h2>
          <p className={c('text')}>{work.word}</p>
        </Card>
      )}
      {handed != null && (handed.outcome !== null || handed.comment !== '') && (
        <Notice kind={handed.outcome === 'accepted' ? 'ok' : 'info'}>
          {handed.outcome !== null && <p>{say(handed.outcome)}</p>}
          {handed.comment !== '' && (
            <p>
              {say('teacherSays')}: {handed.comment}
            </p>
          )}
        </Notice>
      )}
      {work.kind === 'paper' ? (
        <Card>
          <PaperText text={work.paper} />
        </Card>
      ) : (
        <p>
          <ButtonLink to={work.path}>{say('start')}</ButtonLink>
        </p>
      )}
      {work.closed && <Notice kind="info">{say('closed')}</Notice>}
      {isOver && handed !== null && <p className={c('text')}>{handed.text}</p>}
      {work.kind === 'paper' && !isOver && <HandInForm work={work} onDone={onDone} />}
    </>
  );
};

/** /my-work/:id: one thing to do, and for paper the place where it is handed in. */
export const HandInPage = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  const id = Number(useParams()['id']);
  const { state, data, failure, retry } = useOwnAnswer('my-work', ownWork);
  const work = data?.find((one) => one.id === id);
  usePageTitle(work?.title ?? say('title'));
  return (
    <div className={c('page')}>
      {work === undefined ? (
        <PageTitle title={say('title')} />
      ) : (
        <PageTitle
          title={work.title}
          lead={[
            say('from', { name: work.from }),
            ...(work.dueOn === null ? [] : [say('dueOn', { date: dayText(language, work.dueOn) })]),
          ].join(' · ')}
        />
      )}
      {state === 'failed' && (
        <Failed retry={retry} kind={data === null ? 'bad' : 'info'}>
          {failure?.said ?? say('failed')}
        </Failed>
      )}
      {state === 'loading' && data === null && <Bones lines={3} label={say('loading')} />}
      {data !== null && work === undefined && <Notice kind="info">{say('gone')}</Notice>}
      {work !== undefined && <Work work={work} onDone={retry} />}
      <p>
        <ButtonLink kind="ghost" size="sm" to={paths.myWork}>
          {say('all')}
        </ButtonLink>
      </p>
    </div>
  );
};
