/** Malicious uploads in place of a photo (promise S10). */
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { boundary, multipart, type Part } from '#testing/multipart.ts';
import * as made from './pictures.ts';

export type Hostile = {
  name: string;
  body: { type: string | null; payload: Buffer };
  /** `clean`: accepted, and stored as our own re-encoding. */
  expected: 'refused' | 'clean';
};

const limit = 2 * 1024 * 1024;
const { script, svg } = made;

const one = (
  name: string,
  bytes: Buffer | string,
  more: Partial<Part> = {},
  expected: Hostile['expected'] = 'refused',
): Hostile => ({
  name,
  body: multipart([{ bytes, ...more }]),
  expected,
});
const clean = (name: string, bytes: Buffer, more: Partial<Part> = {}) => one(name, bytes, more, 'clean');

const svgFiles = (): Hostile[] => [
  ...[
    ['me.svg', 'image/svg+xml'],
    ['me.png', 'image/png'],
    ['me.jpg', 'image/jpeg'],
    ['me.webp', 'image/webp'],
    ['me.svg.png', 'image/png'],
    ['me.png.svg', 'image/png'],
    ['me.svg%00.png', 'image/png'],
    ['me', 'application/octet-stream'],
    ['.svg', 'text/xml'],
    ['me.html', 'text/html'],
  ].map(([filename, type]) =>
    one(`SVG with a script as ${filename}, ${type}`, svg, { filename: filename ?? '', type: type ?? '' }),
  ),
  one('SVG behind a byte order mark', `\ufeff${svg}`),
  one('SVG behind a comment of 4 KB', `<!--${' '.repeat(4096)}-->${svg}`),
  one('SVG packed as svgz', gzipSync(svg), { filename: 'me.svgz' }),
  one(
    'SVG that asks for a file of the server',
    `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&f;</text></svg>`,
  ),
  one(
    'SVG that asks another server',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/x"/></svg>',
  ),
  one(
    'SVG behind the first bytes of a PNG',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
  ),
  one(
    'SVG behind the first bytes of a JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
  ),
  one(
    'SVG behind the first bytes of a WebP',
    Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBPVP8 ', 'latin1'), Buffer.from(svg)]),
  ),
];

const textFiles = (): Hostile[] => [
  one('HTML as a PNG', `<!doctype html>${script}`, { filename: 'me.png', type: 'image/png' }),
  one('HTML as a JPEG', `<html>${script}</html>`, { type: 'image/jpeg' }),
  one('HTML as a WebP', `<html>${script}</html>`, { filename: 'me.webp', type: 'image/webp' }),
  one('JavaScript', 'alert("mango")', { filename: 'me.js', type: 'text/javascript' }),
  one('PHP', '<?php system($_GET["c"]); ?>', { filename: 'me.php.jpg' }),
  one('a shell script', '#!/bin/sh\nrm -rf /\n', { filename: 'me.sh' }),
  one('JSON', '{"role":"administrator"}', { type: 'application/json' }),
  one('a web shortcut', '[InternetShortcut]\nURL=http://evil.example', { filename: 'me.url' }),
  one('spaces', ' '.repeat(1000)),
];

