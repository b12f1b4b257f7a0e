import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '#lib/language.tsx';
import { ProfileProvider } from '#lib/profile.tsx';
import { SessionProvider, useSession } from '#lib/session.tsx';
import { MemoryRouter, useLocation } from '#routing/index.ts';

const Where = () => {
  const { pathname, search, state } = useLocation();
  return <i data-testid="where" data-state={JSON.stringify(state)}>{`${pathname}${search}`}</i>;
};

/** The address that the router shows now. */
export const whereWeAre = (): string => screen.getByTestId('where').textContent;

/** Waits until the router shows this address. */
export const arriveAt = (path: string) =>
  waitFor(() => {
    if (whereWeAre() !== path) throw new Error(`We are at ${whereWeAre()}, not at ${path}`);
  });

/** Presses something that loads asynchronously, and waits until React has finished. */
export const pressed = (element: HTMLElement) => act(async () => element.click());

/** Renders at an address and waits for the initial requests. */
export const showAt = async (at: string | { pathname: string; state: unknown }, node: ReactNode) =>
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        {node}
        <Where />
      </MemoryRouter>,
    ),
  );

/** The session check that the guard does in the product before it shows a page. */
const Whose = () => <i data-testid="whose">{useSession().status}</i>;

/**
 * One page inside the providers that every page may rely on. Resolves once the session is known, as after the guard:
 * an earlier press would have no user.
 */
export const showPage = async (at: string | { pathname: string; state: unknown }, page: ReactNode) => {
  const shown = await showAt(
    at,
    <LanguageProvider>
      <ProfileProvider>
        <SessionProvider>
          {page}
          <Whose />
        </SessionProvider>
      </ProfileProvider>
    </LanguageProvider>,
  );
  const looking = () =>
    (within(shown.container).queryByTestId('whose')?.textContent ?? 'looking') === 'looking';
  const known = () => {
    if (looking()) throw new Error('Nobody told who is here');
  };
  // Skipped if the session is known already: with a stopped clock it would wait for ever.
  if (looking()) await waitFor(known);
  return shown;
};
