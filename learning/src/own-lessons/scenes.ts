/** The scenes of a lesson that a teacher wrote: one picture, a few words that are read, perhaps a question. */
import type { Figure, Scene } from '#lessons/lesson.ts';
import type { Visual } from '#lessons/visuals.ts';
import { type KeptQuestion, questionOf } from '#own-lessons/questions.ts';

/** A word on the picture. Positions are percentages, so that they fit any stage. */
export type OwnLabel = { readonly text: string; readonly x: number; readonly y: number };

/** `figure` is a drawing of the bank, or an uploaded picture such as `photo-1`. */
export type OwnScene = {
  readonly id: string;
  readonly name: string;
  readonly narration: string;
  readonly figure: string | null;
  readonly labels: readonly OwnLabel[];
  readonly question: Omit<KeptQuestion, 'id'> | null;
};

export const sceneLimits = {
  scenes: 20,
  name: 60,
  narration: 600,
  labels: 6,
  label: 40,
  photos: 12,
} as const;

export const photoName = (n: number): string => `photo-${n}`;

export const parsePhotoName = (name: string): number | undefined => {
  const [, n] = /^photo-([1-9]\d?)$/.exec(name) ?? [];
  return n === undefined ? undefined : Number(n);
};

/** Wraps a picture as a drawing, so that it is shown and stored offline in the same way. */
export const photoFigure = (title: string, webp: string): Figure => ({
  title,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><image width="640" height="360" href="data:image/webp;base64,${webp}"/></svg>`,
});

const stage = { width: 640, height: 360 } as const;

/** A label goes above its object, or below where there is no room. */
const labelOf = ({ text, x, y }: OwnLabel) => {
  const to = [Math.round((x / 100) * stage.width), Math.round((y / 100) * stage.height)] as const;
  const away = to[1] > 70 ? -52 : 52;
  const side = to[0] > stage.width / 2 ? 60 : -60;
  const within = Math.min(stage.width - 80, Math.max(80, to[0] + side));
  return { text, at: [within, to[1] + away] as const, to };
};

const visualOf = (lesson: string, { id, name, figure, labels, question }: OwnScene): Visual => {
  if (question !== null) return { kind: 'question', item: questionOf(lesson, { ...question, id }) };
  if (figure === null) return { kind: 'title', text: name };
  if (labels.length > 0) return { kind: 'diagram', figure, alt: name, labels: labels.map(labelOf) };
  return { kind: 'picture', figure, alt: name };
};

/** Scenes in the player's form. */
export const shownScenes = (lesson: string, scenes: readonly OwnScene[]): readonly Scene[] =>
  scenes.map((scene) => ({
    name: scene.name,
    narration: scene.narration,
    visual: visualOf(lesson, scene),
  }));

/** All drawings and pictures of the scenes. */
export const figuresIn = (scenes: readonly OwnScene[]): readonly string[] => [
  ...new Set(scenes.flatMap(({ figure }) => figure ?? [])),
];

type Lacking = 'scene/words' | 'scene/name';

/** The fields that a scene lacks before it can be shared. */
export const sceneLacks = ({ name, narration, question }: OwnScene): Lacking | null => {
  if (name === '') return 'scene/name';
  return narration === '' && question === null ? 'scene/words' : null;
};
