// Maps paths to lines. An unknown path gives its nearest known ancestor.

export type LineOf = (path: string) => number;

export type Lines = {
  readonly set: (path: string, line: number) => void;
  /** Delegates everything below `path` to `lineOf`, with the rest of the path. */
  readonly adopt: (path: string, lineOf: LineOf) => void;
  readonly of: LineOf;
};

export const makeLines = (): Lines => {
  const known = new Map<string, LineOf>();
  return {
    set: (path, line) => known.set(path, () => line),
    adopt: (path, lineOf) => known.set(path, lineOf),
    of: (path) => {
      const parts = path === '' ? [] : path.split('.');
      for (let length = parts.length; length >= 0; length--) {
        const found = known.get(parts.slice(0, length).join('.'));
        if (found) return found(parts.slice(length).join('.'));
      }
      return 1;
    },
  };
};
