import type { notifications } from '#db/tables.ts';

type Row = typeof notifications.$inferSelect;
type Words = { message: string; path: string | null };

/** The page of a unit (`unit:400`) or of an item. */
export const pathOf = (ref: string) => (ref.startsWith('unit:') ? `/unit/${ref.slice(5)}` : `/lesson/${ref}`);

/** Templates of ours, filled with names from the curriculum or from lists of ours: no free text of a person. */
const templates: Record<Row['kind'], (about: Row['about']) => Words> = {
  badge: ({ name }) => ({ message: `You earned the badge ‘${name}’.`, path: '/profile?tab=achievements' }),
  level: ({ level }) => ({
    message: `You reached level ${level}. Well done!`,
    path: '/profile?tab=progress',
  }),
  unit: ({ title, unitId }) => ({
    message: `You mastered ‘${title}’. Claim your reward.`,
    path: `/unit/${unitId}`,
  }),
  assigned: ({ title, dueOn, ref }) => ({
    message:
      dueOn === undefined ? `New on your plan: ‘${title}’.` : `New on your plan: ‘${title}’, until ${dueOn}.`,
    path: pathOf(String(ref)),
  }),
  avatar: ({ name }) => ({ message: `A new avatar is yours: ${name}.`, path: '/profile' }),
  welcome: () => ({
    message: 'Welcome to AfroLearn. Choose your class and open a first lesson.',
    path: '/dashboard',
  }),
};

export const wordsOf = ({ kind, about }: Row): Words => templates[kind](about);
