import { lastLineOf } from './program.ts';

/** Its message is one sentence that the person who started the server can act on. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const diskFull = (folder: string): string =>
  `The disk that holds ${folder} is full; free some space and start again.`;

const sentenceFor = (code: string | undefined, folder: string): string | undefined => {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The folder ${folder} cannot be written to by this user; allow it or choose another data folder.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${folder} cannot be made because a file is in its place; choose another data folder.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder);
    default:
      return undefined;
  }
};

/** Turns any error into a sentence; a DatabaseStartError passes through unchanged. */
export const asStartError = (error: unknown, folder: string): DatabaseStartError => {
  if (error instanceof DatabaseStartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const sentence =
    sentenceFor(codeOf(error), folder) ?? `The database in ${folder} could not be started: ${reason}.`;
  return new DatabaseStartError(sentence, { cause: error });
};

/**
 * Reads the whole output of a failed Postgres program, because a full disk is not always reported in the last line.
 */
export const asProgramError = (
  program: string,
  output: string,
  folder: string,
  log?: string,
): DatabaseStartError => {
  if (/no space left on device|disk quota exceeded/i.test(output))
    return new DatabaseStartError(diskFull(folder));
  const where = log ? ` (more in ${log})` : '';
  return new DatabaseStartError(
    `${program} failed in ${folder}, saying "${lastLineOf(output) || 'nothing'}"${where}.`,
  );
};
