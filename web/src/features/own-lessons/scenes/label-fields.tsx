import type { OwnLabel } from '@afrolearn/learning/own-lessons/scenes.ts';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import type { SceneDraft } from '../draft.ts';
import css from '../own-lessons.module.css';
import ownCss from './label-fields.module.css';

const c = classes(css);
const own = classes(ownCss);

type Props = { scene: SceneDraft; onChange: (labels: OwnLabel[]) => void; children: ReactNode };

const places = [10, 25, 40, 50, 60, 75, 90] as const;

/** The picture with its labels. A tap places the current label; keyboard users have lists. */
export const LabelFields = ({ scene: { labels }, onChange, children }: Props) => {
  const say = useText(ownLessons);
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, labels.length - 1);
  const set = (place: number, more: Partial<OwnLabel>) =>
    onChange(labels.map((label, n) => (n === place ? { ...label, ...more } : label)));
  const tap = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    if (chosen < 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (from: number, all: number) => Math.round(Math.min(1, Math.max(0, from / all)) * 100);
    set(chosen, { x: share(clientX - left, width), y: share(clientY - top, height) });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the lists below do the same for keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the lists below do the same for keys */}
      <div className={c('stage')} onClick={tap}>
        {children}
        {labels.map(({ text, x, y }, n) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a label has no name but its place
            key={n}
            className={c('label')}
            data-chosen={n === chosen}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {text === '' ? '…' : text}
          </span>
        ))}
      </div>
      {labels.length > 0 && <p className={c('hint')}>{say('labelHint')}</p>}
      {labels.map((label, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label has no name but its place
        <div key={n} className={join(c('row'), own('places'))}>
          <TextField
            label={say('label', { n: n + 1 })}
            maxLength={40}
            value={label.text}
            onFocus={() => setAt(n)}
            onChange={({ currentTarget }) => set(n, { text: currentTarget.value })}
          />
          {(['x', 'y'] as const).map((axis) => (
            <SelectField
              key={axis}
              label={say(axis === 'x' ? 'across' : 'down', { n: n + 1 })}
              value={label[axis]}
              onFocus={() => setAt(n)}
              onChange={({ currentTarget }) => set(n, { [axis]: Number(currentTarget.value) })}
            >
              {[...new Set([...places, label[axis]])]
                .sort((a, b) => a - b)
                .map((share) => (
                  <option key={share} value={share}>
                    {share} %
                  </option>
                ))}
            </SelectField>
          ))}
          <Button
            round
            kind="ghost"
            aria-label={say('removeLabel', { n: n + 1 })}
            icon={<X />}
            onClick={() => onChange(labels.filter((_, other) => other !== n))}
          />
        </div>
      ))}
    </>
  );
};
