import { type OpenTool, openTools, toolRegistry } from '@afrolearn/learning/tools/registry.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession, useYoung } from '#lib/session.tsx';
import { pages } from '#messages/pages/en.ts';
import { tools } from '#messages/tools/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { matchPath, useLocation } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import classTree from '#ui/pictures/illustrations/class-tree.svg?no-inline';
import counts from '#ui/pictures/illustrations/count.svg?no-inline';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import feast from '#ui/pictures/illustrations/feast.svg?no-inline';
import harvest from '#ui/pictures/illustrations/harvest.svg?no-inline';
import crane from '#ui/pictures/illustrations/lost-crane.svg?no-inline';
import market from '#ui/pictures/illustrations/market.svg?no-inline';
import teacher from '#ui/pictures/illustrations/teacher.svg?no-inline';
import { Tabs } from '#ui/tabs.tsx';
import { type Documented, documentedPages, type PageKey } from './documented.ts';
import css from './documented-page.module.css';

const c = classes(css);

const pictures = { basket, crane, teacher, market } as const;
/* Shared with the home of young children, who have it loaded. */
const PictureChoice = lazyPart(async () => (await import('#progress-kit/young/index.ts')).PictureChoice);
const GrownUps = lazyPart(async () => (await import('#progress-kit/young/index.ts')).GrownUps);
const missing: Documented = { title: 'lesson', empty: 'noLesson' };

const useDocumented = () => {
  const { pathname } = useLocation();
  for (const [path, page] of Object.entries(documentedPages)) {
    const match = matchPath(path, pathname);
    if (match !== null) return { page, id: match.params['id'] ?? match.params['slug'] ?? '' };
  }
  return { page: missing, id: '' };
};

const toolsOfTab = (tab: PageKey): readonly OpenTool[] =>
  openTools.filter((tool) => tab === 'allTools' || toolRegistry[tool].tab === tab);

/* Four pictures for children who cannot read yet. */
const forYoung = [
  { to: paths.practice, text: 'practise', picture: counts, cloth: 'math' },
  { to: paths.review, text: 'review', picture: harvest, cloth: 'life' },
  { to: paths.culturalCorner, text: 'cultural-corner', picture: classTree, cloth: 'culture' },
  { to: paths.creativeArts, text: 'creative-arts', picture: feast, cloth: 'english' },
] as const;

/** Pictures for a young child; the content for older ones is collapsed, for an adult. */
const YoungTools = ({ title, children }: { title: string; children: ReactNode }) => {
  const say = useText(pages);
  return (
    <Suspense fallback={<Bones lines={6} label={title} />}>
      <PictureChoice
        title={title}
        ways={forYoung.map(({ text, ...way }) => ({ ...way, words: say(text) }))}
      />
      <GrownUps open={false}>{children}</GrownUps>
    </Suspense>
  );
};

/** A documented route that is not built yet: its title, its tabs, and that it is empty. */
export const DocumentedPage = () => {
  const say = useText(pages) as (key: PageKey, values: Record<string, string>) => string;
  const sayTool = useText(tools);
  const { user } = useSession();
  const { page, id } = useDocumented();
  const [selected, setSelected] = useState<string>(page.tabs?.[0]?.name ?? '');
  const values = { id, name: user?.name ?? '', title: '' };
  const title = say(page.title, values);
  usePageTitle(title);
  const young = useYoung();
  const { lead } = page;
  const tabs = page.tabs !== undefined && (
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
            {toolsOfTab(name).map((tool) => (
              <li key={tool}>
                <ButtonLink kind="quiet" className={c('lead')} to={paths.tool(tool)}>
                  {sayTool(tool)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
  if (young && tabs)
    return (
      <div className={c('page')}>
        <StandingNotice />
        <YoungTools title={title}>{tabs}</YoungTools>
      </div>
    );
  return (
    <div className={c('page')} data-mood={page.mood}>
      <PageTitle title={title} />
      <StandingNotice />
      {tabs || (
        <Empty
          picture={pictures[page.picture ?? 'basket']}
          action={lead && <ButtonLink to={lead.to}>{say(lead.text, values)}</ButtonLink>}
        >
          {page.empty !== undefined && say(page.empty, { ...values, title })}
        </Empty>
      )}
    </div>
  );
};
