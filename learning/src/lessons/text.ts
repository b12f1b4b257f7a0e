// The packed text of lessons and readings: plain data, so that pages need no Markdown parser.

export type Inline = {
  readonly text: string;
  readonly strong?: boolean;
  readonly em?: boolean;
  /** An address on the web, or a path of the app such as `/lesson/u411-l4`. */
  readonly href?: string;
};

export type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'heading'; readonly line: Line }
  | { readonly kind: 'bullets'; readonly items: readonly Line[] }
  | { readonly kind: 'numbers'; readonly items: readonly Line[] }
  | { readonly kind: 'quote'; readonly line: Line }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly kind: 'figure'; readonly figure: string; readonly alt: string };

export const plainLine = (line: Line): string => line.map(({ text }) => text).join('');

const plainBlock = (block: Block): string => {
  switch (block.kind) {
    case 'bullets':
    case 'numbers':
      return block.items.map(plainLine).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainLine).join(' ')).join('\n');
    case 'figure':
      return block.alt;
    default:
      return plainLine(block.line);
  }
};

export const plainText = (blocks: readonly Block[]): string => blocks.map(plainBlock).join('\n');