const otherKinds = async (): Promise<Hostile[]> => [
  one('GIF', await made.gif(), { filename: 'me.gif', type: 'image/gif' }),
  one('GIF called JPEG', await made.gif()),
  one('moving GIF', await made.movingGif(), { type: 'image/gif' }),
  one(
    'GIF that is JavaScript too',
    Buffer.concat([Buffer.from('GIF89a/*'), await made.gif(), Buffer.from('*/=1;alert("mango")')]),
  ),
  one('TIFF', await made.tiff(), { filename: 'me.tiff', type: 'image/tiff' }),
  one('AVIF', await made.avif(), { filename: 'me.avif', type: 'image/avif' }),
  ...(
    [
      ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0heicmif1'],
      ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0'],
      ['ICO', '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'],
      ['PDF', `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj`],
      ['PSD', '8BPS\0\x01\0\0\0\0\0\0'],
      ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
      ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
      ['FITS', 'SIMPLE  =                    T'],
      ['a program for Linux', '\x7fELF\x02\x01\x01\0'],
      ['a program for Windows', 'MZ\x90\0\x03\0\0\0'],
      ['WebAssembly', '\0asm\x01\0\0\0'],
      ['ZIP', 'PK\x03\x04\x14\0\0\0\0\0'],
      ['MP4', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2'],
      ['sound in a RIFF', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0'],
    ] as const
  ).map(([name, start]) => one(name, Buffer.concat([Buffer.from(start, 'latin1'), randomBytes(400)]))),
  one('noise', randomBytes(5000)),
];

const twoInOne = async (): Promise<Hostile[]> => {
  const [jpeg, png, webp] = [await made.jpeg(), await made.png(), await made.webp()];
  const zip = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    randomBytes(500),
    Buffer.from('PK\x05\x06', 'latin1'),
  ]);
  const html = Buffer.from(`<html>${script}</html>`);
  return [
    clean('JPEG with HTML behind it', Buffer.concat([jpeg, html])),
    clean('JPEG with HTML and a ZIP behind it', Buffer.concat([jpeg, html, zip])),
    clean('JPEG with a script as its comment', await made.jpegWithComment(`--><${script}`)),
    clean('JPEG with PHP as its comment', await made.jpegWithComment('<?php system($_GET["c"]); ?>'), {
      filename: 'me.php',
    }),
    clean('PNG with a ZIP behind it', Buffer.concat([png, zip]), { type: 'image/png' }),
    clean(
      'PNG with a script as its text',
      await made.pngWith(made.chunk('tEXt', Buffer.from(`Comment\0${script}`))),
      { type: 'image/png' },
    ),
    clean('PNG with a piece of its own', await made.pngWith(made.chunk('mnGo', Buffer.from(script))), {
      type: 'image/png',
    }),
    clean('WebP with HTML behind it', Buffer.concat([webp, html]), { type: 'image/webp' }),
    clean('JPEG with place, owner and profile', await made.jpegWithGps()),
    clean('PNG with place and owner', await made.pngWithGps(), { type: 'image/png' }),
    clean('WebP with place and owner', await made.webpWithGps(), { type: 'image/webp' }),
    clean('moving WebP', await made.movingWebp(), { type: 'image/webp' }),
    clean('JPEG on its side', await made.jpegOnItsSide()),
    clean('PNG called JPEG', png, { filename: 'me.jpg', type: 'image/jpeg' }),
    clean('JPEG called HTML', jpeg, { filename: 'me.html', type: 'text/html' }),
    clean('WebP called SVG', webp, { filename: 'me.svg', type: 'image/svg+xml' }),
  ];
};

const broken = async (): Promise<Hostile[]> => {
  const [jpeg, png, webp] = [await made.jpeg(900, 900), await made.png(900, 900), await made.webp(900, 900)];
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const pngHeader = (data: Buffer, wrongSum = false) =>
    made.pngOf(made.chunk('IHDR', data, wrongSum), made.chunk('IDAT', Buffer.alloc(9)));
  return [
    one('half a JPEG', half(jpeg)),
    one('half a PNG', half(png)),
    one('half a WebP', half(webp)),
    one('three bytes of a JPEG', jpeg.subarray(0, 3)),
    one('eight bytes of a PNG', png.subarray(0, 8)),
    one('twelve bytes of a WebP', webp.subarray(0, 12)),
    one('PNG with a wrong sum', pngHeader(made.header(9, 9), true)),
    one('PNG without width', pngHeader(made.header(0, 9))),
    one('PNG of 2,147,483,647 points a side', pngHeader(made.header(2_147_483_647, 2_147_483_647))),
    one('PNG with rubbish for pixels', pngHeader(made.header(99, 99))),
    one('PNG of 50,000 × 50,000 in 300 KB', await made.pixelBomb(), { type: 'image/png' }),
    one('PNG of 16.8 megapixels and a row', await made.png(4096, 4097), { type: 'image/png' }),
    one('JPEG that claims 65,500 × 65,500', await made.jpegThatSays(65_500, 65_500)),
    clean('PNG whose text unpacks to 300 MB', await made.packedBomb('zTXt'), { type: 'image/png' }),
    clean('PNG whose profile unpacks to 300 MB', await made.packedBomb('iCCP'), { type: 'image/png' }),
    clean('PNG of exactly 16.7 megapixels', await made.png(4096, 4096), { type: 'image/png' }),
    clean('JPEG of 16 megapixels', await made.jpeg(4600, 3500)),
    clean('PNG of one point', await made.png(1, 1), { type: 'image/png' }),
    clean('JPEG of 12,000 × 1', await made.jpeg(12_000, 1)),
  ];
};

