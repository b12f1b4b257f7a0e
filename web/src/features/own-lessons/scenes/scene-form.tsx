import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { countWords } from '@afrolearn/learning/lessons/words.ts';
import { sceneLimits } from '@afrolearn/learning/own-lessons/scenes.ts';
import { drawingsIn } from '@afrolearn/learning/own-lessons/together.ts';
import { CircleHelp, Tag } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FieldError, TextAreaField, TextField } from '#ui/field.tsx';
import type { SceneDraft } from '../draft.ts';
import css from '../own-lessons.module.css';
import { newQuestion } from '../questions/question-draft.ts';
import { QuestionForm } from '../questions/question-form.tsx';
import { sayProblem } from '../questions/say-problem.ts';
import { DrawingPicker, pictureOf } from './drawing-picker.tsx';
import { LabelFields } from './label-fields.tsx';
import { PhotoButton } from './photo-button.tsx';

const c = classes(css);

export type Figures = Readonly<Record<string, Figure>>;
export type OnFigure = (name: string, figure: Figure) => void;

const wordsASecond = 2;

/** Whether any part of the old picture remains: otherwise its labels are removed. */
const isPartLeft = (before: string | null, after: string | null): boolean =>
  before !== null && after !== null && drawingsIn(after).some((name) => drawingsIn(before).includes(name));

/** What a scene shows, or an empty stage. */
export const Picture = ({ figures, scene }: { figures: Figures; scene: SceneDraft }) => {
  const drawing = scene.figure === null ? undefined : figures[scene.figure];
  return drawing === undefined ? (
    <span className={c('blank')} />
  ) : (
    <img src={pictureOf(drawing)} alt="" width="640" height="360" />
  );
};

type SceneProps = {
  scene: SceneDraft;
  lessonId: string | null;
  figures: Figures;
  problem: string | null;
  /** Applies a change to the latest scene: an upload may finish minutes later. */
  onChange: (more: Partial<SceneDraft>) => void;
  onFigure: OnFigure;
};

/** The form of one scene: its picture, its narration and an optional question. */
export const SceneForm = ({ scene, lessonId, figures, problem, onChange, onFigure }: SceneProps) => {
  const say = useText(ownLessons);
  const words = countWords(scene.narration);
  return (
    <div className={c('stack')}>
      {scene.question === null && (
        <LabelFields scene={scene} onChange={(labels) => onChange({ labels })}>
          <Picture figures={figures} scene={scene} />
        </LabelFields>
      )}
      <TextField
        label={say('sceneName')}
        maxLength={sceneLimits.name}
        value={scene.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextAreaField
        label={say('sceneWords')}
        hint={say('sceneHint', { words, seconds: Math.ceil(words / wordsASecond) })}
        rows={3}
        maxLength={sceneLimits.narration}
        value={scene.narration}
        onChange={({ currentTarget }) => onChange({ narration: currentTarget.value })}
      />
      {problem !== null && scene.question === null && (
        <FieldError id={undefined}>{sayProblem(say, problem)}</FieldError>
      )}
      {scene.question === null ? (
        <>
          <div className={c('acts')}>
            <PhotoButton
              lessonId={lessonId}
              onPhoto={(name, figure) => {
                onFigure(name, figure);
                onChange({ figure: name, labels: [] });
              }}
            />
            <Button
              kind="paper"
              size="sm"
              icon={<Tag />}
              disabled={scene.figure === null || scene.labels.length >= sceneLimits.labels}
              onClick={() => onChange({ labels: [...scene.labels, { text: '', x: 50, y: 50 }] })}
            >
              {say('addLabel')}
            </Button>
            <Button
              kind="paper"
              size="sm"
              icon={<CircleHelp />}
              onClick={() => onChange({ question: newQuestion() })}
            >
              {say('askHere')}
            </Button>
          </div>
          <DrawingPicker
            chosen={scene.figure}
            onFigure={onFigure}
            onChoose={(name) =>
              onChange({ figure: name, labels: isPartLeft(scene.figure, name) ? scene.labels : [] })
            }
          />
        </>
      ) : (
        <QuestionForm
          label={say('sceneQuestion')}
          question={scene.question}
          problem={problem}
          onChange={(question) => onChange({ question })}
          onRemove={() => onChange({ question: null })}
        />
      )}
    </div>
  );
};
