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

/** Stylesheets requested by the page; the test answers each. */
const watchSheets = () => {
  const added: HTMLLinkElement[] = [];
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    added.push(link as HTMLLinkElement);
  });
  const lose = (href: string) => {
    const link = document.createElement('link');
    document.body.append(link);
    Object.assign(link, { rel: 'stylesheet' });
    Object.defineProperty(link, 'href', { value: href });
    link.dispatchEvent(new Event('error'));
    return link;
  };
  const answer = (place: number, type: 'load' | 'error') => added[place]?.dispatchEvent(new Event(type));
  return { added, lose, answer, done: () => append.mockRestore() };
};

test('code that failed to load is used again only with the stylesheets that were lost', async () => {
  const { added, lose, answer, done } = watchSheets();
  const load = vi
    .fn()
    .mockImplementationOnce(async () => {
      expect(lose('/assets/quiz.css').isConnected).toBe(false);
      throw new Error('Unable to preload CSS');
    })
    .mockResolvedValue('quiz');
  const quiz = later(load);
  await expect(quiz()).rejects.toThrow('Unable to preload CSS');
  const second = quiz();
  answer(0, 'error');
  await expect(second).rejects.toThrow('quiz.css');
  expect(load).toHaveBeenCalledTimes(1);
  const third = quiz();
  expect(added[1]?.href).toContain('/assets/quiz.css');
  answer(1, 'load');
  expect(await third).toBe('quiz');
  expect(await later(load)()).toBe('quiz');
  expect(added).toHaveLength(2);
  done();
});

test('a lost stylesheet keeps nothing else from opening without a network', async () => {
  const { added, lose, answer, done } = watchSheets();
  lose('/assets/tree.css');
  const dialog = later(async () => 'log out?')();
  expect(added).toHaveLength(1);
  answer(0, 'error');
  expect(await dialog).toBe('log out?');
  const other = later(async () => 'bell')();
  answer(1, 'load');
  expect(await other).toBe('bell');
  done();
});
