/** A real SMTP server on this computer, for tests and journeys: it accepts and stores every email. */
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Received = { to: string; subject: string; text: string; raw: string };

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const readLetter = (raw: string, to: string): Received => {
  const gap = raw.indexOf('\r\n\r\n');
  const [head, body] = [raw.slice(0, gap).replace(/\r\n[ \t]+/g, ' '), raw.slice(gap + 4)];
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body)
        : body;
  return { to, subject: header('Subject'), text: text.replaceAll('\r\n', '\n'), raw };
};

export type MailServer = {
  /** The settings that make a server send its mail here, beside its own address. */
  settings: Record<'SMTP_URL' | 'MAIL_FROM', string>;
  letters: readonly Received[];
  /** Waits for the next unread email to this address. */
  next: (to: string) => Promise<Received>;
  close: () => Promise<void>;
};

export const openMailServer = async (
  options: SMTPServerOptions = {},
  /** Called for each email as it arrives. */
  onLetter: (letter: Received) => void = () => undefined,
): Promise<MailServer> => {
  const letters: Received[] = [];
  const unread: Received[] = [];
  const waiting = new Set<() => void>();
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, took) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join(', ');
        const letter = readLetter(Buffer.concat(parts).toString('latin1'), to);
        letters.push(letter);
        unread.push(letter);
        onLetter(letter);
        took();
        for (const look of waiting) look();
      });
    },
    ...options,
  });
  const server: Server = mailServer.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => mailServer.close(resolve));
  const take = (to: string) => {
    const at = unread.findIndex((letter) => letter.to === to);
    return at < 0 ? undefined : unread.splice(at, 1)[0];
  };
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'AfroLearn <learn@school.ug>',
    },
    letters,
    next: (to) =>
      new Promise((resolve) => {
        const look = () => {
          const letter = take(to);
          if (letter === undefined) return;
          waiting.delete(look);
          resolve(letter);
        };
        waiting.add(look);
        look();
      }),
    close,
  };
};
