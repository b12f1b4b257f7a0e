import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '#lib/lazy.tsx';
import {
  BrowserRouter,
  Link,
  type LinkProps,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './index.ts';

const seen: { at: string; state: unknown; key: string; type: string }[] = [];
const Where = () => {
  const { pathname, search, hash, state, key } = useLocation();
  const type = useNavigationType();
  seen.push({ at: pathname + search + hash, state, key, type });
  return null;
};
const now = () => seen[seen.length - 1];

const show = (at: string, page: React.ReactNode) => {
  history.replaceState(null, '', at);
  seen.length = 0;
  return render(
    <StrictMode>
      <BrowserRouter>
        <Where />
        {page}
      </BrowserRouter>
    </StrictMode>,
  );
};
/** A page with one button that does this. */
const Button = ({ act: press }: { act: (go: ReturnType<typeof useNavigate>) => void }) => {
  const go = useNavigate();
  return (
    <button type="button" onClick={() => press(go)}>
      Go
    </button>
  );
};
const press = () => fireEvent.click(screen.getByRole('button'));
const back = async () => {
  const before = now()?.key;
  act(() => history.back());
  await waitFor(() => expect(now()?.key).not.toBe(before));
};

test('a visit begins where the browser is; a step and Back are told apart, and what was handed over comes back', async () => {
  show('/units?grade=4#top', <Button act={(go) => go('/lesson/7', { state: { startsNow: true } })} />);
  expect(now()).toEqual({ at: '/units?grade=4#top', state: null, key: 'default', type: 'POP' });
  press();
  expect(now()).toMatchObject({ at: '/lesson/7', state: { startsNow: true }, type: 'PUSH' });
  const { key } = now() ?? {};
  expect(location.pathname).toBe('/lesson/7');
  await back();
  expect(now()).toMatchObject({ at: '/units?grade=4#top', state: null, key: 'default', type: 'POP' });
  act(() => history.forward());
  await waitFor(() => expect(now()).toMatchObject({ at: '/lesson/7', state: { startsNow: true }, key }));
});

test('who has left no longer hears of steps', () => {
  const hears = vi.spyOn(window, 'addEventListener');
  const rests = vi.spyOn(window, 'removeEventListener');
  const heard = (spy: { mock: { calls: unknown[][] } }) =>
    spy.mock.calls.filter(([kind]) => kind === 'popstate').map(([, hear]) => hear);
  show('/units', null).unmount();
  expect(heard(hears).length).toBeGreaterThan(0);
  expect(heard(rests)).toEqual(heard(hears));
});

test('in place of a step there is no way back to it', () => {
  show('/login', <Button act={(go) => go('/dashboard', { replace: true })} />);
  const { length } = history;
  press();
  expect(now()).toMatchObject({ at: '/dashboard', type: 'REPLACE' });
  expect(history.length).toBe(length);
});

test.each([
  ['?tab=me', '/units?tab=me'],
  ['#plan', '/units#plan'],
  [{ search: '?role=parent' }, '/units?role=parent'],
  [{ pathname: '/signup', search: '' }, '/signup'],
  ['/a b', '/a%20b'],
])('%j from /units?grade=4 leads to %s', (to, end) => {
  show('/units?grade=4', <Button act={(go) => go(to)} />);
  press();
  expect(now()?.at).toBe(end);
});

test('a number goes so many steps', async () => {
  show('/units', <Button act={(go) => go(location.pathname === '/units' ? '/unit/7' : -1)} />);
  press();
  press();
  await waitFor(() => expect(now()).toMatchObject({ at: '/units', type: 'POP' }));
});

test('what a browser refuses to write is opened by the browser itself; a value that cannot be kept is told', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const write = vi.spyOn(history, 'pushState');
  show('/units', <Button act={(go) => go('/unit/7')} />);
  write.mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  press();
  expect(assign).toHaveBeenCalledWith('/unit/7');
  write.mockImplementation(() => {
    throw new DOMException('no', 'DataCloneError');
  });
  const told = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', told);
  press();
  removeEventListener('error', told);
  expect(told).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledOnce();
});

