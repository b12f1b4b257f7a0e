// A proxy in front of the real server that replaces lessons by their current source.
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

/** The result of the last save. */
export type Saved = {
  /** Contents of entries by id. */
  readonly contents: ReadonlyMap<string, unknown>;
  /** The findings, one line each. */
  readonly findings: readonly string[];
};

/* Pressing the first line collapses the list, which covers the player's buttons on a phone. */
const reloadScript = `const box = document.createElement('details');
box.open = true;
box.style.cssText = 'position:fixed;inset:auto 0 0 0;max-height:40vh;overflow:auto;padding:.75rem 1rem;background:#3a1d00;color:#fff;font:14px/1.4 monospace;white-space:pre-wrap;z-index:9999';
const count = document.createElement('summary');
const list = document.createElement('div');
box.append(count, list);
new EventSource('/write/events').onmessage = ({ data }) => {
  const { first, findings } = JSON.parse(data);
  count.textContent = findings.length + ' to mend';
  list.textContent = findings.join('\\n');
  if (findings.length > 0) document.body.append(box);
  else if (first) box.remove();
  else location.reload();
};
`;

const lessonCall = /^\/api\/lesson\/(u\d+-[lrq]\d+)(?:\?|$)/u;
const manyCalls = /^\/api\/answers\?/u;

type Contents = Saved['contents'];

const textOf = async (stream: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Headers without those that a changed body invalidates. */
const forChanged = (headers: OutgoingHttpHeaders, body: string): OutgoingHttpHeaders => {
  const { etag: _etag, 'content-encoding': _coding, 'transfer-encoding': _transfer, ...rest } = headers;
  return { ...rest, 'cache-control': 'no-store', 'content-length': Buffer.byteLength(body) };
};

/** Replaces the content in the reply for a lesson, and in replies to batched calls. */
const withContents = (url: string, reply: string, contents: Contents): string => {
  const read = JSON.parse(reply) as Record<string, unknown>;
  const content = contents.get(lessonCall.exec(url)?.[1] ?? '');
  if (content !== undefined) return JSON.stringify({ ...read, content });
  const parts = Object.entries(read as Record<string, { status: number; body: object }>);
  return JSON.stringify(
    Object.fromEntries(
      parts.map(([path, part]) => {
        const own = contents.get(/^\/lesson\/([\w-]+)$/u.exec(path)?.[1] ?? '');
        return [path, own === undefined ? part : { ...part, body: { ...part.body, content: own } }];
      }),
    ),
  );
};

const withScript = (page: string): string =>
  page.replace('</body>', '<script src="/write/reload.js"></script></body>');

type Preview = { readonly server: Server; readonly show: (saved: Saved) => void };

/** `behind` is the address of the real server, such as http://127.0.0.1:4180. */
export const makePreview = (behind: string, beginning: Saved): Preview => {
  let saved = beginning;
  const readers = new Set<ServerResponse>();
  const tell = (reader: ServerResponse, first: boolean) =>
    reader.write(`data: ${JSON.stringify({ first, findings: saved.findings })}\n\n`);

  const answerOwn = (path: string, reply: ServerResponse): boolean => {
    if (path === '/write/events') {
      reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      tell(reply, true);
      readers.add(reply);
      reply.on('close', () => readers.delete(reply));
    } else if (path === '/write/reload.js') {
      reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      reply.end(reloadScript);
    } else return false;
    return true;
  };

  const passOn = (asked: IncomingMessage, reply: ServerResponse) => {
    const { 'if-none-match': _tag, 'accept-encoding': _coding, ...headers } = asked.headers;
    const target = new URL(asked.url ?? '/', behind);
    const out = request(
      target,
      { method: asked.method, headers: { ...headers, host: target.host } },
      (got) => {
        const send = async () => {
          const status = got.statusCode ?? 502;
          const url = asked.url ?? '';
          const isLesson = saved.contents.has(lessonCall.exec(url)?.[1] ?? '') || manyCalls.test(url);
          const isPage = String(got.headers['content-type'] ?? '').startsWith('text/html');
          if (status !== 200 || (!isLesson && !isPage)) {
            reply.writeHead(status, got.headers);
            got.pipe(reply);
            return;
          }
          const body = await textOf(got);
          const changed = isLesson ? withContents(url, body, saved.contents) : withScript(body);
          reply.writeHead(status, forChanged(got.headers, changed)).end(changed);
        };
        send().catch(() => reply.destroy());
      },
    );
    out.on('error', () => reply.writeHead(502).end('The server behind this page does not answer yet.'));
    asked.pipe(out);
  };

  const server = createServer((asked, reply) => {
    if (!answerOwn((asked.url ?? '/').split('?')[0] ?? '/', reply)) passOn(asked, reply);
  });
  return {
    server,
    show: (next) => {
      saved = next;
      for (const reader of readers) tell(reader, false);
    },
  };
};