const names = async (): Promise<Hostile[]> => {
  const jpeg = await made.jpeg();
  return [
    '../../x',
    '..\\\\..\\\\x.jpg',
    '/etc/passwd',
    'C:\\\\Windows\\\\x.jpg',
    '%2e%2e%2fx.jpg',
    'x\u0000.jpg',
    'gpj.\u202egnp.exe',
    `${'long'.repeat(1200)}.jpg`,
    '.htaccess',
    'con.jpg',
    '; rm -rf ~.jpg',
    "' or 1=1--.jpg",
  ].map((filename) => clean(`a photo called ${JSON.stringify(filename).slice(0, 40)}`, jpeg, { filename }));
};

const envelopes = async (): Promise<Hostile[]> => {
  const jpeg = await made.jpeg();
  const raw = (name: string, type: string | null, payload: Buffer | string): Hostile => ({
    name,
    body: { type, payload: Buffer.from(payload) },
    expected: 'refused',
  });
  const parts = (name: string, list: readonly Part[], options?: { end: boolean }): Hostile => ({
    name,
    body: multipart(list, options),
    expected: 'refused',
  });
  const fat = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  const { type } = multipart([]);
  return [
    one('no bytes', ''),
    one('the limit and one byte', fat(limit + 1)),
    one('ten megabytes', fat(10 * 1024 * 1024)),
    clean('exactly the limit', fat(limit)),
    parts('two photos', [{ bytes: jpeg }, { bytes: jpeg }]),
    parts('a photo and a field', [
      { bytes: jpeg },
      { name: 'role', filename: null, type: null, bytes: 'administrator' },
    ]),
    parts(
      'a thousand parts',
      Array.from({ length: 1000 }, (_, n) => ({ name: `part${n}`, bytes: 'x' })),
    ),
    parts('another name for the part', [{ name: 'picture', bytes: jpeg }]),
    parts('a part called __proto__', [{ name: '__proto__', bytes: jpeg }]),
    parts('a field in place of the file', [{ filename: null, type: null, bytes: 'me.jpg' }]),
    parts('no part at all', []),
    clean('a header of 100 KB', jpeg, { extra: `X-Mango: ${'m'.repeat(100_000)}\r\n` }),
    parts('an end that never comes', [{ bytes: jpeg }], { end: false }),
    raw('an empty body', type, ''),
    raw('another boundary', 'multipart/form-data; boundary=other', multipart([{ bytes: jpeg }]).payload),
    raw('no boundary', 'multipart/form-data', multipart([{ bytes: jpeg }]).payload),
    raw('a boundary without end', `multipart/form-data; boundary=${'b'.repeat(5000)}`, jpeg),
    raw('the photo itself without an envelope', 'image/jpeg', jpeg),
    raw(
      'JSON with the photo inside',
      'application/json',
      JSON.stringify({ avatar: jpeg.toString('base64') }),
    ),
    raw('a form', 'application/x-www-form-urlencoded', `avatar=${jpeg.toString('base64').slice(0, 900)}`),
    raw('a boundary only', type, `--${boundary}`),
  ];
};

export const hostileFiles = async (): Promise<Hostile[]> => [
  ...svgFiles(),
  ...textFiles(),
  ...(await otherKinds()),
  ...(await twoInOne()),
  ...(await broken()),
  ...(await names()),
  ...(await envelopes()),
];
