/** Assembles children's reports in the requested language. */
import type { Growth } from '@afrolearn/contract/family.ts';
import { growthOf, type ReportKind } from '@afrolearn/learning/growth/growth.ts';
import { type Period, periodOf, weekOf } from '@afrolearn/learning/growth/periods.ts';
import { phoneText } from '@afrolearn/learning/growth/phone-text.ts';
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { zoneOfCountry } from '@afrolearn/learning/places/zones.ts';
import { type Day, dayIn } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { type AskedChild, type ChildFacts, growthFactsOf } from './growth.db.ts';
import type { ReportChild } from './people.db.ts';

const zoneOf = ({ schoolZone, country }: Pick<ReportChild, 'schoolZone' | 'country'>): string =>
  schoolZone ?? zoneOfCountry(country);

export type Reported = { child: ReportChild; period: Period; facts: ChildFacts | undefined };

/** The children's facts for the week or term: the same few queries for one child and for ninety. */
export const factsAround = async (
  db: Db,
  children: readonly ReportChild[],
  { kind, at, week }: { kind: ReportKind; at: Date; week?: Day },
): Promise<Reported[]> => {
  const asked = children.map((child) => {
    const zone = zoneOf(child);
    const today = dayIn(zone, at.getTime());
    const period = week === undefined ? periodOf(kind, today) : weekOf(week);
    const { id, name, consent, insights } = child;
    const { from, to } = period;
    const about: AskedChild = { id, name, zone, today, from, to, insights: insights && hasConsent(consent) };
    return { child, period, about };
  });
  const facts = await growthFactsOf(
    db,
    asked.map(({ about }) => about),
  );
  return asked.map(({ child, period }) => ({ child, period, facts: facts.get(child.id) }));
};

/** Nothing is computed without consent (permissions, 'Consent'). */
export const growthFor = ({ child, period, facts }: Reported, language: Language): Growth | null => {
  if (facts === undefined || !hasConsent(child.consent)) return null;
  const { sentences, home, worry } = growthOf(facts, period.kind, language);
  return { sentences: [...sentences], home, worry };
};

export const textFor = ({ child, period, facts }: Reported, language: Language): string | null =>
  facts === undefined || !hasConsent(child.consent) ? null : phoneText(facts, period, language);
