/** Video files built byte by byte, valid and invalid ones. */

const latin1 = (text: string) => Buffer.from(text, 'latin1');

const box = (type: string, ...bodies: Buffer[]): Buffer => {
  const body = Buffer.concat(bodies);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** The same with a 64-bit length, as large files have it. */
const longBox = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + body.length), 8);
  return Buffer.concat([head, body]);
};

const ftyp = (brand = 'isom') => box('ftyp', latin1(`${brand}\0\0\x02\0isommp41`));
const place = box('\xa9xyz', latin1('\0\x12\x15\xc7+00.3476+032.5825/'));
const film = Buffer.alloc(5000, 0x5a);

/** As a phone writes it: the place of recording is stored three times. */
export const withPlace = Buffer.concat([
  ftyp('mp42'),
  longBox('mdat', film),
  box(
    'moov',
    box('mvhd', Buffer.alloc(100)),
    box('trak', box('tkhd', Buffer.alloc(84)), box('udta', place)),
    box('udta', place),
    box('meta', latin1('com.apple.quicktime.location.ISO6709 +00.3476+032.5825/ Tecno Spark')),
  ),
  box('uuid', latin1('<x:xmpmeta>Kampala</x:xmpmeta>')),
]);

const times = (version: 0 | 1) =>
  Buffer.concat([Buffer.from([version, 0, 0, 7]), latin1('Tuesday at home, again'), film.subarray(0, 60)]);
const handler = (kind: string) => box('hdlr', Buffer.alloc(8), latin1(kind), Buffer.alloc(13));

/** As a camera writes it: the time of recording in both lengths, and a track of places beside the picture. */
export const withTimes = Buffer.concat([
  ftyp(),
  box(
    'moov',
    box('mvhd', times(0)),
    box('trak', box('tkhd', times(1)), box('mdia', box('mdhd', times(0)), handler('vide'))),
    box('trak', box('tkhd', times(0)), box('mdia', handler('meta'), box('minf', latin1('GPS +00.3476')))),
  ),
  box('mdat', film),
]);

/** Nested tracks of places, and leftover text in the free space. */
export const nestedMp4 = (deep: number): Buffer => {
  let inner = box('trak', box('mdia', handler('meta')), box('text', film));
  for (let n = 1; n < deep; n++) inner = box('trak', inner);
  const old = [box('free', latin1('GPS of before')), box('skip', latin1('GPS of before'))];
  return Buffer.concat([ftyp(), box('moov', inner, ...old), ...old, box('mdat', film)]);
};

export const mp4 = Buffer.concat([ftyp(), box('moov', box('mvhd', Buffer.alloc(100))), box('mdat', film)]);

/** A WebM element. An open one has no length and ends where another one begins, as recorders write it. */
const element = (id: string, body: Buffer, open = false): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUIntBE(body.length, 2, 6);
  head[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), open ? Buffer.from('01ffffffffffffff', 'hex') : head, body]);
};
const short = (id: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 + body.length]), body]);

const ebml = (docType: string, ...rest: Buffer[]) => {
  const versions = Buffer.from([0x42, 0x86, 0x81, 0x01, 0x42, 0xf7, 0x81, 0x01]);
  return Buffer.concat([
    short('1a45dfa3', Buffer.concat([versions, short('4282', latin1(docType))])),
    ...rest,
  ]);
};
const oneTrack = (kind: number, ...more: Buffer[]) =>
  element('ae', Buffer.concat([short('83', Buffer.from([kind])), ...more]));
const block = short('a3', Buffer.alloc(100, 0x5a));
const pictures = (open = false) =>
  element('1f43b675', Buffer.concat([short('e7', Buffer.from([0])), block, block]), open);

export const webm = ebml(
  'webm',
  element('18538067', Buffer.concat([element('1654ae6b', oneTrack(1)), pictures()])),
);

const description = Buffer.concat([
  short('bf', Buffer.from('aabbccdd', 'hex')),
  short('7ba9', latin1('At home in Kampala')),
  short('4461', latin1('Tuesday!')),
  short('4d80', latin1('Tecno Spark')),
  short('5741', latin1('Tecno Camera')),
]);
const namedTracks = [
  oneTrack(1, short('536e', latin1('Kampala'))),
  oneTrack(0x21, short('63a2', latin1('GPS +00.3476'))),
];

/** All metadata that a recorder and its owner may leave; `open` as a phone's browser writes it, without lengths. */
export const webmWithPlace = (open: boolean): Buffer => {
  const parts = [
    element('1549a966', description),
    element('1654ae6b', Buffer.concat(namedTracks)),
    pictures(open),
    pictures(),
    element('1254c367', latin1('LOCATION +00.3476+032.5825/ Kampala')),
    element('1941a469', latin1('me.jpg Kampala')),
    short('1043a770', latin1('Kampala')),
  ];
  return ebml('webm', element('18538067', Buffer.concat(parts), open));
};

/** Nested tracks of places, and leftover text in the void space. */
export const nestedWebm = (deep: number): Buffer => {
  let inner = oneTrack(0x21, element('63a2', film));
  for (let n = 1; n < deep; n++) inner = element('ae', inner);
  const old = short('ec', latin1('GPS of before'));
  return ebml('webm', element('18538067', Buffer.concat([old, element('1654ae6b', inner), pictures()])), old);
};

/** Files that are not accepted videos, whatever their name is. */
export const noFilms: Readonly<Record<string, Buffer>> = {
  'a web page': latin1('<html><script>alert(1)</script></html>'.padEnd(200)),
  'a web page behind the mark of an MP4': Buffer.concat([
    ftyp(),
    latin1('<script>alert(1)</script>'.padEnd(200)),
  ]),
  'a drawing with a script': latin1(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(200),
  ),
  'a program': Buffer.concat([latin1('\x7fELF'), Buffer.alloc(200)]),
  'a picture': Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(200)]),
  'a HEIC picture': Buffer.concat([ftyp('heic'), box('meta', Buffer.alloc(100))]),
  'a QuickTime film': Buffer.concat([ftyp('qt  '), box('moov', Buffer.alloc(0)), box('mdat', film)]),
  Matroska: ebml('matroska', Buffer.alloc(4000, 0x11)),
  'a WebM of nothing but bytes': ebml('webm', Buffer.alloc(4000, 0x11)),
  'a WebM without a film': ebml('webm', element('18538067', element('1654ae6b', oneTrack(1)))),
  'a WebM whose tags say that they are larger than it': ebml(
    'webm',
    element('18538067', Buffer.concat([pictures(), Buffer.from('1254c36701000000ffffffff', 'hex')])),
  ),
  'an MP4 without a film': Buffer.concat([ftyp(), box('mdat', film)]),
  'an MP4 cut in the middle': mp4.subarray(0, 3000),
  'an MP4 whose box says that it is larger than the file': Buffer.concat([
    ftyp(),
    Buffer.from('7fffffff6d6f6f76', 'hex'),
    film,
  ]),
  'an MP4 whose box is smaller than its head': Buffer.concat([
    ftyp(),
    Buffer.from('000000046d6f6f76', 'hex'),
    film,
  ]),
  'an MP4 of endless boxes': Buffer.concat([
    ftyp(),
    box('moov'),
    ...Array.from({ length: 25_000 }, () => box('free')),
  ]),
  'thirty bytes': mp4.subarray(0, 30),
  zeros: Buffer.alloc(4000),
};
