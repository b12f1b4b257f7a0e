import { expect, test } from 'vitest';
import { allCode } from '../tree.ts';
import { askingProblems } from './asking.ts';

test('no page asks the server by hand', () => {
  expect(askingProblems(allCode())).toEqual([]);
});

const api = {
  path: 'web/src/features/friends/friends.api.ts',
  source:
    "export const myFriends = () => call('GET /friends'); export const ask = () => call('POST /friends');",
};
const page = (source: string) => ({ path: 'web/src/features/friends/friends-page.tsx', source });

test.each([
  "useEffect(() => { call('GET /friends').then(setFriends); }, []);",
  'useEffect(() => { myFriends().then(setFriends); }, []);',
  'const load = useCallback(async () => setFriends(await myFriends()), []); useEffect(() => { load(); }, []);',
  'const load = () => myFriends().then(setFriends); useEffect(load, []);',
  'const first = async () => await myFriends(); const load = () => first(); useEffect(() => void load(), []);',
])('an effect that fetches is told: %s', (source) => {
  expect(askingProblems([api, page(source)])).toEqual([
    expect.stringContaining('friends-page.tsx:1 asks the server in an effect'),
  ]);
});

test.each([
  "const { data } = useAnswer('friends', myFriends); useEffect(() => show(data), [data]);",
  'useEffect(() => { void ask(); }, []);',
  'const load = () => myFriends(); const open = () => load();',
])('asking by the module, acting, and asking on a press are fine: %s', (source) => {
  expect(askingProblems([api, page(source)])).toEqual([]);
});
