/** Recordings made byte by byte, as browsers write them. */
const element = (id: string, body: Buffer, open = false): Buffer => {
  const head = Buffer.alloc(8);
  if (open) head.fill(0xff);
  else head.writeUIntBE(body.length, 2, 6);
  head[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), head, body]);
};

const track = (type: number) => element('ae', element('83', Buffer.from([type])));

/** A WebM with tracks of these types: 1 is a picture, 2 a sound. */
export const webmOf = (...types: readonly number[]): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm', 'latin1'))),
    element(
      '18538067',
      Buffer.concat([
        element('1654ae6b', Buffer.concat(types.map(track))),
        element('1f43b675', element('a3', Buffer.alloc(400, 7)), true),
      ]),
      true,
    ),
  ]);

export const voice = webmOf(2);

const box = (type: string, ...bodies: Buffer[]): Buffer => {
  const body = Buffer.concat(bodies);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

export const mp4Of = (...kinds: readonly string[]): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0isom', 'latin1')),
    box(
      'moov',
      ...kinds.map((kind) =>
        box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(kind, 'latin1'), Buffer.alloc(12)))),
      ),
    ),
    box('mdat', Buffer.alloc(300, 9)),
  ]);

export const oggOf = (codec: string): Buffer => {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = 2;
  head[26] = 1;
  return Buffer.concat([
    head,
    Buffer.from([60]),
    Buffer.concat([Buffer.from(codec), Buffer.alloc(60 - codec.length)]),
  ]);
};
