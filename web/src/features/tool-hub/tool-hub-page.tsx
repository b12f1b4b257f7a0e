import { Suspense, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useYoung } from '#lib/session.tsx';
import { pages } from '#messages/pages/en.ts';
import { toolHub } from '#messages/tool-hub/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CarryOn } from './carry-on.tsx';
import css from './tool-hub.module.css';
import { FoundTools, hubTabs, TabTools } from './tool-list.tsx';
import { type HubTool, isReady, useHubTools } from './use-hub-tools.ts';
import { useStart } from './use-start.ts';
import { GrownUps, YoungTools } from './young-tools.tsx';

const c = classes(css);

const FindTool = ({ query, onQuery }: { query: string; onQuery: (query: string) => void }) => {
  const say = useText(toolHub);
  return (
    <search className={c('find')}>
      <LineIcon name="search" />
      <input
        type="search"
        aria-label={say('find')}
        placeholder={say('find')}
        autoComplete="off"
        maxLength={60}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </search>
  );
};

type ToolsProps = { tools: readonly HubTool[]; madeWith: (tool: HubTool) => number };

/** The search and the four documented tabs. */
const AllTools = ({ tools, madeWith }: ToolsProps) => {
  const sayPage = useText(pages);
  const [selected, setSelected] = useState('allTools');
  const [query, setQuery] = useState('');
  const find = (next: string) => {
    // A search that begins on one tab looks through all of them. Choosing a tab then narrows it.
    if (query.trim() === '' && next.trim() !== '') setSelected('allTools');
    setQuery(next);
  };
  const tabs = [
    { id: 'allTools', tabs: hubTabs } as const,
    ...hubTabs.map((tab) => ({ id: tab, tabs: [tab] }) as const),
  ];
  return (
    <div className={c('bar')}>
      <FindTool query={query} onQuery={find} />
      <Tabs
        className={c('tabs')}
        label={sayPage('tools')}
        selected={selected}
        onSelect={setSelected}
        tabs={tabs.map(({ id, tabs: shown }) => {
          const props = { tools, madeWith, tabs: shown };
          return {
            id,
            label: sayPage(id),
            panel: query.trim() === '' ? <TabTools {...props} /> : <FoundTools {...props} query={query} />,
          };
        })}
      />
    </div>
  );
};

/** /ubongo-tools, /student-tools, /learning-tools: the hub of the study tools (spec 1 §2.8). */
export const ToolHubPage = () => {
  const say = useText(toolHub);
  const sayPage = useText(pages);
  const young = useYoung();
  const tools = useHubTools();
  const { start, madeWith } = useStart(tools);
  const title = sayPage('tools');
  usePageTitle(title);
  if (young)
    return (
      <div className={c('page')}>
        <StandingNotice />
        <Suspense fallback={<Bones lines={6} label={title} />}>
          <YoungTools title={say('whatNow')} tools={tools} start={start} />
          <GrownUps open={false}>
            <AllTools tools={tools} madeWith={madeWith} />
          </GrownUps>
        </Suspense>
      </div>
    );
  return (
    <div className={c('page')}>
      <PageTitle title={title} lead={say('lead', { count: tools.filter(isReady).length })} />
      <StandingNotice />
      {start !== null && <CarryOn start={start} />}
      <AllTools tools={tools} madeWith={madeWith} />
    </div>
  );
};
