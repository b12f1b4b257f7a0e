/** Calls that take one file. Only their routes accept multipart; every other route refuses it. */
import type { Readable } from 'node:stream';
import type { Call } from '@afrolearn/contract/define.ts';
import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest, RouteOptions } from 'fastify';
import { Refused, refuse } from './refuse.ts';

export const fileRoute =
  (route: RouteOptions): FastifyPluginAsync =>
  async (scope) => {
    // Any other body is refused unread. Otherwise it would be buffered before the sender is authenticated.
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    scope.route(route);
  };

/* Allowance for boundaries and headers of the parts, in addition to the file. */
const wrapping = 16 * 1024;

const wrongParts = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PROTO_VIOLATION']);

type Faults = NonNullable<Call['streams']>;
const faultsOf = (call: Call): Faults =>
  call.streams ?? { missing: 'upload/no-picture', tooLarge: 'upload/too-large' };

const codeFor = (error: unknown, { missing, tooLarge }: Faults): RefusalCode => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge;
  return wrongParts.has(code) ? missing : 'request/malformed';
};

/* A full disk is our own error; errors of multipart itself are the sender's. */
const isOurs = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof Error && 'syscall' in error);

const takeFile = async <T>(
  call: Call,
  request: FastifyRequest,
  take: (part: MultipartFile) => Promise<T>,
): Promise<T> => {
  const fileSize = call.limitBytes ?? 0;
  const faults = faultsOf(call);
  if (!request.isMultipart()) throw refuse(faults.missing);
  if (Number(request.headers['content-length'] ?? 0) > fileSize + wrapping) throw refuse(faults.tooLarge);
  let found: { taken: T } | null = null;
  let others = 0;
  try {
    const limits = {
      fileSize,
      parts: 2,
      files: 2,
      fields: 1,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === call.file && found === null) {
        found = { taken: await take(part) };
      } else {
        others += 1;
        // Drains the part: an unread part would block the connection.
        if (part.type === 'file') part.file.resume();
      }
    }
  } catch (error) {
    throw isOurs(error) ? error : refuse(codeFor(error, faults));
  }
  if (found === null || others > 0) throw refuse(faults.missing);
  return found.taken;
};

export type TakeStream = <T>(take: (file: Readable) => Promise<T>) => Promise<T>;

/** Reads the one part that the call names. The handler starts it, so it runs after the handler's own checks. */
export const fileReader = (call: Call, request: FastifyRequest) => async (): Promise<Buffer> => {
  const bytes = await takeFile(call, request, (part) => part.toBuffer());
  if (bytes.length === 0) throw refuse(faultsOf(call).missing);
  return bytes;
};

/**
 * The same as a stream, for files too large for memory. `take` must read to the end. If this throws, the handler must
 * delete what it has stored: the file may have been cut at the limit, or the body had another part.
 */
export const fileStreamer =
  (call: Call, request: FastifyRequest): TakeStream =>
  (take) =>
    takeFile(call, request, ({ file }) => take(file));
