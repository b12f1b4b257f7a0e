/** Re-encodes an upload as our own small picture, or refuses it. No uploaded byte is kept (S10). */
import sharp from 'sharp';
import { refuse } from '#http/refuse.ts';
import { plainPng } from './plain-png.ts';

/* libvips supports some forty formats, including SVG with links. Only three are enabled, from memory only. */
export const closeLoaders = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
};
closeLoaders();
sharp.cache(false);

const photoFormats = ['jpeg', 'png', 'webp'] as const;

/** 16.7 megapixels: 4096 × 4096. */
const mostPixels = 4096 * 4096;
const side = 256;

/** Faces are cropped to a square; pages keep their shape and are never enlarged. */
type Shape = { readonly square: number } | { readonly longest: number };

const starts = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
} satisfies Record<(typeof photoFormats)[number], (bytes: Buffer) => boolean>;

const sniff = (bytes: Buffer) => photoFormats.find((format) => starts[format](bytes)) ?? null;

const orUnreadable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw refuse(/pixel limit|timeout/i.test(why) ? 'upload/too-large' : 'upload/unreadable');
  }
};

/** `checked: false` is the control of S10: it shows what the two format checks prevent. */
export const makePhoto = async (
  bytes: Buffer,
  { checked = true, shape = { square: side } }: { checked?: boolean; shape?: Shape } = {},
): Promise<Buffer> => {
  const sniffed = sniff(bytes);
  if (checked && sniffed === null) throw refuse('upload/wrong-kind');
  const plain = sniffed === 'png' ? plainPng(bytes) : bytes;
  if (plain === null) throw refuse('upload/unreadable');
  const image = sharp(plain, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
  // Reads only the header: the declared size is checked before any pixel is decoded.
  const { format, width, height } = await orUnreadable(image.metadata());
  if (checked && format !== sniffed) throw refuse('upload/wrong-kind');
  if (width * height > mostPixels) throw refuse('upload/too-large');
  return await orUnreadable(
    image
      .timeout({ seconds: 5 })
      // Applies the EXIF orientation, because the metadata is dropped.
      .autoOrient()
      .resize(
        'square' in shape
          ? { width: shape.square, height: shape.square, fit: 'cover' }
          : { width: shape.longest, height: shape.longest, fit: 'inside', withoutEnlargement: true },
      )
      .webp({ quality: 'square' in shape ? 82 : 70 })
      .toBuffer(),
  );
};
