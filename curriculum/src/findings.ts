/** A mistake, described so that its author can find and fix it. */
export type Finding = { readonly file: string; readonly line: number; readonly message: string };

/** Maps paths of a content, such as `scenes.3.visual.labels.1`, to lines of its file. */
export type Source = { readonly file: string; readonly lineOf: (path: string) => number };

export type Tell = (source: Source, path: string, message: string) => void;

export const tellInto =
  (findings: Finding[]): Tell =>
  (source, path, message) => {
    findings.push({ file: source.file, line: source.lineOf(path), message });
  };

export const showFinding = ({ file, line, message }: Finding): string => `${file}:${line}  ${message}`;

export const sortFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
