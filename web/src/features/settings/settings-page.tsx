import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { chooseTheme, useTheme } from '#lib/theme.ts';
import { pages } from '#messages/en/pages.ts';
import { shell } from '#messages/en/shell.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import css from './settings-page.module.css';

const c = classes(css);

/** What a person can see of their account and set on this device (spec 2, 'Settings'). */
export const SettingsPage = () => {
  const say = useText(pages);
  const word = useText(shell);
  usePageTitle(say('settings'));
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const theme = useTheme();
  const rows = [
    { label: say('name'), value: user?.name },
    { label: say('email'), value: user?.email ?? say('noEmail') },
    { label: say('studentId'), value: user?.studentId },
    { label: say('school'), value: user?.school?.name ?? say('noSchool') },
  ];
  return (
    <div className={c('page')}>
      <PageTitle title={say('settings')} />
      <Card as="section" aria-labelledby="account">
        <h2 id="account">{say('account')}</h2>
        <dl className={c('rows')}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button
          kind="paper"
          icon={<LogOut size={20} />}
          onClick={() => {
            navigate('/');
            signOut();
          }}
        >
          {word('logOut')}
        </Button>
      </Card>
      <Card>
        <Switch
          label={say('theme')}
          hint={say('themeHint')}
          checked={theme === 'dark'}
          onChange={(event) => chooseTheme(event.target.checked ? 'dark' : 'light')}
        />
      </Card>
    </div>
  );
};
