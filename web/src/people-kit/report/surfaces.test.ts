/**
 * Promise C5, permissions 'Moderation' 1: every surface that names a person to a learner has the flag beside the
 * name. The surfaces are found in the contract: each reply to a learner with a name is in one of the two lists, so a
 * new call with a name fails here until it says where the name can be reported.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@afrolearn/contract';
import { expect, test } from 'vitest';

/** The component that shows each person of a reply. */
const flagged: Readonly<Record<string, string>> = {
  'GET /friends []': 'features/community/friends/person-card.tsx',
  'GET /friends/pending []': 'features/community/friends/person-card.tsx',
  'GET /users []': 'features/community/friends/person-card.tsx',
  'GET /blocks []': 'features/community/friends/person-card.tsx',
  'GET /groups [].members[]': 'features/community/groups/member-list.tsx',
  'GET /groups []': 'features/community/groups/overview-panel.tsx',
  'GET /groups/invitations/pending [].inviter': 'features/community/groups/invitation-card.tsx',
  'GET /groups/friends .friends[]': 'features/community/groups/create-group.tsx',
  'GET /groups/:id/leaderboard .members[]': 'features/community/groups/board-panel.tsx',
  'GET /leaderboard []': 'features/community/leaderboard/board-table.tsx',
  'GET /help-marks/classmates []': 'features/community/leaderboard/helped-me.tsx',
  'GET /cheers/good-things [].to': 'features/community/cheers/cheers-section.tsx',
  'GET /cheers [].from': 'features/community/cheers/cheers-section.tsx',
  'GET /lesson/:id/shared .posts[].by': 'features/lesson/tabs/class-posts.tsx',
  'GET /my-teachers []': 'features/teachers/my-teachers.tsx',
  'GET /guardian-invitations [].guardian': 'features/parent-dashboard/guardian-invitations-page.tsx',
};

/** Names of nobody, or of the reader. */
const nobody: readonly RegExp[] = [
  // Oneself.
  /^(GET|PATCH|PUT) \/me(\/class)? $/,
  /^POST \/(register|login|login\/code|demo\/sign-in|auth\/google) \.user$/,
  /^GET \/me\/export \./,
  /^GET \/demo\/people \[\]$/,
  // Names of schools, classes, subjects, badges, drawings and tools.
  / (.*)\.school$/,
  / (.*)(\.class|\.classes\[\]|\.subjects\[\]|\.badge|\.badges\[\]|\.mistakes\[\]|\.siteLinks\[\]|\.provider)$/,
  /^GET \/(grades|subjects|search\/courses) \[\]$/,
  /^GET \/drawings \.drawings\[\]$/,
  /\/avatars/,
  /^GET \/groups\/:id\/achievements \[\]$/,
  // Replies to actions repeat what the list shows, where the flag is.
  /^POST \/(friends\/request|friends\/accept|community\/groups|lesson\/:id\/shared) /,
  // The group's name is beside its inviter; the card of the group has its own flag.
  /^GET \/groups\/invitations\/pending \[\]\.group$/,
  // One's own request. It has the name of the requested teacher, but no id to report.
  /^GET \/my-pending-teachers \[\]$/,
  // A family's half page, and one's own children in requests to be linked.
  /^GET \/children\/:id\/report \./,
  /^GET \/guardian-invitations \[\]\.child$/,
  // Only the page of teachers calls this.
  /^GET \/lessons\/:id\/voices \[\]\.by$/,
  // Speakers whom the operator named, who are never learners.
  /^(GET \/texts\/list|PUT \/texts\/readings) .*\.by$/,
];

type Schema = {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/* Fields that hold a person's name as plain text. */
const namelike = ['author', 'teacher', 'guardian', 'parent', 'owner', 'by'];
const isText = ({ type }: Schema) => type === 'string' || (Array.isArray(type) && type.includes('string'));

const namesIn = (schema: Schema, path: string): string[] => {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
    ...(namelike.includes(key) && isText(value) && !('enum' in value) ? [`${path}.${key}`] : []),
    ...namesIn(value, `${path}.${key}`),
  ]);
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => namesIn(one, path));
  const items = schema.items === undefined ? [] : namesIn(schema.items, `${path}[]`);
  return [...(schema.properties?.['name'] === undefined ? [] : [path]), ...own, ...inside, ...items];
};

const forLearners = Object.entries(calls).filter(([, { access }]) =>
  ['anyone', 'person', 'learner'].includes(access),
);
const surfaces = forLearners.flatMap(([call, { reply }]) =>
  namesIn(reply.toJSONSchema({ unrepresentable: 'any' }) as Schema, '').map((path) => `${call} ${path}`),
);
const hasFlag = (source: string) => source.includes('<ReportButton');
const sourceOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', ...file.split('/')), 'utf8');

test('every name that a learner is answered is flagged somewhere, or is nobody’s', () => {
  const open = surfaces.filter((one) => flagged[one] === undefined && !nobody.some((rule) => rule.test(one)));
  expect(open).toEqual([]);
});

test('no row speaks of a surface that is not there', () => {
  expect(Object.keys(flagged).filter((one) => !surfaces.includes(one))).toEqual([]);
  expect(nobody.filter((rule) => !surfaces.some((one) => rule.test(one)))).toEqual([]);
});

test.each(Object.entries(flagged))('%s has its flag in %s', (_surface, file) => {
  expect(hasFlag(sourceOf(file))).toBe(true);
});

test('control: a new answer with a name, and a component without the flag, are seen', () => {
  const text = { type: 'string' };
  const mates = { items: { properties: { mate: { properties: { name: text } }, author: text } } };
  expect(namesIn(mates, '')).toEqual(['[].mate', '[].author']);
  expect(hasFlag(sourceOf('features/community/groups/group-card.tsx'))).toBe(false);
});
