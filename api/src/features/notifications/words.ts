import { avatarIds } from '@afrolearn/learning/avatars/avatars.ts';
import { badges, unitBadgeWords } from '@afrolearn/learning/badges/badges.ts';
import { calledName } from '@afrolearn/learning/growth/growth.ts';
import type { notifications } from '#db/tables.ts';
import { dayWords } from '#words/day.ts';
import type { Speech } from '#words/words.ts';

type Row = Pick<typeof notifications.$inferSelect, 'kind' | 'about' | 'once'> & {
  /** The reader's children concerned who are still linked. */
  children?: readonly string[] | null;
};
type Words = { message: string; path: string | null };

const pages = { unit: '/unit', practice: '/practice', paper: '/my-work' } as const;

/** The page of a unit (`unit:400`), a generator, a paper task by id, or an entry. */
export const pathOf = (ref: string): string => {
  const [kind = '', name = ''] = ref.split(':');
  return kind in pages ? `${pages[kind as keyof typeof pages]}/${name}` : `/lesson/${ref}`;
};

/* A row stores the English name; `once` has the id for translating it. */
const idIn = ({ kind, once }: Row): string => once.slice(kind.length + 1);

/* A unit badge's row has only its English name: the title plus a fixed word. */
const unitTitleIn = (stored: string): string | undefined => {
  const end = unitBadgeWords.name.replace('{title}', '');
  return stored.endsWith(end) ? stored.slice(0, -end.length) : undefined;
};

const badgeName = (row: Row, say: Speech): string => {
  const stored = String(row.about['name']);
  const known = badges.find(({ id }) => id === idIn(row));
  if (known !== undefined) return say.badges(known.id);
  const title = unitTitleIn(stored);
  return title === undefined ? stored : say.unitBadge('name', { title });
};

const avatarName = (row: Row, say: Speech): string => {
  const known = avatarIds.find((id) => id === idIn(row));
  return known === undefined ? String(row.about['name']) : say.avatars(known);
};

/* The children by the names that their family uses. */
const childIn = ({ children }: Row, say: Speech): string =>
  children == null || children.length === 0
    ? say.notifications('your-child')
    : children.map(calledName).join(', ');

const groupsPath = '/community?tab=groups';

