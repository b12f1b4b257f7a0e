import { type Drawing, kinds, lostIds, stage } from '#bank/drawing.ts';
import { isColourName, nearestColour, pairs, palette } from '#bank/palette.ts';
import type { Finding } from '#findings.ts';

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The rules of `content/figures/README.md` beyond those for every figure. */
const checkDrawing = (drawing: Drawing, findings: Finding[]): void => {
  const { file, svg, kind, width, height, parts, colour, isBackground } = drawing;
  const say = (message: string, index = 0) =>
    findings.push({ file, line: lineAt(svg, Math.max(index, 0)), message });
  if (!kinds.includes(kind))
    say(`A drawing lies in a folder of its kind; the folders are ${kinds.join(', ')}.`);
  if (isBackground && (width !== stage.width || height !== stage.height))
    say('A background fills the stage: write viewBox="0 0 640 360".');
  if (!isBackground && (width > 400 || height > stage.height))
    say('A drawing is drawn to the scale of the stage: its viewBox is at most 400 by 360.');
  if (parts.length === 0) say('Name at least one part: put it into <g data-part="its-name">.');
  for (const match of svg.matchAll(/<(\w+)\b[^>]*\sdata-part="([^"]*)"/gu)) {
    const [, tag, part = ''] = match;
    if (tag !== 'g') say(`The part '${part}' must be a group: <g data-part="${part}">.`, match.index);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(part))
      say(`'${part}' is no name of a part; write it as left-hand.`, match.index);
    else if (
      parts.indexOf(part) !== parts.lastIndexOf(part) &&
      !svg.slice(0, match.index).includes(`"${part}"`)
    )
      say(`Two parts are called '${part}'; give each its own name.`, match.index);
  }
  for (const match of svg.matchAll(/(?:fill|stroke|color)="([^"]*)"/gu)) {
    const [, value = ''] = match;
    if (value === 'none' || value.startsWith('url(#') || palette.has(value)) continue;
    const instead = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu.test(value)
      ? nearestColour(value.toLowerCase())
      : 'a colour of the list';
    say(
      `The colour '${value}' is not one of the bank's; write ${instead} (see figures/README.md).`,
      match.index,
    );
  }
  for (const id of lostIds(svg))
    say(`'#${id}' is used but nothing has that id, so nothing is drawn there.`, svg.indexOf(`#${id}`));
  if (colour === undefined) return;
  if (!isColourName(colour))
    say(`data-colour="${colour}" is not known; the names are ${Object.keys(pairs).join(', ')}.`);
  else if (!pairs[colour].some((one) => svg.includes(one)))
    say(`data-colour="${colour}" says that ${pairs[colour][0]} may change, but nothing has that colour.`);
};

export const checkBank = (bank: readonly Drawing[], findings: Finding[]): void => {
  const seen = new Map<string, string>();
  for (const drawing of bank) {
    checkDrawing(drawing, findings);
    const before = seen.get(drawing.name);
    if (before !== undefined) {
      const message = `The name '${drawing.name}' is already that of ${before}; a name stands once in the bank.`;
      findings.push({ file: drawing.file, line: 1, message });
    }
    seen.set(drawing.name, drawing.file);
  }
};
