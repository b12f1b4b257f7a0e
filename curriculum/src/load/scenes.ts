import type { Scene } from '@afrolearn/learning/lessons/lesson.ts';
import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import type { Lines } from '#load/lines.ts';
import type { Place } from '#load/place.ts';
import { type Section, splitAtHeadings, takeFences } from '#markdown/sections.ts';
import { parseYaml } from '#yaml/parse.ts';
import { questionFrom } from '#yaml/question.ts';
import { type AuthoredVisual, isVisualKind, visualKinds, visualSchema } from '#yaml/visual.ts';

type Home = { readonly id: string; readonly n: number; readonly title: string };

/** Fills in what authors may omit: the lesson's title, a figure's description, ids. */
const complete = (visual: AuthoredVisual, index: number, home: Home, place: Place): Visual => {
  switch (visual.kind) {
    case 'title':
      return { ...visual, text: visual.text ?? home.title };
    case 'picture':
    case 'diagram':
      return { ...visual, alt: visual.alt ?? place.figure(visual.figure)?.title ?? '' };
    case 'question':
      return {
        kind: 'question',
        // `n` keeps a question's number when an inserted scene moves it.
        item: questionFrom(visual.item, {
          id: `${home.id}-s${visual.item.n ?? index + 1}`,
          lesson: home.n,
          difficulty: 2,
          file: place.file,
        }),
      };
    default:
      return visual;
  }
};

const sceneOf = (piece: Section, index: number, home: Home, place: Place, lines: Lines): Scene[] => {
  const path = `scenes.${index}`;
  lines.set(path, piece.line);
  const source = { file: place.file, lineOf: lines.of };
  const { rest, fences } = takeFences(piece.lines);
  const words = rest.filter(({ text }) => text !== '');
  if (words[0]) lines.set(`${path}.narration`, words[0].line);
  const [fence, second] = fences;
  if (!fence || second) {
    place.tell(
      source,
      path,
      `The scene '${piece.name}' must have exactly one block that says what it shows.`,
    );
    return [];
  }
  lines.set(`${path}.visual`, fence.line);
  if (!isVisualKind(fence.word)) {
    const say = `'${fence.word}' is not a kind of visual; the kinds are ${visualKinds.join(', ')}.`;
    place.tell(source, `${path}.visual`, say);
    return [];
  }
  const written = { file: place.file, text: fence.text, firstLine: fence.line + 1 };
  const read = parseYaml(written, visualSchema(fence.word), place.tell);
  lines.adopt(`${path}.visual`, read.lineOf);
  if (!read.value) return [];
  const narration = words.map(({ text }) => text.trim()).join(' ');
  return [{ name: piece.name, narration, visual: complete(read.value, index, home, place) }];
};

export const readScenes = (
  section: Section | undefined,
  home: Home,
  place: Place,
  lines: Lines,
): readonly Scene[] =>
  splitAtHeadings(section?.lines ?? []).flatMap((piece, index) => sceneOf(piece, index, home, place, lines));
