import { beatWords } from '@afrolearn/learning/lessons/beats.ts';
import type { Figure, Scene } from '@afrolearn/learning/lessons/lesson.ts';
import type { Say } from '#check/visuals.ts';

export const partsIn = (svg: string): ReadonlySet<string> =>
  new Set([...svg.matchAll(/\sdata-part="([^"]*)"/gu)].flatMap(([, part]) => part ?? []));

/** Beats must move existing parts on narrated words; otherwise the picture never moves. */
export const checkBeats = (
  { narration, visual }: Scene,
  figures: Readonly<Record<string, Figure>>,
  say: Say,
): void => {
  if (!('beats' in visual) || visual.beats === undefined) return;
  const { beats } = visual;
  if (visual.figure === undefined) {
    say('beats', 'Beats move the parts of a figure, and this scene has none.');
    return;
  }
  const figure = figures[visual.figure];
  // A missing figure is already reported.
  const parts = figure === undefined ? undefined : partsIn(figure.svg);
  const words = beatWords(beats, narration);
  beats.forEach((beat, index) => {
    if ((words[index] ?? -1) < 0)
      say(`beats.${index}.at`, `The narration does not say '${beat.at}', so this beat never begins.`);
    for (const part of parts === undefined ? [] : beat.parts) {
      if (parts?.has(part) === false)
        say(
          `beats.${index}`,
          `The figure '${visual.figure}' has no part '${part}'; it has ${[...parts].join(', ') || 'none: name one with data-part="…"'}.`,
        );
    }
  });
};
