/** Builds multipart bodies by hand, so that tests can build invalid ones too. */

export type Part = {
  name?: string;
  filename?: string | null;
  type?: string | null;
  bytes: Buffer | string;
  extra?: string;
};

export const boundary = 'mango-tree-shade-0123456789';

export const multipart = (parts: readonly Part[], { end = true } = {}): { type: string; payload: Buffer } => {
  const pieces = parts.flatMap(
    ({ name = 'avatar', filename = 'me.jpg', type = 'image/jpeg', bytes, extra = '' }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
          `${filename === null ? '' : `; filename="${filename}"`}\r\n` +
          `${type === null ? '' : `Content-Type: ${type}\r\n`}${extra}\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ],
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([...pieces, Buffer.from(end ? `--${boundary}--\r\n` : '')]),
  };
};
