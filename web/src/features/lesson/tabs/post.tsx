import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Note } from './notes.ts';
import css from './tabs.module.css';

const c = classes(css);

/** One note. Deleting asks first. */
export const Post = ({ note: { text, at }, onDelete }: { note: Note; onDelete: () => void }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const id = useId();
  const bin = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState<boolean | null>(null);
  // The pressed button is gone, so the focus moves to its replacement, never to the delete button.
  useEffect(() => {
    if (asks === true) keep.current?.focus();
    if (asks === false) bin.current?.focus();
  }, [asks]);
  return (
    <li className={c('post')}>
      <p>{text}</p>
      <time dateTime={at}>{momentText(language, at)}</time>
      {asks === true ? (
        <fieldset className={c('askDelete')} aria-labelledby={id}>
          <p id={id}>{say('deleteAsk')}</p>
          <Button kind="danger" size="sm" onClick={onDelete}>
            {say('deletePost')}
          </Button>
          <Button ref={keep} kind="paper" size="sm" onClick={() => setAsks(false)}>
            {say('keepPost')}
          </Button>
        </fieldset>
      ) : (
        <Button ref={bin} kind="ghost" size="sm" round icon={<Trash2 />} onClick={() => setAsks(true)}>
          {say('deletePost')}
        </Button>
      )}
    </li>
  );
};