test('Navigate leads on at once, in place of the page', () => {
  show(
    '/old',
    <Routes>
      <Route path="/old" element={<Navigate to="/new" replace state={{ expired: true }} />} />
      <Route path="/new" element="arrived" />
    </Routes>,
  );
  expect(now()).toMatchObject({ at: '/new', state: { expired: true }, type: 'REPLACE' });
  expect(document.body.textContent).toContain('arrived');
});

test('the choices of a page are read, and written by a value or from those there are', () => {
  const Choices = () => {
    const [search, setSearch] = useSearchParams();
    return (
      <>
        <output>{search.get('tab')}</output>
        <button type="button" onClick={() => setSearch({ tab: 'a & b' }, { replace: true })}>
          value
        </button>
        <button
          type="button"
          onClick={() =>
            setSearch((old) => {
              old.set('more', '1');
              return old;
            })
          }
        >
          function
        </button>
        <button type="button" onClick={() => setSearch({})}>
          none
        </button>
      </>
    );
  };
  show('/profile?tab=me#end', <Choices />);
  expect(screen.getByRole('status').textContent).toBe('me');
  fireEvent.click(screen.getByText('value'));
  expect(now()).toMatchObject({ at: '/profile?tab=a+%26+b', type: 'REPLACE' });
  expect(screen.getByRole('status').textContent).toBe('a & b');
  fireEvent.click(screen.getByText('function'));
  expect(now()).toMatchObject({ at: '/profile?tab=a+%26+b&more=1', type: 'PUSH' });
  fireEvent.click(screen.getByText('none'));
  expect(location.href.endsWith('/profile')).toBe(true);
});

test('the page that is there stays until the next one has come', async () => {
  let arrive: (page: () => string) => void = () => undefined;
  const Late = lazyPart(() => new Promise<() => string>((resolve) => (arrive = resolve)));
  show(
    '/here',
    <Suspense fallback="waiting">
      <Link to="/late">Go</Link>
      <Routes>
        <Route path="/here" element={<p>Here</p>} />
        <Route path="/late" element={<Late />} />
      </Routes>
    </Suspense>,
  );
  await act(async () => screen.getByRole('link').click());
  expect(location.pathname).toBe('/late');
  expect(screen.getByText('Here').checkVisibility()).toBe(true);
  expect(document.body.textContent).not.toContain('waiting');
  await act(async () => arrive(() => 'Late'));
  expect(screen.queryByText('Here')).toBeNull();
  expect(document.body.textContent).toContain('Late');
});

const link = (props: Partial<LinkProps> = {}) => {
  show(
    '/units',
    <Link to="/unit/7" {...props}>
      Seven
    </Link>,
  );
  return screen.getByRole('link');
};

test('a link that is pressed is a step, and pressed again none', () => {
  const pressed = link({ state: { from: 'list' } });
  expect(fireEvent.click(pressed)).toBe(false);
  expect(now()).toMatchObject({ at: '/unit/7', state: { from: 'list' }, type: 'PUSH' });
  fireEvent.click(pressed);
  expect(now()).toMatchObject({ at: '/unit/7', type: 'REPLACE' });
});

test('a link may take the place of the page, and lead to a part of it', () => {
  fireEvent.click(link({ to: '#end', replace: true }));
  expect(now()).toMatchObject({ at: '/units#end', type: 'REPLACE' });
});

test.each<[string, Partial<LinkProps>, object]>([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Meta', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['with another button', {}, { button: 1 }],
  ['for a new tab', { target: '_blank' }, {}],
  ['for a file', { download: true }, {}],
])('a link pressed %s is left to the browser', (_name, props, how) => {
  const pressed = link(props);
  let prevented = true;
  const last = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', last);
  fireEvent.click(pressed, how);
  removeEventListener('click', last);
  expect(prevented).toBe(false);
  expect(location.pathname).toBe('/units');
});

test('a link whose press was taken by its owner leads nowhere', () => {
  fireEvent.click(link({ onClick: (event) => event.preventDefault() }));
  expect(location.pathname).toBe('/units');
});
