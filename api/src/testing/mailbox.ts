/** A mail server for one test file; it closes after the tests. */
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';
import { type MailServer, openMailServer, type Received } from './mail/server.ts';

/** The token of the only link in an email. */
export const tokenIn = ({ text }: Pick<Received, 'text'>): string => {
  const links = [...text.matchAll(/https?:\/\/\S+#token=([\w-]+)/g)].map(([, token = '']) => token);
  if (links.length !== 1) throw new Error(`a letter with ${links.length} links: ${text}`);
  return links[0] ?? '';
};

export const publicUrl = 'https://learn.school.ug';

export type Mailbox = Omit<MailServer, 'settings'> & {
  /** The settings that make a server send its mail here. */
  settings: MailServer['settings'] & { PUBLIC_URL: string };
};

export const openMailbox = async (options: SMTPServerOptions = {}): Promise<Mailbox> => {
  const box = await openMailServer(options);
  afterAll(box.close);
  return { ...box, settings: { ...box.settings, PUBLIC_URL: publicUrl } };
};
