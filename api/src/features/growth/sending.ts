/** Sends the weekly reports from Friday afternoon to guardians who chose them, exactly once. */

import { weekOf } from '@afrolearn/learning/growth/periods.ts';
import { type Day, dayIn, defaultZone, weekdayOf } from '@afrolearn/learning/streaks/days.ts';
import { sql } from 'drizzle-orm';
import type { Env } from '#env.ts';
import type { World } from '#http/context.ts';
import { type Mailer, openMailer } from '#mail/mailer.ts';
import { openTextGateway, type TextFate, type TextGateway } from '#mail/text-gateway.ts';
import { speechIn } from '#words/words.ts';
import { reportChildren } from './people.db.ts';
import { factsAround, growthFor, textFor } from './report.ts';
import { reportLetter } from './report-letter.ts';
import { putInLine, type Sending, settle, takeNext } from './sending.db.ts';

type Log = { warn: (facts: object, words: string) => void };
export type Senders = { mail: Mailer | null; texts: TextGateway | null };

export const sendersOf = ({ mail, sms }: Pick<Env, 'mail' | 'sms'>, log: Log): Senders => ({
  mail: mail === null ? null : openMailer(mail, log),
  texts: sms === null ? null : openTextGateway(sms, log),
});

const waysIn = ({ mail, texts }: Senders) => ({ sms: texts !== null, mail: mail !== null });

const hourIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(at));

const [friday, saturday, sunday] = [5, 6, 0];
const schoolEnds = 15;

/** The Monday of the week to send; null before Friday 15:00. */
export const weekToSend = (at: Date): Day | null => {
  const today = dayIn(defaultZone, at.getTime());
  const weekday = weekdayOf(today);
  const isTime =
    weekday === saturday ||
    weekday === sunday ||
    (weekday === friday && hourIn(defaultZone, at) >= schoolEnds);
  return isTime ? weekOf(today).from : null;
};

const sendOne = async (world: World, { mail, texts }: Senders, sending: Sending): Promise<TextFate> => {
  const { db, now, env } = world;
  const children = await reportChildren(db, sql`(${sending.childId})`);
  const [reported] = await factsAround(db, children, { kind: 'weekly', at: now(), week: sending.week });
  if (reported === undefined) return 'unsure';
  const { language, phone, email } = sending;
  if (sending.way === 'sms') {
    const text = textFor(reported, language);
    if (texts === null || phone === null || text === null) return 'refused';
    return await texts.send({ to: phone, text, id: `afrolearn-report-${sending.id}` });
  }
  const growth = growthFor(reported, language);
  if (mail === null || email === null || growth === null) return 'refused';
  const letter = reportLetter(speechIn(language), growth, `${env.publicUrl}/parent-dashboard`);
  return (await mail.send({ to: email, ...letter })) ? 'sent' : 'refused';
};

/** Sends queued reports one by one; returns the number sent. */
export const sendWaiting = async (world: World, senders: Senders): Promise<number> => {
  let sent = 0;
  for (;;) {
    const next = await takeNext(world.db, waysIn(senders), world.now());
    if (next === null) return sent;
    const fate = await sendOne(world, senders, next);
    await settle(world.db, next, fate, world.now());
    if (fate === 'sent') sent += 1;
  }
};

/** One run; several processes may run at once. */
export const sendReports = async (world: World, senders: Senders): Promise<number> => {
  const ways = waysIn(senders);
  if (!ways.sms && !ways.mail) return 0;
  const week = weekToSend(world.now());
  if (week !== null) await putInLine(world.db, { week, ways, now: world.now() });
  return await sendWaiting(world, senders);
};

const often = 5 * 60_000;

/** Runs at once and then every five minutes. Failures wait for the next run. */
export const keepSending = (world: World, log: Log): (() => void) => {
  const senders = sendersOf(world.env, log);
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      await sendReports(world, senders);
    } catch {
      log.warn({}, 'the reports of the week could not be sent now');
    } finally {
      looking = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), often);
  timer.unref();
  return () => clearInterval(timer);
};
