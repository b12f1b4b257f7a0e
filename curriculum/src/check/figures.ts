import { unsafeIn } from '@afrolearn/learning/lessons/safe-drawing.ts';
import type { Finding } from '#findings.ts';
import type { FigureFile } from '#load/content.ts';

const mostBytes = 4096;

const dangers: readonly (readonly [RegExp, string])[] = [
  [/<script\b|<foreignObject\b|\son\w+\s*=|javascript:/iu, 'A figure must not hold scripts.'],
  [/(?:href|src)\s*=\s*["'](?!#)/iu, 'A figure must not load anything from outside.'],
  [
    /<image\b|<style\b|@import|url\(\s*["']?(?!#)/iu,
    'A figure is drawn with shapes: no images, no style sheets.',
  ],
  [/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/iu, 'A figure must not declare a document type.'],
];

const lineOfMatch = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The drawing guide's rules: small, described, scalable, safe to inline. */
export const checkFigure = ({ file, name, svg, title }: FigureFile, findings: Finding[]): void => {
  const say = (message: string, line = 1) => findings.push({ file, line, message });
  if (!/^<svg\b/u.test(svg)) say('A figure begins with <svg.');
  if (title === '') say('The figure has no <title> that says what happens in it.');
  else if (title.split(/\s+/u).length < 3) say(`The title '${title}' is too short to stand for the picture.`);
  if (!/role="img"/u.test(svg)) say('The figure needs role="img".');
  if (!/viewBox="0 0 \d+ \d+"/u.test(svg)) say('The figure needs a viewBox such as "0 0 640 360".');
  if (/<svg[^>]*\s(?:width|height)=/u.test(svg))
    say('The figure must have a viewBox only, no width or height.');
  const bytes = new TextEncoder().encode(svg).length;
  if (bytes > mostBytes) say(`The figure has ${bytes} bytes; draw it in ${mostBytes} or fewer.`);
  for (const [pattern, message] of dangers) {
    const found = pattern.exec(svg);
    if (found) say(message, lineOfMatch(svg, found.index));
  }
  // Moving figures are inlined in the page, so they have an allow-list.
  for (const { what, index } of unsafeIn(svg)) {
    const message = `A figure must not hold ${what}; it is made of shapes, groups and numbers.`;
    say(message, lineOfMatch(svg, index));
  }
  for (const [, id] of svg.matchAll(/\sid="([^"]*)"/gu)) {
    if (!id?.startsWith(`${name}-`)) {
      say(`The id '${id}' must begin with '${name}-', so that two figures on one page do not mix.`);
    }
  }
  for (const written of svg.matchAll(/<text\b[^>]*>([^<]*)/gu)) {
    if (/\p{L}{2,}/u.test(written[1] ?? '')) {
      say(
        'Words are labels over the figure, not <text> inside it; only numbers may be drawn.',
        lineOfMatch(svg, written.index),
      );
    }
  }
};
