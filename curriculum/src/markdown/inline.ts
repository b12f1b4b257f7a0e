import type { Inline, Line } from '@afrolearn/learning/lessons/text.ts';

/** Resolves `lesson:p7-science-03/4` to a path of the app; undefined for unknown targets. */
export type ResolveLink = (target: string) => string | undefined;

export type BadLink = { readonly target: string };

const pattern = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/gu;

/** Only bold, italic and links; everything else is plain text. */
export const parseInline = (text: string, resolve: ResolveLink, bad: (link: BadLink) => void): Line => {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    at = match.index + match[0].length;
    const { strong, em, label, target } = match.groups ?? {};
    if (strong !== undefined) parts.push({ text: strong, strong: true });
    else if (em !== undefined) parts.push({ text: em, em: true });
    else if (label !== undefined && target !== undefined) {
      const href = resolve(target);
      if (href === undefined) bad({ target });
      parts.push(href === undefined ? { text: label } : { text: label, href });
    }
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
};
