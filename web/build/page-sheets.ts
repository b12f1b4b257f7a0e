/** The style sheets of a page: inlined or linked. */

/**
 * While linked files are loading, the connection is idle: on slow 3G about 13 kB could arrive in that time. So the
 * style sheets of an app page are inlined, up to this many characters. The others are linked.
 */
export const mostInside = 80_000;

export type Sheet = { file: string; text: string };

/**
 * Keeps the order, because the cascade depends on it. `inside` has the inlined texts, whose hashes the
 * Content-Security-Policy must list.
 */
export const sheetTags = (
  sheets: readonly Sheet[],
  room: number,
): { tags: readonly string[]; inside: readonly string[] } => {
  const tags: string[] = [];
  const inside: string[] = [];
  let left = room;
  for (const { file, text } of sheets) {
    left -= text.length;
    if (left < 0) {
      tags.push(`<link rel="stylesheet" href="/${file}">`);
      continue;
    }
    if (/<\/style/i.test(text)) throw new Error(`${file} would end the style that it stands in`);
    // Lazy code finds it by this name (`sheets-last.ts`) and does not load it again.
    tags.push(`<style data-href="/${file}">${text}</style>`);
    inside.push(text);
  }
  return { tags, inside };
};
