/** The style sheets of a page: inside of it, or named by it. */

/**
 * While the files that a page names are on their way, nothing comes: on slow 3G some 13 kB could. So the sheets of an app
 * page travel in it, up to this many characters; the others are named.
 */
export const mostInside = 80_000;

export type Sheet = { file: string; text: string };

/** In the order of the sheets, as that decides what a rule is worth; `inside` are the texts that a policy must allow. */
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
    // What asks for it later finds it by its name (`sheets-last.ts`).
    tags.push(`<style data-href="/${file}">${text}</style>`);
    inside.push(text);
  }
  return { tags, inside };
};
