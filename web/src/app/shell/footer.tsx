import { type Language, languages } from '@afrolearn/learning/languages/languages.ts';
import { footerCountries } from '@afrolearn/learning/places/footer-countries.ts';
import { useEffect, useId, useState } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { useSiteLinks } from '#lib/profile.tsx';
import { useSession, useYoung } from '#lib/session.tsx';
import { shell } from '#messages/shell/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { Logo } from '#ui/logo.tsx';
import css from './footer.module.css';

const c = classes(css);

const links = [
  [paths.about, 'about'],
  [paths.help, 'help'],
  [paths.privacy, 'privacy'],
  [paths.terms, 'terms'],
  [paths.cookies, 'cookies'],
  [paths.accessibility, 'accessibility'],
  [paths.donate, 'donate'],
] as const;

const LanguageSelect = () => {
  const say = useText(shell);
  const { language, failed, choose } = useLanguage();
  const id = useId();
  return (
    <span className={c('select')}>
      <label htmlFor={id}>{say('language')}</label>
      <select id={id} value={language} onChange={(event) => choose(event.target.value as Language)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      {failed && <span role="status">{say('languageNotLoaded')}</span>}
    </span>
  );
};

const CountrySelect = () => {
  const say = useText(shell);
  const id = useId();
  const [country, setCountry] = useState<string>('Uganda');
  useEffect(() => {
    const saved = readLocal('afl_country');
    if (footerCountries.some((name) => name === saved) && saved !== null) setCountry(saved);
  }, []);
  const choose = (name: string) => {
    writeLocal('afl_country', name);
    setCountry(name);
  };
  return (
    <span className={c('select')}>
      <label htmlFor={id}>{say('country')}</label>
      <select id={id} value={country} onChange={(event) => choose(event.target.value)}>
        {footerCountries.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  );
};

/**
 * On every page (spec 1 §2.1), folded for young children, who have no use for it. Store and social links: only where
 * an operator sets them, and for visitors only (G19).
 */
export const Footer = () => {
  const say = useText(shell);
  const isVisitor = useSession().status === 'guest';
  const siteLinks = useSiteLinks();
  const young = useYoung();
  const all = (
    <div className={c('wrap')}>
      {!young && (
        <Link to={paths.home} className={c('home')}>
          <Logo />
        </Link>
      )}
      <LanguageSelect />
      <CountrySelect />
      <ul className={c('links')}>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{say(text)}</Link>
          </li>
        ))}
        {isVisitor &&
          siteLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
      </ul>
      <p className={c('small')}>
        {say('nonProfit')} · {say('copyright')}
      </p>
    </div>
  );
  return (
    <footer className={c('foot')}>
      {young ? (
        <details>
          <summary>
            <Logo />
          </summary>
          {all}
        </details>
      ) : (
        all
      )}
    </footer>
  );
};
