/** Sends emails over SMTP: plain text, no images, no read tracking. */
import { createTransport } from 'nodemailer';
import type { MailSettings } from '#env.ts';

export type Letter = { to: string; subject: string; text: string };

export type Mailer = {
  /** False when the email could not be sent; the log has the error code. */
  send: (letter: Letter) => Promise<boolean>;
  /** Whether the mail server is reachable and accepts our credentials. */
  isUp: () => Promise<boolean>;
};

type Log = { warn: (facts: object, words: string) => void };

const longest = 10_000;
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

const connectionOf = ({ smtpUrl }: MailSettings, limit: number) => {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/[[\]]/g, ''),
    port: Number(port === '' ? (secure ? 465 : 587) : port),
    secure,
    // A link in an email opens an account, so TLS is required unless the mail server is on this computer.
    requireTLS: !secure && !loopback.has(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    dnsTimeout: limit,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** Limits the time of an act; `giveUp` aborts what it waits for. */
const within = async (limit: number, act: Promise<unknown>, giveUp: () => void): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(Object.assign(new Error('the mail server is too slow'), { code: 'ETIMEDOUT' }));
    }, limit);
  });
  await Promise.race([act, late]).finally(() => clearTimeout(timer));
};

export const openMailer = (settings: MailSettings, log: Log, limit = longest): Mailer => {
  // A new connection for each email: they are few, and mail servers close idle connections as they like.
  const attempt = async (act: (transport: ReturnType<typeof connectNow>) => Promise<unknown>) => {
    const transport = connectNow();
    try {
      await within(limit, act(transport), () => transport.close({ force: true }));
      return true;
    } catch (error) {
      // Logs the code only: the message of a mail server may contain the address.
      log.warn({ code: codeOf(error) }, 'the mail server did not take a letter');
      return false;
    } finally {
      transport.close();
    }
  };
  const connectNow = () =>
    createTransport({ ...connectionOf(settings, limit), pool: true, maxConnections: 1 });
  return {
    isUp: () => attempt((transport) => transport.verify()),
    send: (letter) =>
      attempt((transport) =>
        transport.sendMail({
          from: settings.from,
          ...letter,
          // Asks mail programs not to send automatic replies, such as 'I am on holiday'.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        }),
      ),
  };
};
