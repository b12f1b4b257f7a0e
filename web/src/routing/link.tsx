import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { addressOf, hrefOf, placeAt, type To } from './place.ts';
import { useLocation, useNavigate, useRouting } from './router.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  replace?: boolean | undefined;
  state?: unknown;
};

/* The browser handles new tabs, new windows and downloads. */
const isForBrowser = (event: MouseEvent, { target, download }: ComponentProps<'a'>) =>
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  (target && target !== '_self') ||
  download !== undefined;

export const Link = ({ to, replace, state, onClick, ...rest }: LinkProps) => {
  const { steps, location } = useRouting();
  const navigate = useNavigate();
  const href = hrefOf(to, location.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, rest)) return;
    event.preventDefault();
    // Pressing the same link twice adds only one step to the history.
    const isHere = addressOf(placeAt(href)) === addressOf(steps.read());
    navigate(href, { replace: replace ?? isHere, state });
  };
  return <a {...rest} href={href} onClick={follow} />;
};

/** A link that marks itself as current when its page, or one below it, is open. */
export const NavLink = (props: LinkProps) => {
  const { pathname } = useLocation();
  const page = placeAt(hrefOf(props.to, pathname)).pathname.toLowerCase();
  const isOpen = `${pathname.toLowerCase()}/`.startsWith(`${page}/`);
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
};

/** Navigates to another page as soon as it is rendered. */
export const Navigate = ({ to, replace, state }: Pick<LinkProps, 'to' | 'replace' | 'state'>) => {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
};
