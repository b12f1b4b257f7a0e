/**
 * Encodes lists of values in the binary format of Postgres. With text, Postgres spent a fifth of its time for a batch
 * of answers on parsing numbers, timestamps and ids, and we spent time on formatting them.
 */

/** Appends one value to the list that is being packed. */
type Put = (value: unknown) => void;

/* One shared buffer. This is safe because a list is packed synchronously, before the next one begins. */
let room = Buffer.allocUnsafeSlow(64 * 1024);
let view = new DataView(room.buffer, room.byteOffset, room.byteLength);
let end = 0;

/** A larger buffer is released after use. */
const mostKept = 1024 * 1024;

const resize = (size: number): void => {
  const other = Buffer.allocUnsafeSlow(size);
  room.copy(other, 0, 0, Math.min(end, size));
  room = other;
  view = new DataView(room.buffer, room.byteOffset, room.byteLength);
};

const need = (more: number): void => {
  if (end + more > room.length) resize(Math.max(room.length * 2, end + more));
};

const cannotBe = (type: string, value: unknown): Error =>
  new RangeError(`${String(value).slice(0, 40)} cannot be kept as ${type}`);

const wholeNumber = (value: unknown, most: number, type: string): number => {
  if (!Number.isInteger(value)) throw cannotBe(type, value);
  const number = value as number;
  if (number > most || number < -most - 1) throw cannotBe(type, value);
  return number;
};

const putInteger: Put = (value) => {
  const number = wholeNumber(value, 0x7fff_ffff, 'integer');
  view.setInt32(end, 4);
  view.setInt32(end + 4, number);
  end += 8;
};

const putSmall: Put = (value) => {
  const number = wholeNumber(value, 0x7fff, 'smallint');
  view.setInt32(end, 2);
  view.setInt16(end + 4, number);
  end += 6;
};

const half = 0x1_0000_0000;

/* In two halves, because a BigInt for each value would create garbage to collect. */
const putEight = (number: number): void => {
  const high = Math.floor(number / half);
  view.setInt32(end, 8);
  view.setInt32(end + 4, high);
  view.setUint32(end + 8, number - high * half);
  end += 12;
};

const putBig: Put = (value) => putEight(wholeNumber(value, Number.MAX_SAFE_INTEGER - 1, 'bigint'));

const putDouble: Put = (value) => {
  if (typeof value !== 'number') throw cannotBe('double precision', value);
  view.setInt32(end, 8);
  view.setFloat64(end + 4, value);
  end += 12;
};

const putBoolean: Put = (value) => {
  if (typeof value !== 'boolean') throw cannotBe('boolean', value);
  view.setInt32(end, 1);
  room[end + 4] = Number(value);
  end += 5;
};

/* Character by character while the text is ASCII: most texts are short, and `Buffer.write` is slower for them. */
const putLetters = (text: string): void => {
  need(text.length * 3);
  const from = end;
  if (text.length < 100) {
    let place = 0;
    for (; place < text.length; place += 1) {
      const code = text.charCodeAt(place);
      if (code > 127) break;
      room[from + place] = code;
    }
    if (place === text.length) {
      end += place;
      return;
    }
  }
  end += room.write(text, from);
};

const putText: Put = (value) => {
  if (typeof value !== 'string') throw cannotBe('text', value);
  const from = end;
  end += 4;
  putLetters(value);
  view.setInt32(from, end - from - 4);
};

/* Binary jsonb begins with its format version, 1. */
const putJson: Put = (value) => {
  const from = end;
  room[from + 4] = 1;
  end += 5;
  putLetters(JSON.stringify(value));
  view.setInt32(from, end - from - 4);
};

const hexDigits = '0123456789abcdef';
const digitOf = new Int8Array(128).fill(-1);
for (const [digit, letter] of [...hexDigits].entries()) {
  digitOf[letter.charCodeAt(0)] = digit;
  digitOf[letter.toUpperCase().charCodeAt(0)] = digit;
}

const dash = 45;
const dashesBefore = new Set([4, 6, 8, 10]);

