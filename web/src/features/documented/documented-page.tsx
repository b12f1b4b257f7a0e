import { useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { pages } from '#messages/pages/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import crane from '#ui/pictures/illustrations/lost-crane.svg?no-inline';
import market from '#ui/pictures/illustrations/market.svg?no-inline';
import teacher from '#ui/pictures/illustrations/teacher.svg?no-inline';
import { Tabs } from '#ui/tabs.tsx';
import { type Documented, documentedPages, type PageKey } from './documented.ts';
import css from './documented-page.module.css';

const c = classes(css);

const pictures = { basket, crane, teacher, market } as const;
const missing: Documented = { title: 'lesson', empty: 'noLesson' };

const useDocumented = () => {
  const { pathname } = useLocation();
  for (const [path, page] of Object.entries(documentedPages)) {
    const match = matchPath(path, pathname);
    if (match !== null) return { page, id: match.params['id'] ?? match.params['slug'] ?? '' };
  }
  return { page: missing, id: '' };
};

/** Shows a documented route as far as it is built: what it is called, its tabs, and honestly that it is empty. */
export const DocumentedPage = () => {
  const say = useText(pages) as (key: PageKey, values: Record<string, string>) => string;
  const { user } = useSession();
  const { page, id } = useDocumented();
  const [selected, setSelected] = useState<string>(page.tabs?.[0]?.name ?? '');
  const values = { id, name: user?.name ?? '', title: '' };
  const title = say(page.title, values);
  usePageTitle(title);
  const { lead } = page;
  return (
    <div className={c('page')} data-mood={page.mood}>
      <PageTitle title={title} />
      <StandingNotice />
      {page.tabs === undefined ? (
        <Empty
          picture={pictures[page.picture ?? 'basket']}
          action={lead && <ButtonLink to={lead.to}>{say(lead.text, values)}</ButtonLink>}
        >
          {page.empty !== undefined && say(page.empty, { ...values, title })}
        </Empty>
      ) : (
        <Tabs
          label={title}
          selected={selected}
          onSelect={setSelected}
          tabs={page.tabs.map(({ name, leads }) => ({
            id: name,
            label: say(name, values),
            panel: (
              <ul className={c('leads')}>
                {leads
                  .filter(({ own }) => own !== true || user?.role === 'learner')
                  .map(({ to, text }) => (
                    <li key={to}>
                      <ButtonLink kind="quiet" className={c('lead')} to={to}>
                        {say(text, values)}
                      </ButtonLink>
                    </li>
                  ))}
              </ul>
            ),
          }))}
        />
      )}
    </div>
  );
};
