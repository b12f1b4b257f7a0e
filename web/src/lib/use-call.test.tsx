import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from './call.ts';
import { useCall } from './use-call.ts';

/** Fails with these statuses, one after the other; then it answers. */
const failing = (...statuses: number[]) => {
  const asked = { times: 0 };
  const ask = async () => {
    const status = statuses[asked.times];
    asked.times += 1;
    if (status !== undefined) throw new CallError({ status, code: 'network', said: null });
    return 'here';
  };
  return { asked, ask };
};
const Shown = ({ of, ask }: { of: string; ask: () => Promise<string> }) => {
  const { state, data } = useCall(of, ask);
  return <p>{`${state} ${data ?? ''}`.trim()}</p>;
};
const show = (ask: () => Promise<string>) => act(async () => render(<Shown of="one" ask={ask} />));
const shown = () => screen.getByRole('paragraph').textContent;
const online = () => act(async () => globalThis.dispatchEvent(new Event('online')));

test('what failed is asked for again when the network is back, as often as it takes', async () => {
  const { asked, ask } = failing(0, 500);
  await show(ask);
  expect(shown()).toBe('failed');
  await online();
  expect(shown()).toBe('failed');
  await online();
  expect(shown()).toBe('done here');
  await online();
  expect(asked.times).toBe(3);
});

test('what is not there stays not there: asking again would bring nothing', async () => {
  const { asked, ask } = failing(404);
  await show(ask);
  expect(shown()).toBe('missing');
  await online();
  expect(asked.times).toBe(1);
});

test('a page that was left, or shows something else now, asks no more', async () => {
  const { asked, ask } = failing(0, 0, 0);
  const { rerender, unmount } = await show(ask);
  const other = failing();
  await act(async () => rerender(<Shown of="other" ask={other.ask} />));
  await online();
  expect([asked.times, other.asked.times]).toEqual([1, 1]);
  unmount();
  await online();
  expect(asked.times).toBe(1);
});
