import { expect, test } from 'vitest';
import { tellingSounds, voice } from '#testing/sounds.ts';
import { oggSum } from './blank-ogg.ts';
import { soundKindOf } from './sound-kinds.ts';
import { withoutTraces } from './without-traces.ts';

const telling = /Kampala|Tuesday|Tecno|GPS|LOCATION|0\.3476/;

test.each(Object.entries(tellingSounds))(
  'a recording as %s keeps its sound and tells nothing of phone, day and place',
  async (_, sent) => {
    const kept = Buffer.from(sent);
    const kind = soundKindOf(kept);
    if (kind === null) throw new Error('it is no sound');
    // Control: the upload contained all of it.
    expect(sent.toString('latin1')).toMatch(telling);
    expect(await withoutTraces(kept, kind)).toBe(true);
    expect(kept.toString('latin1')).not.toMatch(telling);
    expect([kept.length, soundKindOf(kept)]).toEqual([sent.length, kind]);
    const sound = Buffer.alloc(300, { 'audio/webm': 7, 'audio/mp4': 9, 'audio/ogg': 5 }[kind]);
    expect(kept.includes(sound)).toBe(true);
  },
);

test('a recording that tells nothing stays as it is', async () => {
  const kept = Buffer.from(voice);
  expect(await withoutTraces(kept, 'audio/webm')).toBe(true);
  expect(kept.equals(voice)).toBe(true);
});

test('the pages of an Ogg that were changed have the sum that players ask for', async () => {
  // RFC 3533: the checksum is computed with zero in its place.
  const kept = Buffer.from(tellingSounds.ogg);
  await withoutTraces(kept, 'audio/ogg');
  const at = kept.indexOf('OggS', 10);
  const page = Buffer.from(kept.subarray(at, kept.indexOf('OggS', at + 4)));
  const written = page.readUInt32LE(22);
  page.fill(0, 22, 26);
  expect(written).toBe(oggSum(page));
  // The same checksum bit by bit.
  let sum = 0n;
  for (const byte of page)
    for (let bit = 7; bit >= 0; bit -= 1) {
      const high = (sum >> 31n) & 1n;
      sum = ((sum << 1n) & 0xffffffffn) | BigInt((byte >> bit) & 1);
      if (high === 1n) sum ^= 0x04c11db7n;
    }
  for (let bit = 0; bit < 32; bit += 1) {
    const high = (sum >> 31n) & 1n;
    sum = (sum << 1n) & 0xffffffffn;
    if (high === 1n) sum ^= 0x04c11db7n;
  }
  expect(BigInt(written)).toBe(sum);
});

test.each([
  ['an Ogg whose second packet is no such list', 'OpusTags', 'OpusTogs'],
  ['an Ogg whose list shares its page', '', ''],
])('%s is refused', async (_, from, to) => {
  const bytes = Buffer.from(tellingSounds.ogg);
  const at = bytes.indexOf('OpusTags');
  if (from !== '') bytes.write(to, at, 'latin1');
  else {
    // The list ends early, and other data continues in its page.
    const page = bytes.indexOf('OggS', 10);
    bytes[page + 27] = 100;
    bytes[page + 28] = 255;
  }
  expect(await withoutTraces(bytes, 'audio/ogg')).toBe(false);
});
