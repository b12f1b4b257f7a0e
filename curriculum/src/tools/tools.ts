/**
 * The study tools that have data. Each one reads the files of its folder in `content/tools/` and reports problems.
 */
import type { ToolContents, ToolWithContent } from '@afrolearn/learning/tools/registry.ts';
import type { Finding, Tell } from '#findings.ts';
import { tellInto } from '#findings.ts';
import type { Files } from '#load/files.ts';
import { readRiddleBook } from '#tools/jokes-riddles.ts';
import { readSpellingBook } from '#tools/spelling-bee.ts';

/** Reads the data of one tool from the files under `folder`; undefined if there are none. */
export type ReadTool<T> = (folder: string, files: Files, tell: Tell) => T | undefined;

export type ToolDoc = {
  readonly tool: ToolWithContent;
  readonly content: ToolContents[ToolWithContent];
};

const readers: { readonly [T in ToolWithContent]: ReadTool<ToolContents[T]> } = {
  'jokes-riddles': readRiddleBook,
  'spelling-bee': readSpellingBook,
};

const toolsWithContent = Object.keys(readers) as readonly ToolWithContent[];

export const readTools = (files: Files, findings: Finding[]): readonly ToolDoc[] =>
  toolsWithContent.flatMap((tool) => {
    const content = readers[tool](`tools/${tool}`, files, tellInto(findings));
    return content === undefined ? [] : [{ tool, content }];
  });
