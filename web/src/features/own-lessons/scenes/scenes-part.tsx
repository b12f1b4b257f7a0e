import { sceneLimits } from '@afrolearn/learning/own-lessons/scenes.ts';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { newScene, type SceneDraft } from '../draft.ts';
import css from '../own-lessons.module.css';
import { saidOf } from '../questions/mends.tsx';
import type { DraftState } from '../use-draft.ts';
import { type Figures, type OnFigure, Picture, SceneForm } from './scene-form.tsx';

const c = classes(css);

type PartProps = { state: DraftState; figures: Figures; onFigure: OnFigure };

/** Finds a scene by key, or by index after a save has changed the keys. */
const withChange = (scenes: SceneDraft[], key: string, place: number, more: Partial<SceneDraft>) => {
  const found = scenes.findIndex((one) => one.key === key);
  return scenes.map((one, n) => (n === (found < 0 ? place : found) ? { ...one, ...more } : one));
};

/** The scenes of a lesson: the strip of all, and the form of the selected one. */
export const ScenesPart = ({ state, figures, onFigure }: PartProps) => {
  const say = useText(ownLessons);
  const { draft, change, problems, said } = state;
  const [at, setAt] = useState(0);
  if (draft === null) return null;
  const { scenes, id } = draft;
  const place = Math.min(at, scenes.length - 1);
  const scene = scenes[place];
  const put = (more: SceneDraft[], next: number) => {
    change({ scenes: more });
    setAt(next);
  };
  const move = (by: -1 | 1) => {
    const turned = scenes.slice();
    const [one] = turned.splice(place, 1);
    if (one !== undefined)
      put([...turned.slice(0, place + by), one, ...turned.slice(place + by)], place + by);
  };
  return (
    <div className={c('scenes')}>
      <ol className={c('strip')} aria-label={say('scenes')}>
        {scenes.map((one, n) => (
          <li key={one.key}>
            <button
              type="button"
              className={join(c('thumb'), n === place ? c('chosen') : undefined)}
              aria-current={n === place ? 'step' : undefined}
              onClick={() => setAt(n)}
            >
              <Picture figures={figures} scene={one} />
              <b>
                {n + 1}. {one.name === '' ? say('unnamed') : one.name}
              </b>
              {problems[`scenes.${n}`] !== undefined && <small>{say('toMend')}</small>}
            </button>
          </li>
        ))}
        {scenes.length < sceneLimits.scenes && (
          <li>
            <button
              type="button"
              className={c('thumb', 'add')}
              onClick={() => put([...scenes, newScene()], scenes.length)}
            >
              <Plus aria-hidden="true" />
              <b>{say('addScene')}</b>
            </button>
          </li>
        )}
      </ol>
      {scene !== undefined && (
        <div className={c('stack')}>
          <SceneForm
            key={scene.key}
            scene={scene}
            lessonId={id}
            figures={figures}
            problem={problems[`scenes.${place}`] ?? saidOf(said.fields, `scenes.${place}`)}
            onFigure={onFigure}
            onChange={(more) => change((now) => ({ scenes: withChange(now.scenes, scene.key, place, more) }))}
          />
          <div className={c('acts')}>
            <Button kind="ghost" size="sm" icon={<ArrowUp />} disabled={place === 0} onClick={() => move(-1)}>
              {say('earlier')}
            </Button>
            <Button
              kind="ghost"
              size="sm"
              icon={<ArrowDown />}
              disabled={place === scenes.length - 1}
              onClick={() => move(1)}
            >
              {say('later')}
            </Button>
            <Button
              kind="ghost"
              size="sm"
              icon={<Trash2 />}
              onClick={() =>
                put(
                  scenes.filter((_, n) => n !== place),
                  Math.max(0, place - 1),
                )
              }
            >
              {say('removeScene')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
