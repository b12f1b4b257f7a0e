import type { Settings } from '@afrolearn/contract/settings.ts';
import { type Language, languages } from '@afrolearn/learning/languages/languages.ts';
import { useState } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { chooseSettings, notificationsAreOn } from '#lib/settings.ts';
import { useTheme } from '#lib/theme.ts';
import { settings } from '#messages/settings/en.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { ListenFields } from './listen-fields.tsx';
import css from './settings-page.module.css';
import { unsentText } from './unsent-text.ts';

const c = classes(css);

/** Saved on this device as `theme` and `notifications` (spec 2 §9), and synchronised (G36). */
export const LookCard = ({ notifications }: { notifications: boolean | null }) => {
  const say = useText(settings);
  const { user } = useSession();
  const { language, choose } = useLanguage();
  const theme = useTheme();
  const toast = useToast();
  const [tapped, setTapped] = useState<boolean | null>(null);

  const keep = async (chosen: Partial<Settings>) => {
    if (user !== null && !(await chooseSettings(user.id, chosen))) toast.say(say(unsentText(user.id)));
  };
  return (
    <Card as="section" aria-labelledby="look">
      <h2 id="look">{say('look')}</h2>
      <div className={c('switches')}>
        <Switch
          label={say('theme')}
          hint={say('themeHint')}
          checked={theme === 'dark'}
          onChange={(event) => keep({ theme: event.target.checked ? 'dark' : 'light' })}
        />
        <Switch
          label={say('notifications')}
          hint={say('notificationsHint')}
          checked={tapped ?? notifications ?? notificationsAreOn()}
          onChange={(event) => {
            setTapped(event.target.checked);
            keep({ notifications: event.target.checked });
          }}
        />
        <ListenFields />
        <SelectField
          label={say('language')}
          value={language}
          onChange={(event) => choose(event.target.value as Language)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  );
};