const told: Record<Row['kind'], (row: Row, say: Speech) => Words> = {
  badge: (row, say) => ({
    message: say.notifications('badge', { name: badgeName(row, say) }),
    path: '/profile?tab=achievements',
  }),
  level: ({ about: { level = '' } }, say) => ({
    message: say.notifications('level', { level }),
    path: '/profile?tab=progress',
  }),
  unit: ({ about: { title = '', unitId } }, say) => ({
    message: say.notifications('unit', { title }),
    path: `/unit/${unitId}`,
  }),
  assigned: ({ about: { title = '', dueOn, ref, reminder } }, say) => {
    const kind = reminder === undefined ? 'assigned' : 'reminder';
    return {
      message:
        dueOn === undefined
          ? say.notifications(kind, { title })
          : say.notifications(`${kind}-until`, { title, dueOn: dayWords(say.language, String(dueOn)) }),
      path: pathOf(String(ref)),
    };
  },
  'work-reviewed': ({ about: { title = '', id } }, say) => ({
    message: say.notifications('work-reviewed', { title }),
    path: `/my-work/${id}`,
  }),
  'work-returned': ({ about: { title = '', id } }, say) => ({
    message: say.notifications('work-returned', { title }),
    path: `/my-work/${id}`,
  }),
  avatar: (row, say) => ({
    message: say.notifications('avatar', { name: avatarName(row, say) }),
    path: '/profile',
  }),
  // These name nobody: the other person may be blocked or gone by then.
  'friend-asked': (_row, say) => ({
    message: say.notifications('friend-asked'),
    path: '/community?tab=friends',
  }),
  'friend-accepted': (_row, say) => ({
    message: say.notifications('friend-accepted'),
    path: '/community?tab=friends',
  }),
  'friend-waits': (row, say) => ({
    message: say.notifications('friend-waits', { child: childIn(row, say) }),
    path: '/children',
  }),
  'child-assigned': (row, say) => {
    const { title = '', dueOn, reminder } = row.about;
    const about = { title, child: childIn(row, say) };
    const kind = reminder === undefined ? 'child-assigned' : 'child-reminder';
    return {
      message:
        dueOn === undefined
          ? say.notifications(kind, about)
          : say.notifications(`${kind}-until`, {
              ...about,
              dueOn: dayWords(say.language, String(dueOn)),
            }),
      path: '/parent-dashboard?tab=assignments',
    };
  },
  'new-resource': (row, say) => ({
    message: say.notifications('new-resource', {
      title: row.about['title'] ?? '',
      child: childIn(row, say),
    }),
    path: pathOf(String(row.about['ref'])),
  }),
  'guardian-invited': (_row, say) => ({
    message: say.notifications('guardian-invited'),
    path: '/guardian-invitations',
  }),
  'child-linked': (row, say) => ({
    message: say.notifications('child-linked', { child: childIn(row, say) }),
    path: '/parent-dashboard',
  }),
  'group-invited': ({ about: { name = '' } }, say) => ({
    message: say.notifications('group-invited', { name }),
    path: groupsPath,
  }),
  'group-joined': ({ about: { name = '' } }, say) => ({
    message: say.notifications('group-joined', { name }),
    path: groupsPath,
  }),
  'group-goal': ({ about: { name = '' } }, say) => ({
    message: say.notifications('group-goal', { name }),
    path: groupsPath,
  }),
  'class-joined': ({ about: { name = '' } }, say) => ({
    message: say.notifications('class-joined', { name }),
    path: '/teachers',
  }),
  'class-asked': (_row, say) => ({ message: say.notifications('class-asked'), path: '/teachers' }),
  'child-joined': (row, say) => ({
    message: say.notifications('child-joined', {
      name: row.about['name'] ?? '',
      child: childIn(row, say),
    }),
    path: '/children',
  }),
  'child-wants-to-leave': (row, say) => ({
    message: say.notifications('child-wants-to-leave', { child: childIn(row, say) }),
    path: '/parent-dashboard',
  }),
  'child-asked': (row, say) => ({
    message: say.notifications('child-asked', { child: childIn(row, say) }),
    path: '/children',
  }),
  'adults-to-confirm': ({ about: { lapsesOn = '' } }, say) => ({
    message: say.notifications('adults-to-confirm', { day: dayWords(say.language, String(lapsesOn)) }),
    path: '/administration?tab=year',
  }),
  'confirmation-lapsed': (_row, say) => ({ message: say.notifications('confirmation-lapsed'), path: null }),
  'account-sleeps-soon': (_row, say) => ({
    message: say.notifications('account-sleeps-soon'),
    path: '/profile',
  }),
  'account-asleep': (_row, say) => ({ message: say.notifications('account-asleep'), path: '/settings' }),
  'account-ends-soon': (_row, say) => ({
    message: say.notifications('account-ends-soon'),
    path: '/settings',
  }),
  'child-without-consent': (row, say) => ({
    message: say.notifications('child-without-consent', { child: childIn(row, say) }),
    path: '/children',
  }),
  welcome: (_row, say) => ({ message: say.notifications('welcome'), path: '/dashboard' }),
  cheer: (_row, say) => ({ message: say.notifications('cheer'), path: '/community' }),
  helped: (_row, say) => ({ message: say.notifications('helped'), path: '/avatar-demo' }),
};

export const wordsOf = (row: Row, say: Speech): Words => {
  const { message, path } = told[row.kind](row, say);
  return { message: message.slice(0, 1).toUpperCase() + message.slice(1), path };
};
