import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/en/lesson.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useCompact } from '../use-compact.ts';
import css from './tabs.module.css';
import { useNotes } from './use-notes.ts';

const c = classes(css);

const longest = 2000;

/** Private notes, one list for each lesson (spec 1 §2.7; on a small phone with its own words). */
export const DiscussionTab = ({ lessonId, isVideo }: { lessonId: string; isVideo: boolean }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const compact = useCompact() && isVideo;
  const { notes, add, remove, signedIn } = useNotes(lessonId);
  const [draft, setDraft] = useState('');
  const ask = compact ? say('writeComment') : say('shareInsight');

  const post = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    add(text);
    setDraft('');
  };
  return (
    <div className={c('tab')}>
      <form className={c('write')} onSubmit={post}>
        <textarea
          className={c('area')}
          aria-label={ask}
          placeholder={ask}
          maxLength={longest}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button type="submit">{say('post')}</Button>
        <p className={c('quiet')}>{signedIn ? say('onlyYouAccount') : say('onlyYou')}</p>
      </form>
      {notes.length === 0 ? (
        <p>{compact ? say('noComments') : say('noPosts')}</p>
      ) : (
        <ul className={c('posts')}>
          {notes.map(({ id, text, at }) => (
            <li key={id} className={c('post')}>
              <p>{text}</p>
              <time dateTime={at}>{momentText(language, at)}</time>
              <Button kind="ghost" size="sm" round icon={<Trash2 />} onClick={() => remove(id)}>
                {say('deletePost')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
