import { isListedHost } from '@afrolearn/learning/safety/link-hosts.ts';
import { ArrowUpRight } from 'lucide-react';
import { useAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { useNavigate, useSearchParams } from '#routing/index.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import boy from '#ui/pictures/illustrations/boy-bag.svg?no-inline';
import css from './leaving-page.module.css';

const c = classes(css);

/** Only https, without credentials or port in the address. */
const safeAddress = (text: string | null): URL | null => {
  try {
    const url = new URL(text ?? '');
    return url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
      ? url
      : null;
  } catch {
    return null;
  }
};

type Way = 'open' | 'unsafe' | 'unlisted' | 'unknown' | 'asking';

/** The operator's list alone decides (G11): while it cannot be loaded, no link leads out. */
const useWay = (url: URL | null): Way => {
  const { state, data } = useAnswer('link hosts', async () => (await call('GET /health')).linkHosts ?? []);
  if (url === null) return 'unsafe';
  if (data !== null) return isListedHost(url.hostname, data) ? 'open' : 'unlisted';
  return state === 'loading' ? 'asking' : 'unknown';
};

/** /leaving?to=…: announces an external link with its true host name. */
export const LeavingPage = () => {
  const say = useText(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const url = safeAddress(search.get('to'));
  const way = useWay(url);
  const host = url?.host ?? '';
  usePageTitle(say('leavingTitle'));
  const stay = () => navigate(history.length > 1 ? -1 : paths.dashboard);
  return (
    <Empty
      picture={boy}
      level={1}
      title={say('leavingTitle')}
      action={
        <p className={c('acts')}>
          <Button onClick={stay}>{say('stay')}</Button>
          {way === 'open' && url !== null && (
            <a className={buttonClass({ kind: 'paper' }, c('out'))} href={url.href} rel="noopener noreferrer">
              {say('leaveNow', { host })}
              <ArrowUpRight />
            </a>
          )}
        </p>
      }
    >
      {way === 'unsafe' && <p>{say('leavingUnsafe')}</p>}
      {way === 'unlisted' && <p>{say('leavingUnlisted', { host })}</p>}
      {way === 'unknown' && <p>{say('leavingUnknown')}</p>}
      {(way === 'open' || way === 'asking') && (
        <>
          <p>{say('leavingText')}</p>
          <p className={c('host')}>{say('leavingTo', { host })}</p>
        </>
      )}
    </Empty>
  );
};
