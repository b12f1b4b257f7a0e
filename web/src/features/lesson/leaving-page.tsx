import { ArrowUpRight } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import boy from '#ui/pictures/illustrations/boy-bag.svg?no-inline';
import css from './leaving-page.module.css';

const c = classes(css);

/** Only https, and no name or password hidden in the address. */
const safeAddress = (text: string | null): URL | null => {
  try {
    const url = new URL(text ?? '');
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
};

/** /leaving?to=…: whoever follows a link out of the app hears it first, with the true name of the place. */
export const LeavingPage = () => {
  const say = useText(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const url = safeAddress(search.get('to'));
  usePageTitle(say('leavingTitle'));
  const stay = () => (history.length > 1 ? navigate(-1) : navigate('/dashboard'));
  return (
    <Empty
      picture={boy}
      level={1}
      title={say('leavingTitle')}
      action={
        <p className={c('acts')}>
          <Button onClick={stay}>{say('stay')}</Button>
          {url !== null && (
            <a className={buttonClass({ kind: 'paper' }, c('out'))} href={url.href} rel="noopener noreferrer">
              {say('leaveNow', { host: url.host })}
              <ArrowUpRight />
            </a>
          )}
        </p>
      }
    >
      {url === null ? (
        <p>{say('leavingUnsafe')}</p>
      ) : (
        <>
          <p>{say('leavingText')}</p>
          <p className={c('host')}>{say('leavingTo', { host: url.host })}</p>
        </>
      )}
    </Empty>
  );
};
