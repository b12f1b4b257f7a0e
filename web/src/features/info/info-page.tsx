import type { ComponentType } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { info } from '#messages/info/en.ts';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { articles } from './articles/index.ts';
import css from './info-page.module.css';
import type { InfoPageName } from './pages.ts';

const c = classes(css);

/** A title, one sentence, and a full article where visitors need one (spec 2, 'Other routes'). */
const InfoPage = ({ name, Article }: { name: InfoPageName; Article: ComponentType | null }) => {
  const say = useText(info);
  const { language } = useLanguage();
  usePageTitle(say(`${name}.title`));
  return (
    <article className={c('page')}>
      <h1>{say(`${name}.title`)}</h1>
      <p className={c('sentence')}>{say(`${name}.sentence`)}</p>
      {Article !== null && language !== 'en' && <Notice kind="info">{say('englishOnly')}</Notice>}
      {Article !== null && (
        <div className={c('article')} lang="en">
          <Article />
        </div>
      )}
    </article>
  );
};

/** The page of one name with its article loaded. */
export const infoPageOf = async (name: InfoPageName): Promise<ComponentType> => {
  const Article = (await articles[name]?.())?.Article ?? null;
  return () => <InfoPage name={name} Article={Article} />;
};
