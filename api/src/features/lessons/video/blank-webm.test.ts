import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nestedWebm, noFilms, webm, webmWithPlace } from '#testing/films.ts';
import { blankWebm } from './blank-webm.ts';
import { blankableBytes } from './blankable.ts';

const folder = mkdtempSync(join(tmpdir(), 'afrolearn-webm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blanked = async (bytes: Buffer) => {
  const path = join(folder, 'film.webm');
  writeFileSync(path, bytes);
  const file = await open(path, 'r+');
  const isWhole = await blankWebm(file);
  await file.close();
  return { isWhole, kept: readFileSync(path) };
};

const telling = /Kampala|Tuesday|Tecno|GPS|LOCATION|me\.jpg/g;

test.each([true, false])(
  'names, times, places and what is no film go (without lengths: %s)',
  async (isOpen) => {
    const sent = webmWithPlace(isOpen);
    const { isWhole, kept } = await blanked(sent);
    expect(isWhole).toBe(true);
    // Control: the upload contained all of it.
    expect(sent.toString('latin1').match(telling)).toHaveLength(11);
    expect(kept.toString('latin1')).not.toMatch(telling);
    expect(kept).toHaveLength(sent.length);
    // The pictures are unchanged, and the rest can be parsed again.
    expect(kept.toString('latin1').split('Z'.repeat(100))).toHaveLength(5);
    expect((await blanked(kept)).kept.equals(kept)).toBe(true);
  },
);

test('a film that tells nothing stays as it is, and one that was cut off is kept until there', async () => {
  expect((await blanked(webm)).kept.equals(webm)).toBe(true);
  expect((await blanked(webm.subarray(0, webm.length - 50))).isWhole).toBe(true);
});

test.each(Object.entries(noFilms).filter(([name]) => name.startsWith('a WebM')))(
  '%s is none',
  async (_, bytes) => {
    expect((await blanked(bytes)).isWhole).toBe(false);
  },
);

test('tracks inside tracks cost no more than the file is long, three times, and what was left in empty room goes', async () => {
  const bytes = nestedWebm(300);
  const { length } = bytes;
  expect(bytes.toString('latin1').match(/GPS/g)).toHaveLength(2);
  const file = blankableBytes(bytes);
  let written = 0;
  const counted = {
    ...file,
    write: (...[from, offset, size, at]: Parameters<typeof file.write>) => {
      written += size;
      return file.write(from, offset, size, at);
    },
  };
  expect(await blankWebm(counted)).toBe(true);
  expect(written).toBeGreaterThan(5000);
  expect(written).toBeLessThan(3 * length);
  expect(bytes.toString('latin1')).not.toMatch(/GPS/);
});
