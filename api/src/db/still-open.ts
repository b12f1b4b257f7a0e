/**
 * Whether something with an end is still valid. An end further away than its lifetime was set by a clock that ran ahead
 * (decision 0092), and such a code or link would stay valid for years.
 */
import { and, gt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/* Clocks are corrected by a few seconds now and then. */
const slack = 60_000;

const furthest = (now: Date, lifetime: number): Date => new Date(now.getTime() + lifetime + slack);

export const isStillOpen = (endsAt: Date, now: Date, lifetime: number): boolean =>
  endsAt > now && endsAt <= furthest(now, lifetime);

export const stillOpen = (endsAt: PgColumn, now: Date, lifetime: number): SQL | undefined =>
  and(gt(endsAt, now), lte(endsAt, furthest(now, lifetime)));
