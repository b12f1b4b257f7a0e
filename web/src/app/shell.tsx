import { homeOf, type Role } from '@afrolearn/learning/people/roles.ts';
import { type ReactNode, use, useEffect } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import * as paths from '#lib/paths.ts';
import { SessionContext } from '#lib/session.tsx';
import { shell } from '#messages/shell/en.ts';
import { Link, useLocation } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useIsFocused } from '#ui/focused.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { isPageOfApp, layoutOf } from './layout-rules.ts';
import { PartFrame } from './part-frame.tsx';
import { DemoBanner } from './shell/demo-banner.tsx';
import { DeviceNotices } from './shell/device-notices.tsx';
import { Footer } from './shell/footer.tsx';
import { Navbar } from './shell/navbar.tsx';
import { loadSidebar, SidebarPart } from './shell/sidebar-part.tsx';
import css from './shell.module.css';
import { usePageStart } from './use-page-start.ts';

const c = classes(css);

/* Only pages of the app and wide screens need these. The landing page does not load them. */
const AppBar = lazyPart(async () => (await import('./shell/app-bar.tsx')).AppBar);
const BottomBar = lazyPart(async () => (await import('./shell/bottom-bar.tsx')).BottomBar);
/* Learners do not download the frame of adults. */
const AdultBar = lazyPart(async () => (await import('./adult/adult-frame.tsx')).AdultBar);
const AdultRail = lazyPart(async () => (await import('./adult/adult-frame.tsx')).AdultRail);
const AdultBottomBar = lazyPart(async () => (await import('./adult/adult-frame.tsx')).AdultBottomBar);

type Person = { role: Role } | null | undefined;

export const whoIs = (user: Person) => ({
  isPerson: user != null,
  isAdult: user != null && user.role !== 'learner',
});

/** The other lazy parts of the shell. They load together with the page and are there in its first render. */
export const shellParts = (path: string, user: Person): Promise<unknown>[] => {
  const { bar, sidebar } = layoutOf(path, whoIs(user));
  return [
    ...(bar === 'appbar' ? [AppBar.load(), BottomBar.load()] : []),
    ...(bar === 'adult' ? [AdultBar.load(), AdultRail.load(), AdultBottomBar.load()] : []),
    ...(sidebar ? [loadSidebar()] : []),
  ];
};

/** The error page inside the shell. Chunks that are loaded already still work without a network. */
const Broken = ({ retry, home }: { retry: () => void; home: string | null }) => {
  const say = useText(shell);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    // No picture: it would be another request, and the network may be the cause.
    <div className={c('broken')}>
      <h2>{say('errorTitle')}</h2>
      <p>{say('errorText')}</p>
      <Button onClick={retry}>{say('tryAgain')}</Button>
      {home !== null && (
        <Link className={c('home')} to={home}>
          {say('goHome')}
        </Link>
      )}
    </div>
  );
};

export const Shell = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  // The session is read only on pages of the app, so that a prerendered page does not change during hydration.
  const user = isPageOfApp(pathname) ? use(SessionContext).user : null;
  const layout = layoutOf(pathname, { ...whoIs(user), focused: useIsFocused() });
  const say = useText(shell);
  const main = usePageStart();
  const isHome = pathname === paths.home;
  const home = user == null ? paths.home : homeOf(user.role);
  return (
    <div className={c('shell')} data-sidebar={layout.sidebar} data-bar={layout.bar} data-home={isHome}>
      <a className={c('skip')} href="#page">
        {say('skip')}
      </a>
      {layout.bar !== 'none' && <DemoBanner />}
      {layout.bar === 'navbar' && <Navbar onField={isHome} />}
      {(layout.bar === 'appbar' || layout.bar === 'adult') && (
        <PartFrame fallback={<div className={c('barSpace')} />}>
          {layout.bar === 'adult' ? <AdultBar /> : <AppBar wide={!layout.sidebar} />}
        </PartFrame>
      )}
      <div className={c('columns')}>
        {layout.bar === 'adult' && (
          <PartFrame fallback={<div />}>
            <AdultRail />
          </PartFrame>
        )}
        {layout.sidebar && <SidebarPart withLogo={layout.bar === 'appbar'} />}
        <main id="page" className={c('main')} ref={main} tabIndex={-1}>
          <DeviceNotices />
          <ErrorBoundary
            resetKey={pathname}
            fallback={(retry) => <Broken retry={retry} home={home === pathname ? null : home} />}
          >
            {children}
          </ErrorBoundary>
        </main>
      </div>
      {layout.bar !== 'none' && <Footer />}
      {(layout.bar === 'appbar' || layout.bar === 'adult') && (
        <PartFrame fallback={null}>{layout.bar === 'adult' ? <AdultBottomBar /> : <BottomBar />}</PartFrame>
      )}
    </div>
  );
};
