import { z } from 'zod';
import { type ComposedScene, compose, type Put } from '#bank/compose.ts';
import { type Drawing, lostIds, stage } from '#bank/drawing.ts';
import { type ColourName, colourNames, skins } from '#bank/palette.ts';
import type { Source, Tell } from '#findings.ts';
import type { FigureFile } from '#load/content.ts';
import type { Files } from '#load/files.ts';
import { parseYaml } from '#yaml/parse.ts';
import { list, number, point, text, whole, yes } from '#yaml/values.ts';

const mostBytes = 16_384;
const smallest = 20;
/** The edge of the picture may cut off at most this share of a tree or a cow. */
const mostCut = 0.25;

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be a name such as market-day');

const putSchema = z.strictObject({
  figure: text,
  at: point,
  size: z.exactOptional(number),
  flip: z.exactOptional(yes),
  hide: z.exactOptional(list(text, 1, 8)),
  colour: z.exactOptional(z.enum(colourNames as [ColourName, ...ColourName[]])),
  skin: z.exactOptional(whole.refine((value) => value >= 1 && value <= skins.length, 'must be 1, 2, 3 or 4')),
  as: z.exactOptional(name),
});

const schema = z.record(
  name,
  z.strictObject({
    title: text.refine((title) => !/[<>&"]/u.test(title), 'must not hold < > & or "'),
    background: z.exactOptional(text),
    put: list(putSchema, 1, 14),
  }),
);

type Say = (path: string, message: string) => void;

/** Similar names, for typing mistakes. */
const like = (wanted: string, known: ReadonlyMap<string, unknown>): string => {
  const words = wanted.split('-');
  const near = [...known.keys()].filter((one) => words.some((word) => one.split('-').includes(word)));
  return near.length === 0 ? '' : ` Did you mean ${near.slice(0, 5).join(', ')}?`;
};

const checkBox = (
  { drawing, at: [x, y], size }: Put,
  say: (field: string, message: string) => void,
): void => {
  const width = Math.round((drawing.width * size) / drawing.height);
  if (size < smallest || size > stage.height || width > stage.width) {
    const most = Math.floor(Math.min(stage.height, (stage.width * drawing.height) / drawing.width));
    say(
      'size',
      `'${drawing.name}' would be ${width} by ${size}, too ${size < smallest ? 'small' : 'big'} for the stage of 640 by 360; write a size from ${smallest} to ${most}.`,
    );
    return;
  }
  const cut = [
    ['left', width / 2 - x, width],
    ['right', x + width / 2 - stage.width, width],
    ['upper', size - y, size],
    ['lower', y - stage.height, size],
  ] as const;
  for (const [edge, beyond, whole] of cut) {
    if (beyond <= whole * mostCut) continue;
    say(
      'at',
      `'${drawing.name}' is ${width} by ${size} here and passes the ${edge} edge by ${Math.ceil(beyond)}; move it inwards or make it smaller. 'at' is the middle of its lower edge.`,
    );
  }
};

type Written = z.output<typeof putSchema>;

const putOf = (
  { figure, at, size, flip, ...rest }: Written,
  drawing: Drawing,
  say: (field: string, message: string) => void,
): Put => {
  const { parts, colour } = drawing;
  (rest.hide ?? []).forEach((part, index) => {
    if (parts.includes(part)) return;
    const known = parts.length === 0 ? 'It has no parts.' : `Its parts are ${parts.join(', ')}.`;
    say(`hide.${index}`, `'${figure}' has no part '${part}'. ${known}`);
  });
  if (rest.colour && colour === undefined)
    say('colour', `'${figure}' has no colour that may change; leave this line away.`);
  if (rest.skin !== undefined && !skins.some(([base]) => drawing.svg.includes(base)))
    say('skin', `'${figure}' has no skin that may change; leave this line away.`);
  if (flip && drawing.kind === 'money')
    say('flip', `'${figure}' has digits, which would be mirrored; leave 'flip' away.`);
  const put = {
    drawing,
    at,
    size: size ?? drawing.height,
    flip: flip ?? false,
    ...rest,
    hide: rest.hide ?? [],
  };
  checkBox(put, say);
  return put;
};

const sceneOf = (
  scene: string,
  written: z.output<typeof schema>[string],
  bank: ReadonlyMap<string, Drawing>,
  say: Say,
): ComposedScene => {
  const find = (wanted: string, path: string): Drawing | undefined => {
    const drawing = bank.get(wanted);
    if (!drawing) {
      say(
        path,
        `There is no drawing '${wanted}' in the bank.${like(wanted, bank)} The page of 'npm run content -- --figures' shows all.`,
      );
    }
    return drawing;
  };
  const background =
    written.background === undefined ? undefined : find(written.background, `${scene}.background`);
  if (background && !background.isBackground)
    say(`${scene}.background`, `'${background.name}' is no background; put it into the list instead.`);
  const names = new Set<string>();
  const put = written.put.flatMap((one, index) => {
    const path = `${scene}.put.${index}`;
    if (one.as !== undefined && names.has(one.as))
      say(`${path}.as`, `Two things of this scene are called '${one.as}'; give each its own name.`);
    if (one.as !== undefined && background?.parts.includes(one.as))
      say(
        `${path}.as`,
        `The background '${background.name}' has a part '${one.as}' too, and a beat would find that one; write another name.`,
      );
    if (one.as !== undefined) names.add(one.as);
    const drawing = find(one.figure, `${path}.figure`);
    if (!drawing) return [];
    if (drawing.isBackground)
      say(`${path}.figure`, `'${drawing.name}' is a background; write it as 'background: ${drawing.name}'.`);
    return [putOf(one, drawing, (field, message) => say(`${path}.${field}`, message))];
  });
  return { name: scene, title: written.title, ...(background ? { background } : {}), put };
};

/** Parses a unit's `figures.yaml`: scenes composed from the bank, each a named figure. */
export const readScenes = (
  file: string,
  files: Files,
  bank: ReadonlyMap<string, Drawing>,
  tell: Tell,
): readonly FigureFile[] => {
  const written = files.get(file);
  if (written === undefined) return [];
  const read = parseYaml({ file, text: written }, schema, tell);
  const source: Source = { file, lineOf: read.lineOf };
  return Object.entries(read.value ?? {}).map(([scene, entry]) => {
    const say: Say = (path, message) => tell(source, path, message);
    const svg = compose(sceneOf(scene, entry, bank, say));
    if (lostIds(svg).length > 0) {
      const other = 'A part that is hidden here is used again by another part; hide that one too.';
      say(`${scene}.put`, other);
    }
    const bytes = new TextEncoder().encode(svg).length;
    if (bytes > mostBytes) {
      say(
        scene,
        `The scene '${scene}' has ${bytes} bytes; at most ${mostBytes} can be sent. Put fewer different drawings into it, or the same one again.`,
      );
    }
    return { name: scene, file, line: read.lineOf(`${scene}.title`), title: entry.title, svg };
  });
};
