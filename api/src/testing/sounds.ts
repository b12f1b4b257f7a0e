/** Audio files built byte by byte, as browsers write them. */
const element = (id: string, body: Buffer, open = false): Buffer => {
  const head = Buffer.alloc(8);
  if (open) head.fill(0xff);
  else head.writeUIntBE(body.length, 2, 6);
  head[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), head, body]);
};

const track = (type: number) => element('ae', element('83', Buffer.from([type])));

/** A WebM with tracks of these types: 1 is video, 2 is audio. */
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

/** One Ogg page; `first` begins a stream. Its checksum is not filled in here. */
const oggPage = (packet: Buffer, first = false): Buffer => {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = first ? 2 : 0;
  const laces = [...Array<number>(Math.floor(packet.length / 255)).fill(255), packet.length % 255];
  head[26] = laces.length;
  return Buffer.concat([head, Buffer.from(laces), packet]);
};

/** Ogg comments: the encoder's name and text of the person. */
const oggTags = (...lines: readonly string[]): Buffer => {
  const long = (text: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    return Buffer.concat([length, Buffer.from(text, 'latin1')]);
  };
  const count = Buffer.alloc(4);
  count.writeUInt32LE(lines.length);
  return Buffer.concat([Buffer.from('OpusTags', 'latin1'), long('Tecno Camon'), count, ...lines.map(long)]);
};

export const oggOf = (codec: string, ...lines: readonly string[]): Buffer =>
  Buffer.concat([
    oggPage(Buffer.concat([Buffer.from(codec), Buffer.alloc(60 - codec.length)]), true),
    oggPage(oggTags(...lines)),
    oggPage(Buffer.alloc(300, 5)),
  ]);

/** As recorders write them, with metadata about the phone, the date and the place. */
export const tellingSounds: Readonly<Record<'webm' | 'mp4' | 'ogg', Buffer>> = {
  webm: Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm', 'latin1'))),
    element(
      '18538067',
      Buffer.concat([
        element(
          '1549a966',
          Buffer.concat([
            element('7ba9', Buffer.from('Tuesday in Kampala')),
            element('5741', Buffer.from('Tecno Camon')),
          ]),
        ),
        element('1654ae6b', track(2)),
        element('1f43b675', element('a3', Buffer.alloc(400, 7))),
        element('1254c367', element('7373', Buffer.from('GPS 0.3476 32.5825'))),
      ]),
    ),
  ]),
  mp4: Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0isom', 'latin1')),
    box(
      'moov',
      box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from('soun'), Buffer.alloc(12)))),
      box('udta', box('loci', Buffer.from('GPS Kampala')), box('date', Buffer.from('Tuesday Tecno'))),
    ),
    box('mdat', Buffer.alloc(300, 9)),
  ]),
  ogg: oggOf('OpusHead', 'LOCATION=Kampala GPS', 'DATE=Tuesday', `COMMENT=${'Kampala '.repeat(60)}`),
};
