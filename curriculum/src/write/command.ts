// `npm run write` runs this before the server: lessons as learners will see them, updated after each save.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCurriculum } from '#check/check.ts';
import { showFinding } from '#findings.ts';
import { readFiles } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import type { PackedEntry } from '#pack/types.ts';
import { makePreview, type Saved } from '#write/preview.ts';
import { watchFolder } from '#write/watch.ts';

const folder = join(fileURLToPath(new URL('../..', import.meta.url)), 'content');
const [behind = '', port = ''] = process.argv.slice(2);

type Read = Saved & { readonly written: ReadonlyMap<string, string> };

const read = (): Read => {
  const { content, findings } = checkCurriculum(readFiles(folder));
  const entries = [...makePack(content)].flatMap(([name, text]) =>
    name.startsWith('items/') ? [JSON.parse(text) as PackedEntry] : [],
  );
  return {
    contents: new Map(entries.map((entry) => [entry.content.id, entry.content])),
    findings: findings.map(showFinding),
    written: new Map(entries.map((entry) => [entry.source, entry.content.id])),
  };
};

const address = `http://localhost:${port}`;
const report = ({ findings, written }: Read, files: readonly string[]): void => {
  for (const finding of findings) console.error(finding);
  const ids = files.flatMap((file) => written.get(file) ?? []);
  for (const id of ids)
    console.log(`${findings.length === 0 ? 'Shown' : 'To mend'}: ${address}/lesson/${id}`);
  if (ids.length === 0)
    console.log(findings.length === 0 ? 'Nothing to mend.' : `${findings.length} to mend.`);
};

const first = read();
const { server, show } = makePreview(behind, first);
server.listen(Number(port), '127.0.0.1', () => {
  report(first, []);
  console.log(`Open a lesson, such as ${address}/lesson/u400-l1, and save its file: the page follows.`);
});
const stop = watchFolder(folder, (files) => {
  const saved = read();
  show(saved);
  report(saved, files);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stop();
    server.close();
    server.closeAllConnections();
  });
}
