import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/**
 * The refusals of an area: a status and a sentence that a person can act on, which names no stranger, table or file.
 * The sentence is English; the server has it in the other languages.
 */
export type Refusals = Readonly<Record<string, { readonly status: number; readonly text: string }>>;

/** Who is let in at the door. What a person may do with one object is decided by its `.access.ts`. */
export type Access = 'anyone' | 'person' | 'learner' | 'teacher' | 'parent' | 'administrator';

export type Call = {
  /** One sentence for the reader of the API page. */
  says: string;
  access: Access;
  /** The call exists only under this safety profile. */
  only?: 'demo';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The call takes one file instead of a body: multipart, with one part of this name. */
  file?: string;
  /** The file is too large for memory: the handler gets it as a stream. Which refusals say that none or too much came. */
  streams?: { missing: RefusalCode; tooLarge: RefusalCode };
  /**
   * The answer is the same for everyone: it carries an ETag, and who has it already gets 304. 'mostly': the handler
   * decides, answer by answer.
   */
  sameForAll?: true | 'mostly';
  reply: z.ZodType;
  /** Also for a learner whose account sleeps because nobody gave consent: what leads out of it, and cries for help. */
  whileDormant?: true;
  /** Status of success; 200 unless said. */
  status?: 201;
  refusals?: readonly RefusalCode[];
  /** Bytes of a body or a file; 64 KiB unless said. */
  limitBytes?: number;
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
