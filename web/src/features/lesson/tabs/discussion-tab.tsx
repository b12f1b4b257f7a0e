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

/**
 * Private notes, one list for each lesson, and below them what the class says of it. The words of spec 1 §2.7 ('Be the
 * first to start the discussion.') stand where there is somebody to discuss with.
 */
export const DiscussionTab = ({ lessonId }: { lessonId: string }) => {
  const say = useText(texts);
  const { notes, add, remove, signedIn } = useNotes(lessonId);
  const { user } = useSession();
  const [draft, setDraft] = useState(() => draftOf(lessonId));
  const area = useRef<HTMLTextAreaElement>(null);

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
            aria-label={say('writeNote')}
            placeholder={say('writeNote')}
            maxLength={longest}
            value={draft}
            onChange={({ target }) => write(target.value)}
          />
          <Button type="submit">{say('keepNote')}</Button>
        </form>
        {notes.length === 0 ? (
          <p>{say('noNotes')}</p>
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
