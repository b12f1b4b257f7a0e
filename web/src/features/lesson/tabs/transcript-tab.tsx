import { timestamp, transcriptOf } from '@afrolearn/learning/lessons/timing.ts';
import { useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Lesson } from '../lesson.api.ts';
import { ContentFailed } from './content-failed.tsx';
import css from './tabs.module.css';
import type { LoadedContent } from './use-lesson-content.ts';

const c = classes(css);

const Found = ({ text, words }: { text: string; words: string }) => {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  );
};

type TranscriptTabProps = { lesson: Lesson; loaded: LoadedContent; onSeek: (seconds: number) => void };

/** Every narration with its time; a press on the time goes there. */
export const TranscriptTab = ({ lesson, loaded, onSeek }: TranscriptTabProps) => {
  const say = useText(texts);
  const [query, setQuery] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // A written lesson's scenes are already loaded.
  const written = lesson.content?.type === 'video' ? lesson.content : null;
  const lines =
    written === null
      ? (loaded.content?.transcript ?? null)
      : transcriptOf(written.scenes, written.gradeId ?? written.level);
  if (lines === null) return <Bones lines={5} label={say('loading')} />;
  if (lines.length === 0 && loaded.error !== null) return <ContentFailed loaded={loaded} />;
  if (lines.length === 0) return <p>{say('noTranscript')}</p>;
  const words = query.trim().toLowerCase();
  const found = lines.filter(({ text }) => text.toLowerCase().includes(words));
  return (
    <div className={c('tab')}>
      <div className={c('search')}>
        <input
          ref={box}
          type="search"
          className={c('input')}
          placeholder={say('searchTranscript')}
          aria-label={say('searchTranscript')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button
          kind="quiet"
          disabled={query === ''}
          onClick={() => {
            setQuery('');
            box.current?.focus();
          }}
        >
          {say('clear')}
        </Button>
      </div>
      <div role="status">{found.length === 0 && <p>{say('noMatches')}</p>}</div>
      <ol className={c('lines')}>
        {found.map(({ t, text }) => (
          <li key={t} className={c('line')}>
            <button
              type="button"
              className={c('time')}
              aria-label={say('goTo', { time: timestamp(t) })}
              onClick={() => onSeek(t)}
            >
              {timestamp(t)}
            </button>
            <p>
              <Found text={text} words={words} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
};