const putId: Put = (value) => {
  if (typeof value !== 'string' || value.length !== 36) throw cannotBe('uuid', value);
  view.setInt32(end, 16);
  let place = 0;
  let wrong = 0;
  for (let byte = 0; byte < 16; byte += 1) {
    if (dashesBefore.has(byte)) {
      if (value.charCodeAt(place) !== dash) wrong = -1;
      place += 1;
    }
    const high = digitOf[value.charCodeAt(place)] ?? -1;
    const low = digitOf[value.charCodeAt(place + 1)] ?? -1;
    // Negative if any digit is invalid.
    wrong |= high | low;
    room[end + 4 + byte] = (high << 4) | low;
    place += 2;
  }
  if (wrong < 0) throw cannotBe('uuid', value);
  end += 20;
};

/** The epoch of Postgres. A date counts days from it, a timestamp microseconds. */
const beginning = Date.UTC(2000, 0);
const dayLength = 24 * 60 * 60 * 1000;

const putMoment: Put = (value) => {
  const at = value instanceof Date ? value.getTime() : Number.NaN;
  if (Number.isNaN(at)) throw cannotBe('a moment', value);
  const since = (at - beginning) * 1000;
  if (Number.isSafeInteger(since)) return putEight(since);
  // Beyond the safe integers: some centuries from now.
  view.setInt32(end, 8);
  view.setBigInt64(end + 4, BigInt(at - beginning) * 1000n);
  end += 12;
};

/* Caches the last date: the events of a batch are from a few days, mostly from one. */
let lastDay: unknown = '2000-01-01';
let lastCount = 0;

const putDay: Put = (value) => {
  if (value !== lastDay) {
    const at = typeof value === 'string' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
    // `Date.parse` reads the 30th of February as the 2nd of March.
    if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== value) throw cannotBe('a day', value);
    [lastDay, lastCount] = [value, (at - beginning) / dayLength];
  }
  view.setInt32(end, 4);
  view.setInt32(end + 4, lastCount);
  end += 8;
};

/* The type OIDs of Postgres, the same in every database. */
const kinds: Readonly<Record<string, { number: number; put: Put }>> = {
  boolean: { number: 16, put: putBoolean },
  bigint: { number: 20, put: putBig },
  smallint: { number: 21, put: putSmall },
  integer: { number: 23, put: putInteger },
  text: { number: 25, put: putText },
  'double precision': { number: 701, put: putDouble },
  date: { number: 1082, put: putDay },
  'timestamp with time zone': { number: 1184, put: putMoment },
  uuid: { number: 2950, put: putId },
  jsonb: { number: 3802, put: putJson },
};

export type PackedColumn = { readonly type: string; readonly key: string };

const packColumn = (
  { type, key }: PackedColumn,
  rows: readonly Readonly<Record<string, unknown>>[],
): void => {
  const kind = kinds[type];
  if (kind === undefined) throw new Error(`no list of ${type} can be packed`);
  need(20);
  view.setInt32(end, 1);
  view.setInt32(end + 4, 1);
  view.setInt32(end + 8, kind.number);
  view.setInt32(end + 12, rows.length);
  view.setInt32(end + 16, 1);
  end += 20;
  for (const row of rows) {
    // More than any value needs, texts and JSON excepted; these reserve their own space.
    need(32);
    const value = row[key];
    if (value === null || value === undefined) {
      view.setInt32(end, -1);
      end += 4;
    } else kind.put(value);
  }
};

/** One list for each column of these rows, to be read as `type[]`. */
export const packedLists = (
  columns: readonly PackedColumn[],
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly Buffer[] => {
  end = 0;
  const ends = columns.map((column) => {
    packColumn(column, rows);
    return end;
  });
  const packed = Buffer.allocUnsafe(end);
  room.copy(packed, 0, 0, end);
  if (room.length > mostKept) {
    end = 0;
    resize(mostKept);
  }
  return ends.map((to, place) => packed.subarray(ends[place - 1] ?? 0, to));
};
