import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { SearchBox } from '#features/search/search-box.tsx';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { adultFrame } from '#messages/adult-frame/en.ts';
import { shell } from '#messages/shell/en.ts';
import { Link, Navigate } from '#routing/index.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { LogOutDialogPart } from '../shell/opened-parts.tsx';
import css from './adult-frame.module.css';
import { type LinkGroup, moreGroups } from './adult-links.ts';
import { Face } from './face.tsx';

const c = classes(css);

const Group = ({ group: { title, links }, children }: { group: LinkGroup; children?: React.ReactNode }) => {
  const say = useText(adultFrame);
  const inShell = useText(shell);
  return (
    <Card as="section" aria-label={say(title)}>
      <h2>{say(title)}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link className={c('entry')} to={link.to}>
              <link.icon size={20} strokeWidth={2.2} aria-hidden="true" />
              {'text' in link ? say(link.text) : inShell(link.shell)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </Card>
  );
};

/** /more: everything that an adult can open, in groups, and log out. Learners have their drawer instead. */
export const MorePage = () => {
  const say = useText(adultFrame);
  const inShell = useText(shell);
  const { user } = useSession();
  const [asks, setAsks] = useState(false);
  usePageTitle(say('more'));
  if (user === null) return null;
  if (user.role === 'learner') return <Navigate to={homeOf(user.role)} replace />;
  return (
    <div className={c('more')} data-mood="adult">
      <div className={c('who')}>
        <Face user={user} size={48} />
        <div>
          <h1>{user.name}</h1>
          <p>{say(user.administrator ? 'head' : user.role)}</p>
        </div>
      </div>
      <div className={c('find')}>
        <SearchBox />
      </div>
      <div className={c('groups')}>
        {moreGroups(user).map((group) => (
          <Group key={group.title} group={group}>
            {group.title === 'group.you' && (
              <li>
                <button type="button" className={c('entry')} onClick={() => setAsks(true)}>
                  <LogOut size={20} strokeWidth={2.2} aria-hidden="true" />
                  {inShell('logOut')}
                </button>
              </li>
            )}
          </Group>
        ))}
      </div>
      <LogOutDialogPart open={asks} onClose={() => setAsks(false)} />
    </div>
  );
};
