import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { drawingsOf } from '../own-lessons.api.ts';
import css from '../own-lessons.module.css';

const c = classes(css);

/** Shown as a picture of its own, never as part of our page. */
export const pictureOf = ({ svg }: Figure): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

type Drawing = Figure & { name: string };
type Props = { chosen: string | null; onChoose: (drawing: Drawing | null) => void };

/** The drawing bank: by its kinds, or by a word. What was looked at once stays on this device. */
export const DrawingPicker = ({ chosen, onChoose }: Props) => {
  const say = useText(ownLessons);
  const [kind, setKind] = useState('people');
  const [find, setFind] = useState('');
  const word = find.trim();
  const query = word.length > 1 ? { find: word } : { kind };
  const bank = useOwnAnswer(
    word.length > 1 ? `drawings of ${word}` : `drawings ${kind}`,
    () => drawingsOf(query),
    { afterProgress: false },
  );
  const shown = bank.data?.drawings ?? [];
  return (
    <section className={c('bank')} aria-label={say('bank')}>
      <h3>{say('bank')}</h3>
      <TextField
        label={say('findDrawing')}
        type="search"
        value={find}
        onChange={({ currentTarget }) => setFind(currentTarget.value)}
      />
      <div className={c('kinds')}>
        {(bank.data?.kinds ?? []).map((one) => (
          <Button
            key={one.kind}
            size="sm"
            kind={one.kind === kind && word.length < 2 ? 'action' : 'paper'}
            aria-pressed={one.kind === kind && word.length < 2}
            onClick={() => {
              setFind('');
              setKind(one.kind);
            }}
          >
            {one.kind}
          </Button>
        ))}
      </div>
      {bank.state === 'failed' && <Failed retry={bank.retry}>{say('bankFailed')}</Failed>}
      {bank.state === 'done' && shown.length === 0 && (
        <Notice kind="info" icon={<Search />}>
          {say('noDrawing')}
        </Notice>
      )}
      <ul className={c('drawings')}>
        {shown.map((drawing) => (
          <li key={drawing.name}>
            <button
              type="button"
              aria-pressed={drawing.name === chosen}
              onClick={() => onChoose(drawing)}
              title={drawing.title}
            >
              <img src={pictureOf(drawing)} alt="" width="128" height="72" loading="lazy" />
              <span lang="en">{drawing.name.replace(/-/g, ' ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <Button kind="ghost" size="sm" icon={<X />} onClick={() => onChoose(null)}>
          {say('noPicture')}
        </Button>
      )}
    </section>
  );
};
