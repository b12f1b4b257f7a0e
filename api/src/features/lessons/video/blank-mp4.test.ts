import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nestedMp4, withTimes } from '#testing/films.ts';
import { blankMp4 } from './blank-mp4.ts';
import { blankableBytes } from './blankable.ts';

const folder = mkdtempSync(join(tmpdir(), 'afrolearn-test-film-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

test('when a film was recorded is blanked, and a track that is neither picture nor sound', async () => {
  const path = join(folder, 'film.mp4');
  writeFileSync(path, withTimes);
  const file = await open(path, 'r+');
  expect(await blankMp4(file)).toBe(true);
  await file.close();
  const [sent, kept] = [withTimes.toString('latin1'), readFileSync(path, 'latin1')];
  expect([count(sent, /Tuesday/g), count(sent, /trak/g), count(sent, /GPS/g)]).toEqual([4, 2, 1]);
  expect([count(kept, /Tuesday/g), count(kept, /trak/g), count(kept, /GPS/g)]).toEqual([0, 1, 0]);
  // Data after the timestamps is preserved, in both field sizes: duration and dimensions.
  expect([count(kept, /\0{8}at home, again/g), count(kept, /\0{16} again/g)]).toEqual([2, 1]);
  expect(kept).toHaveLength(sent.length);
});

test('tracks inside tracks cost no more than the file is long, three times, and what was left in free room goes', async () => {
  const bytes = nestedMp4(300);
  const { length } = bytes;
  expect(count(bytes.toString('latin1'), /GPS/g)).toBe(4);
  const file = blankableBytes(bytes);
  let written = 0;
  const counted = {
    ...file,
    write: (...[from, offset, size, at]: Parameters<typeof file.write>) => {
      written += size;
      return file.write(from, offset, size, at);
    },
  };
  expect(await blankMp4(counted)).toBe(true);
  expect(written).toBeGreaterThan(5000);
  expect(written).toBeLessThan(3 * length);
  expect(count(bytes.toString('latin1'), /GPS|meta/g)).toBe(0);
});
