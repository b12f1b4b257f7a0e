import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { later, lazyPart } from './lazy.tsx';

const Counter = ({ step }: { step: number }) => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  );
};
const within = (part: React.ReactNode) => <Suspense fallback="waiting">{part}</Suspense>;

test('what was fetched ahead is there in the first draw', async () => {
  const Part = lazyPart(async () => Counter);
  Part.preload();
  await act(async () => undefined);
  render(within(<Part step={1} />));
  expect(screen.getByRole('button')).toBeTruthy();
});

test('what was not comes when it is asked for, and keeps what is in it', async () => {
  const Part = lazyPart(async () => Counter);
  let view = render(within(null));
  await act(async () => {
    view = render(within(<Part step={1} />));
  });
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  Part.preload();
  await act(async () => undefined);
  view.rerender(within(<Part step={2} />));
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  expect(screen.getByRole('button', { name: '3' })).toBeTruthy();
});

test('a fetch ahead that fails is silent', async () => {
  let calls = 0;
  const Part = lazyPart<{ step: number }>(async () => {
    calls += 1;
    if (calls === 1) throw new Error('no network');
    return Counter;
  });
  Part.preload();
  await act(async () => undefined);
  await act(async () => {
    render(within(<Part step={1} />));
  });
  expect(screen.getByRole('button')).toBeTruthy();
});

test('a tool that did not come is fetched again by who asks next, and only then', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue('tool');
  const tool = later(load);
  await expect(tool()).rejects.toThrow('no network');
  expect(await tool()).toBe('tool');
  expect(await tool()).toBe('tool');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a stylesheet that failed to load is loaded before the code that needs it is used', async () => {
  const lost = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/quiz.css' });
  const added: HTMLLinkElement[] = [];
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    added.push(link as HTMLLinkElement);
  });
  document.body.append(lost);
  lost.dispatchEvent(new Event('error'));
  expect(lost.isConnected).toBe(false);
  const load = vi.fn(async () => 'quiz');
  const quiz = later(load);
  const first = quiz();
  added[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('quiz.css');
  expect(load).not.toHaveBeenCalled();
  const second = quiz();
  expect(added[1]?.href).toContain('/assets/quiz.css');
  added[1]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('quiz');
  expect(await later(load)()).toBe('quiz');
  expect(added).toHaveLength(2);
  append.mockRestore();
});
