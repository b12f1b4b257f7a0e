import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { parsePhotoName } from '@afrolearn/learning/own-lessons/scenes.ts';
import {
  type BankDrawing,
  drawingsIn,
  isPlace,
  mostTogether,
  shownTogether,
  togetherName,
} from '@afrolearn/learning/own-lessons/together.ts';
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

type Props = {
  /** The names in the scene, as it is written. */
  chosen: string | null;
  onChoose: (name: string | null, figure: Figure | null) => void;
};

const kindNames = [
  'animals',
  'body',
  'classrooms',
  'fields',
  'foods',
  'homes',
  'household',
  'instruments',
  'lands',
  'markets',
  'money',
  'people',
  'plants',
  'school',
  'tools',
  'towns',
  'vehicles',
  'weather',
] as const;
const isKind = (kind: string): kind is (typeof kindNames)[number] => kindNames.some((one) => one === kind);

const shownName = (name: string): string => name.replace(/-/g, ' ');

type Bank = ReadonlyMap<string, BankDrawing>;

/** The drawings in the scene: those that were tapped here, or asked for by name where the lesson was opened again. */
const useInScene = (chosen: string | null, tapped: Bank): Bank => {
  const names = chosen === null || parsePhotoName(chosen) !== undefined ? [] : drawingsIn(chosen);
  const isKnown = names.every((name) => tapped.has(name));
  const answer = useOwnAnswer(
    isKnown ? null : `drawings in ${chosen}`,
    () => drawingsOf({ names: togetherName(names) }),
    { afterProgress: false },
  );
  return new Map([...(answer.data?.drawings ?? []).map((one) => [one.name, one] as const), ...tapped]);
};

/**
 * The drawing bank: by its kinds, or by a word. A scene is a list: where it is, and who is there doing what. What was
 * looked at once stays on this device.
 */
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
  const [tapped, setTapped] = useState<Bank>(new Map());
  const inScene = useInScene(chosen, tapped);
  const list = (chosen === null ? [] : drawingsIn(chosen)).flatMap((name) => inScene.get(name) ?? []);
  const put = (next: readonly BankDrawing[]) => {
    const name = next.length === 0 ? null : togetherName(next.map((one) => one.name));
    onChoose(name, name === null ? null : shownTogether(name, new Map(next.map((one) => [one.name, one]))));
  };
  const isFull = list.filter((one) => !isPlace(one)).length >= mostTogether;
  const tap = (drawing: BankDrawing) => {
    setTapped(new Map([...inScene, [drawing.name, drawing]]));
    if (list.some(({ name }) => name === drawing.name))
      return put(list.filter(({ name }) => name !== drawing.name));
    // There is one place: another takes its turn.
    put(isPlace(drawing) ? [drawing, ...list.filter((one) => !isPlace(one))] : [...list, drawing]);
  };
  return (
    <section className={c('bank')} aria-label={say('bank')}>
      <h3>{say('bank')}</h3>
      <p className={c('hint')}>{say('sceneList', { most: mostTogether })}</p>
      {list.length > 0 && (
        <section className={c('kinds')} aria-label={say('inScene')}>
          {list.map((one) => (
            <Button key={one.name} size="sm" kind="quiet" icon={<X />} onClick={() => tap(one)}>
              {say('takeOut', { what: shownName(one.name) })}
            </Button>
          ))}
        </section>
      )}
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
            {isKind(one.kind) ? say(`kind.${one.kind}`) : one.kind}
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
              aria-pressed={list.some(({ name }) => name === drawing.name)}
              disabled={isFull && !isPlace(drawing) && !list.some(({ name }) => name === drawing.name)}
              onClick={() => tap(drawing)}
              title={drawing.title}
            >
              <img src={pictureOf(drawing)} alt="" width="128" height="72" loading="lazy" />
              <span lang="en">{shownName(drawing.name)}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <Button kind="ghost" size="sm" icon={<X />} onClick={() => onChoose(null, null)}>
          {say('noPicture')}
        </Button>
      )}
    </section>
  );
};
