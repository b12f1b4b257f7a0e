import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { draftOf, keepDraft } from './notes.ts';
import { Post } from './post.tsx';
import css from './tabs.module.css';
import { useNotes } from './use-notes.ts';

const c = classes(css);

const longest = 2000;

const ClassPosts = lazyPart(async () => (await import('./class-posts.tsx')).ClassPosts);

type DiscussionTabProps = {
  lessonId: string;
  /** For a video lesson on a narrow phone: a comment box (spec 1 §2.7). */
  compact?: boolean;
};

/**
 * The documented box: private notes, one list per lesson, with a line about who can read them. Below, for the
 * class, its posts.
 */
export const DiscussionTab = ({ lessonId, compact = false }: DiscussionTabProps) => {
  const say = useText(texts);
  const { notes, add, remove, signedIn } = useNotes(lessonId);
  const { user } = useSession();
  const [draft, setDraft] = useState(() => draftOf(lessonId));
  const area = useRef<HTMLTextAreaElement>(null);

  const box = say(compact ? 'writeComment' : 'writeNote');
  const write = (text: string) => {
    setDraft(text);
    keepDraft(lessonId, text);
  };
  const post = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    add(text);
    write('');
  };
  return (
    <div className={c('tab')}>
      <section className={c('part')}>
        <h2>{say('myNotes')}</h2>
        <p className={c('quiet')}>{signedIn ? say('onlyYouAccount') : say('onlyYou')}</p>
        <form className={c('write')} onSubmit={post}>
          <textarea
            ref={area}
            className={c('area')}
            aria-label={box}
            placeholder={box}
            maxLength={longest}
            value={draft}
            onChange={({ target }) => write(target.value)}
          />
          <Button type="submit">{say('post')}</Button>
        </form>
        {notes.length === 0 ? (
          <p>{say(compact ? 'noComments' : 'noNotes')}</p>
        ) : (
          <ul className={c('posts')}>
            {notes.map((note) => (
              <Post
                key={note.id}
                note={note}
                onDelete={() => {
                  remove(note.id);
                  area.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
      </section>
      {user !== null && user.role !== 'parent' && (
        <Suspense fallback={null}>
          <ClassPosts lessonId={lessonId} />
        </Suspense>
      )}
    </div>
  );
};
