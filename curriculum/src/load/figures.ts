import type { FigureFile } from '#load/content.ts';
import type { Files } from '#load/files.ts';

const titleOf = (svg: string): string => /<title[^>]*>([^<]*)<\/title>/u.exec(svg)?.[1]?.trim() ?? '';

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.svg'.length);

/** The figures in `{folder}/figures/`. */
export const readFigures = (files: Files, folder: string): readonly FigureFile[] => {
  const start = folder === '' ? 'figures/' : `${folder}/figures/`;
  return [...files]
    .filter(([file]) => file.startsWith(start) && file.endsWith('.svg'))
    .map(([file, svg]) => ({ name: nameOf(file), file, title: titleOf(svg), svg: svg.trim() }));
};
