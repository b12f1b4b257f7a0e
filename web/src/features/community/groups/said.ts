import { CallError } from '#lib/call.ts';

/** The server's message if there is one, else the documented one (spec 2 §8). */
export const saidOf = (error: unknown, usual: string): string =>
  error instanceof CallError ? (Object.values(error.fields)[0] ?? error.said ?? usual) : usual;
