import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError, call } from '#lib/call.ts';
import { neverAnswers } from '#testing/fake-server.ts';
import { useAnswer } from './use-answer.ts';

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
  const { state, data } = useAnswer(of, ask);
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

test('what the page was told before its code was there stands on it before it is painted, for all who ask', () => {
  const answers = { '/grades': { status: 200, body: 'here' } };
  vi.stubGlobal('early', { token: '', language: 'en', calls: { '/grades': neverAnswers() }, answers });
  vi.spyOn(performance, 'now').mockReturnValue(500);
  const ask = () => call('GET /grades') as unknown as Promise<string>;
  render(
    <>
      <Shown of="grades" ask={ask} />
      <Shown of="grades" ask={ask} />
    </>,
  );
  // Served from the cache.
  expect(screen.getAllByText('done here')).toHaveLength(2);
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

test('one question that two components ask at once is one call', async () => {
  const { asked, ask } = failing();
  await act(async () =>
    render(
      <>
        <Shown of="one" ask={ask} />
        <Shown of="one" ask={ask} />
        <Shown of="other" ask={ask} />
      </>,
    ),
  );
  expect(screen.getAllByText('done here')).toHaveLength(3);
  expect(asked.times).toBe(2);
});

const Again = ({ ask }: { ask: () => Promise<string> }) => {
  const { state, data, asOf, retry } = useAnswer('again', ask);
  return (
    <button type="button" onClick={retry}>
      {[state, data, asOf === null ? '' : 'of before'].join(' ').trim()}
    </button>
  );
};

type Later = { resolve: (answer: string) => void; reject: (error: CallError) => void };
/** Requests are answered by hand. */
const answeredLater = () => {
  const answers: Later[] = [];
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      answers.push({ resolve, reject });
    });
  return { answers, ask };
};

test('what was told stays while it is asked again, and a failure that somebody asked for is told', async () => {
  const { answers, ask } = answeredLater();
  await act(async () => render(<Again ask={ask} />));
  const shows = () => screen.getByRole('button').textContent;
  await act(async () => answers[0]?.resolve('first'));
  expect(shows()).toBe('done first');
  await act(async () => screen.getByRole('button').click());
  expect(shows()).toBe('done first');
  await act(async () =>
    answers[1]?.reject(new CallError({ status: 500, code: 'server/failed', said: null })),
  );
  expect(shows()).toBe('failed first of before');
  await act(async () => screen.getByRole('button').click());
  await act(async () => answers[2]?.resolve('third'));
  expect(shows()).toBe('done third');
});

test('an answer that was overtaken by a newer one is not shown', async () => {
  const { answers, ask } = answeredLater();
  await act(async () => render(<Again ask={ask} />));
  await act(async () => screen.getByRole('button').click());
  await act(async () => answers[1]?.resolve('newer'));
  await act(async () => answers[0]?.resolve('older'));
  expect(screen.getByRole('button').textContent).toBe('done newer');
});
