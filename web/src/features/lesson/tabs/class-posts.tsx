import type { SharedNote } from '@afrolearn/contract/notes.ts';
import { type FormEvent, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError, call } from '#lib/call.ts';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { safety } from '#messages/safety/en.ts';
import { uuid } from '#offline/uuid.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import css from './tabs.module.css';

const c = classes(css);

const longest = 500;

type PostProps = { lessonId: string; post: SharedNote; onGone: (id: number) => void };

/** One post: its writer can delete it, a teacher can hide it, others can report it. */
const ClassPost = ({ lessonId, post, onGone }: PostProps) => {
  const say = useText(safety);
  const { language } = useLanguage();
  const [failed, setFailed] = useState(false);
  const params = { id: lessonId, postId: post.id };
  const doing = async (act: () => Promise<unknown>) => {
    setFailed(false);
    try {
      await act();
      onGone(post.id);
    } catch {
      setFailed(true);
    }
  };
  return (
    <li className={c('post')}>
      <p className={c('writer')}>
        {post.by.picture !== null && <Avatar src={post.by.picture} name="" size={40} />}
        <span>
          <b>{post.by.name}</b> <time dateTime={post.at}>{momentText(language, post.at)}</time>
        </span>
      </p>
      <p>{post.text}</p>
      {post.hidden && <p className={c('quiet')}>{say('postHidden')}</p>}
      {failed && <Failed retry={null}>{say('failed')}</Failed>}
      <div className={c('postActs')}>
        {post.own && (
          <Button
            kind="quiet"
            size="sm"
            onClick={() => doing(() => call('DELETE /lesson/:id/shared/:postId', { params }))}
          >
            {say('takeBack')}
          </Button>
        )}
        {post.mayHide && (
          <Button
            kind="quiet"
            size="sm"
            onClick={() => doing(() => call('POST /lesson/:id/shared/:postId/hide', { params }))}
          >
            {say('hidePost')}
          </Button>
        )}
        {!post.own && !post.mayHide && !post.hidden && (
          <ReportButton about={{ kind: 'note', id: post.id, name: post.by.name }} />
        )}
      </div>
    </li>
  );
};

const Share = ({ lessonId, onShared }: { lessonId: string; onShared: () => void }) => {
  const say = useText(safety);
  const [text, setText] = useState('');
  const [id, setId] = useState(uuid);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const share = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    setFailed(null);
    try {
      await call('POST /lesson/:id/shared', { params: { id: lessonId }, body: { id, text } });
      setText('');
      setId(uuid());
      onShared();
    } catch (error) {
      // The text stays in its field after a failure.
      const said = error instanceof CallError ? (error.fields['text'] ?? error.said) : null;
      setFailed(said ?? say('shareFailed'));
    }
    setBusy(false);
  };
  return (
    <form className={c('write')} onSubmit={share}>
      <TextAreaField
        label={say('shareLabel')}
        hint={say('shareHint')}
        error={failed}
        maxLength={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="paper" busy={busy}>
        {say('share')}
      </Button>
    </form>
  );
};

/**
 * The class's posts about a lesson (permissions G13): under the private notes, for the class and its adults.
 */
export const ClassPosts = ({ lessonId }: { lessonId: string }) => {
  const say = useText(safety);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const { data, state, retry } = useAnswer(
    `shared ${lessonId}`,
    () => call('GET /lesson/:id/shared', { params: { id: lessonId } }),
    { endsOn: [] },
  );
  if (state === 'failed') return <Failed retry={retry}>{say('postsFailed')}</Failed>;
  if (data === null) return null;
  const posts = data.posts.filter(({ id }) => !gone.has(id));
  if (posts.length === 0 && !data.mayShare) return null;
  return (
    <section className={c('part')}>
      <h2>{say('withClass')}</h2>
      {data.mayShare && <Share lessonId={lessonId} onShared={retry} />}
      {posts.length === 0 ? (
        <p>{say('noClassPosts')}</p>
      ) : (
        <ul className={c('posts')}>
          {posts.map((post) => (
            <ClassPost
              key={post.id}
              lessonId={lessonId}
              post={post}
              onGone={(id) => {
                setGone((now) => new Set(now).add(id));
                retry();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
