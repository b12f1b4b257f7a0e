/** Calls that take one file. Only here is multipart read; every other route refuses it as it always did. */
import type { Call } from '@afrolearn/contract/define.ts';
import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest, RouteOptions } from 'fastify';
import { Refused, refuse } from './refuse.ts';

export const fileRoute =
  (route: RouteOptions): FastifyPluginAsync =>
  async (scope) => {
    await scope.register(multipart);
    scope.route(route);
  };

/* Boundaries and headers of the parts, beside the file itself. */
const wrapping = 16 * 1024;

const wrongParts = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PROTO_VIOLATION']);

const codeFor = (error: unknown): RefusalCode => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return 'upload/too-large';
  return wrongParts.has(code) ? 'upload/no-picture' : 'request/malformed';
};

/** Reads the one part that the call names. Read only when the handler asks, so after its own checks. */
export const fileReader = (call: Call, request: FastifyRequest) => async (): Promise<Buffer> => {
  const fileSize = call.limitBytes ?? 0;
  if (!request.isMultipart()) throw refuse('upload/no-picture');
  if (Number(request.headers['content-length'] ?? 0) > fileSize + wrapping) throw refuse('upload/too-large');
  let found: Buffer | null = null;
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
        found = await part.toBuffer();
      } else {
        others += 1;
        // Read to its end and forgotten: a part left standing would hold the connection.
        if (part.type === 'file') part.file.resume();
      }
    }
  } catch (error) {
    throw error instanceof Refused ? error : refuse(codeFor(error));
  }
  if (found === null || found.length === 0 || others > 0) throw refuse('upload/no-picture');
  return found;
};
