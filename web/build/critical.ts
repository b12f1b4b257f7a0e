import { type SelectorComponent, transform, type Visitor } from 'lightningcss';

const rewrite = (css: string, visitor: Visitor<Record<string, never>>): string =>
  new TextDecoder().decode(
    transform({ filename: 'critical.css', code: new TextEncoder().encode(css), minify: true, visitor }).code,
  );

/* States that occur only after the first paint. The full style sheet is loaded by then. */
const later = new Set(['hover', 'active', 'disabled', 'focus-visible', 'checked']);

/** Removes tokens that no remaining rule reads. A removal may make another token unused, so it repeats. */
const withoutUnusedTokens = (css: string, html: string): string => {
  const read = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const next = rewrite(css, {
    Declaration: {
      custom: (declaration) => ('name' in declaration && !read.has(declaration.name) ? [] : undefined),
    },
  });
  return next === css ? css : withoutUnusedTokens(next, html);
};

/**
 * Keeps the rules of a style sheet that one prerendered page needs for its first paint: those whose classes and data
 * attributes occur in the page. Cloth patterns are images and come a moment later with the full style sheet.
 */
export const critical = (css: string, html: string): string => {
  const present = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')),
  );
  const stands = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return present.has(part.name);
    if (part.type === 'pseudo-class') return !later.has(part.kind);
    if (part.type !== 'attribute' || !part.name.startsWith('data-') || part.name === 'data-theme')
      return true;
    const value = part.operation?.value;
    return html.includes(value === undefined ? part.name : `${part.name}="${value}"`);
  };
  const kept = rewrite(css, {
    Rule: {
      // `undefined` leaves the rule as it is. Returning the rule would make the parser read it again.
      style: ({ value }) => (value.selectors.some((selector) => selector.every(stands)) ? undefined : []),
      media: ({ value }) =>
        value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
    },
    Declaration: { custom: { '--cloth': () => [] } },
  });
  return withoutUnusedTokens(kept, html).replace(/@font-face\{[^}]*latin-ext[^}]*\}/g, '');
};
