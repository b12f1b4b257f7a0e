import { GraduationCap, HeartHandshake, LifeBuoy, School } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { useSupport } from '#lib/profile.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { classes } from '#ui/classes.ts';
import css from './mail.module.css';

const c = classes(css);

/** The people who can give a new password without mail. */
export const WhoCanHelp = () => {
  const say = useText(accounts);
  const contact = useSupport();
  return (
    <section className={c('helpers')} aria-labelledby="who-can-help">
      <h2 id="who-can-help">{say('helpTitle')}</h2>
      <ul>
        <li>
          <GraduationCap aria-hidden />
          <span>{say('helpTeacher')}</span>
        </li>
        <li>
          <HeartHandshake aria-hidden />
          <span>{say('helpParent')}</span>
        </li>
        <li>
          <School aria-hidden />
          <span>{say('helpAdministrator')}</span>
        </li>
        {contact !== null && (
          <li>
            <LifeBuoy aria-hidden />
            <span>{say('helpContact', { contact })}</span>
          </li>
        )}
      </ul>
    </section>
  );
};
