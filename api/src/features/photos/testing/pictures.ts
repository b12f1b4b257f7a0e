/** Handmade pictures, byte by byte where libraries refuse to write them. */
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const script = '<script>alert("mango")</script>';
export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle r="9"/>${script}</svg>`;

const plain = (width = 320, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 194, g: 78, b: 39 } } });

export const jpeg = (width?: number, height?: number) => plain(width, height).jpeg().toBuffer();
export const png = (width?: number, height?: number) => plain(width, height).png().toBuffer();
export const webp = (width?: number, height?: number) => plain(width, height).webp().toBuffer();
export const gif = () => plain().gif().toBuffer();
export const tiff = () => plain().tiff().toBuffer();
export const avif = () => plain(32, 32).avif().toBuffer();

/** Metadata that must not survive: place, author, device. */
const tellingTales = {
  IFD0: { Make: 'TattlePhone', Copyright: 'Mama Akello', ImageDescription: script },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '0/1 18/1 49/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '32/1 34/1 52/1',
  },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><home>Kisumu Lane 4</home>${script}</x:xmpmeta>`;
export const jpegWithGps = () =>
  plain().withExif(tellingTales).withXmp(xmp).withIccProfile('p3').jpeg().toBuffer();
export const pngWithGps = () => plain().withExif(tellingTales).withXmp(xmp).png().toBuffer();
export const webpWithGps = () => plain().withExif(tellingTales).withXmp(xmp).webp().toBuffer();
/** EXIF rotation: the pixels must be turned when the metadata is dropped. */
export const jpegOnItsSide = () => plain(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();

const frames = async (count: number) => {
  const side = 24;
  const raw = Buffer.alloc(side * side * count * 3, 120);
  for (let at = 0; at < raw.length; at += 97) raw[at] = at % 251;
  return sharp(raw, { raw: { width: side, height: side * count, channels: 3, pageHeight: side } });
};
export const movingWebp = async () => (await frames(60)).webp({ loop: 0 }).toBuffer();
export const movingGif = async () => (await frames(60)).gif({ loop: 0 }).toBuffer();

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export const chunk = (kind: string, data: Buffer, wrongSum = false): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(wrongSum ? 12 : crc32(body));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, body, sum]);
};

export const header = (width: number, height: number, bits = 8): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(bits, 8);
  return data;
};

export const pngOf = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** Inserts chunks after the header of a valid PNG. */
export const pngWith = async (...chunks: Buffer[]): Promise<Buffer> => {
  const good = await png();
  return Buffer.concat([good.subarray(0, 33), ...chunks, good.subarray(33)]);
};

/** 2,500 million black or white pixels in some 300 KB. */
export const pixelBomb = async (side = 50_000): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => packed.push(piece));
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * 1000);
  for (let done = 0; done < side; done += 1000) {
    if (!deflate.write(rows)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  await new Promise<void>((resolve) => deflate.end(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return pngOf(chunk('IHDR', header(side, side, 1)), chunk('IDAT', Buffer.concat(packed)));
};

/** A compressed text of some hundred megabytes; likewise as a colour profile. */
export const packedBomb = (kind: 'zTXt' | 'iCCP') =>
  pngWith(
    chunk(
      kind,
      Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(300_000_000))]),
    ),
  );

/** A JPEG whose header declares a wrong size. */
export const jpegThatSays = async (width: number, height: number): Promise<Buffer> => {
  const good = Buffer.from(await jpeg());
  const at = good.findIndex(
    (byte, index) => byte === 0xff && (good[index + 1] ?? 0) >= 0xc0 && (good[index + 1] ?? 0) <= 0xc2,
  );
  good.writeUInt16BE(height, at + 5);
  good.writeUInt16BE(width, at + 7);
  return good;
};

export const jpegWithComment = async (text: string): Promise<Buffer> => {
  const good = await jpeg();
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length + 2);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), size, Buffer.from(text)]);
  return Buffer.concat([good.subarray(0, 2), comment, good.subarray(2)]);
};

/** The chunk names of a WebP file. */
export const piecesOf = (bytes: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    names.push(bytes.toString('latin1', at, at + 4));
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return names;
};
