import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/**
 * The refusals of an area: a status and a sentence that helps the user and reveals no stranger, table or
 * file. English here; the server has the other languages.
 */
export type Refusals = Readonly<Record<string, { readonly status: number; readonly text: string }>>;

/** Who may make the call. Access to a single object is decided by its `.access.ts`. */
export type Access = 'anyone' | 'person' | 'learner' | 'teacher' | 'parent' | 'administrator';

export type Call = {
  /** A sentence for the API documentation. */
  says: string;
  access: Access;
  /** The call exists only with this safety profile. */
  only?: 'demo';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The call takes one file instead of a body: multipart, with one part of this name. */
  file?: string;
  /**
   * The file does not fit in memory, so the handler gets a stream. These refusals are for a missing and a too
   * large file.
   */
  streams?: { missing: RefusalCode; tooLarge: RefusalCode };
  /**
   * The response is the same for everybody, so it has an ETag and may be answered with 304. 'mostly': the
   * handler decides for each response.
   */
  sameForAll?: true | 'mostly';
  reply: z.ZodType;
  /** Allowed for dormant learners, too: calls that end dormancy, and calls for help. */
  whileDormant?: true;
  /** The success status; 200 if omitted. */
  status?: 201;
  refusals?: readonly RefusalCode[];
  /** The size limit of a body or file in bytes; 64 KiB if omitted. */
  limitBytes?: number;
  /** The parts of the body are judged one by one: a key such as `__proto__` in one must not refuse the others. */
  partByPart?: true;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallKey = `${Method} /${string}`;
export type CallTable = { readonly [key: CallKey]: Call };

export const defineCalls = <const T extends CallTable>(calls: T): T => calls;

/** Splits `POST /friends/request` into what an HTTP client needs. */
export const methodAndPath = (key: string): { method: Method; path: string } => {
  const gap = key.indexOf(' ');
  return { method: key.slice(0, gap) as Method, path: key.slice(gap + 1) };
};
