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
import { useEffect, useEffectEvent, useState } from 'react';
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

/** An image, never inlined in our page. */
export const pictureOf = ({ svg }: Figure): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

type Props = {
  /** The names of the drawings in the scene. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
  /** Called with the composed picture of a list of names, once its drawings are loaded. */
  onFigure: (name: string, figure: Figure) => void;
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

const namesIn = (chosen: string | null): readonly string[] =>
  chosen === null || parsePhotoName(chosen) !== undefined ? [] : drawingsIn(chosen);

/** The drawings of the scene: chosen here, or fetched by name for a reopened lesson. */
const useInScene = (names: readonly string[], tapped: Bank): Bank => {
  const isKnown = names.every((name) => tapped.has(name));
  const answer = useOwnAnswer(
    isKnown ? null : `drawings in ${togetherName(names)}`,
    () => drawingsOf({ names: togetherName(names) }),
    { afterProgress: false },
  );
  return new Map([...(answer.data?.drawings ?? []).map((one) => [one.name, one] as const), ...tapped]);
};

/**
 * The drawing bank, by category or search. A scene is a list: a place, and who is there. Results are cached
 * on the device.
 */
export const DrawingPicker = ({ chosen, onChoose, onFigure }: Props) => {
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
  // The names are the scene: an unloaded drawing stays in it.
  const names = namesIn(chosen);
  const inScene = useInScene(names, tapped);
  const others = names.filter((name) => {
    const drawing = inScene.get(name);
    return drawing === undefined || !isPlace(drawing);
  });
  const put = (next: readonly string[]) => onChoose(next.length === 0 ? null : togetherName(next));
  const add = (drawing: BankDrawing) => {
    setTapped(new Map([...inScene, [drawing.name, drawing]]));
    // A new place replaces the old one.
    put(isPlace(drawing) ? [drawing.name, ...others] : [...names, drawing.name]);
  };
  const takeOut = (name: string) => put(names.filter((one) => one !== name));
  const hasRoomFor = (drawing: BankDrawing) =>
    isPlace(drawing) ? others.length <= mostTogether : others.length < mostTogether;

  const show = useEffectEvent((name: string) => {
    const figure = shownTogether(name, inScene);
    if (figure !== null) onFigure(name, figure);
  });
  const all = togetherName(names);
  const known = togetherName(names.filter((name) => inScene.has(name)));
  useEffect(() => {
    if (known !== '') show(all);
  }, [all, known]);
  return (
    <section className={c('bank')} aria-label={say('bank')}>
      <h3>{say('bank')}</h3>
      <p className={c('hint')}>{say('sceneList', { most: mostTogether })}</p>
      {names.length > 0 && (
        <section className={c('kinds')} aria-label={say('inScene')}>
          {names.map((name) => (
            <Button key={name} size="sm" kind="quiet" icon={<X />} onClick={() => takeOut(name)}>
              {say('takeOut', { what: shownName(name) })}
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
              aria-pressed={names.includes(drawing.name)}
              disabled={!names.includes(drawing.name) && !hasRoomFor(drawing)}
              onClick={() => (names.includes(drawing.name) ? takeOut(drawing.name) : add(drawing))}
              title={drawing.title}
            >
              <img src={pictureOf(drawing)} alt="" width="128" height="72" loading="lazy" />
              <span lang="en">{shownName(drawing.name)}</span>
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
