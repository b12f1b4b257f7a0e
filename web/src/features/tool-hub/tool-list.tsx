import type { HubTab } from '@afrolearn/learning/tools/registry.ts';
import { ChevronDown, FolderOpen } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { pages } from '#messages/pages/en.ts';
import { toolHub } from '#messages/tool-hub/en.ts';
import { Link } from '#routing/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { findTools, nearestTools } from './find-tools.ts';
import css from './tool-hub.module.css';
import { type HubTool, isReady, type ReadyTool } from './use-hub-tools.ts';

const c = classes(css);

export const hubTabs = ['academicTools', 'skillBuilders', 'funTools'] as const satisfies readonly HubTab[];

type Lead = {
  to: string;
  text:
    | 'practise'
    | 'review'
    | 'money-smart'
    | 'code-club'
    | 'future-skills'
    | 'cultural-corner'
    | 'creative-arts';
  /** Only for learners, whose data it shows. */
  own?: true;
};

/* Existing activities are listed beside the tools, so that no tab is a dead end. */
const leads: Readonly<Record<HubTab, readonly Lead[]>> = {
  academicTools: [
    { to: paths.practice, text: 'practise' },
    { to: paths.review, text: 'review', own: true },
  ],
  skillBuilders: [
    { to: paths.moneySmart, text: 'money-smart' },
    { to: paths.codeClub, text: 'code-club' },
    { to: paths.futureSkills, text: 'future-skills' },
  ],
  funTools: [
    { to: paths.culturalCorner, text: 'cultural-corner' },
    { to: paths.creativeArts, text: 'creative-arts' },
  ],
};

type MadeWith = (tool: HubTool) => number;

const ToolCard = ({ tool, made }: { tool: ReadyTool; made: number }) => {
  const say = useText(toolHub);
  return (
    <li>
      <Link to={paths.tool(tool.slug)} className={c('card')} data-cloth={tool.cloth}>
        <span className={c('picture')}>
          <img src={tool.picture} alt="" width="96" height="96" />
        </span>
        <span className={c('words')}>
          <h3>{tool.name}</h3>
          <span>{tool.about}</span>
          {made > 0 && (
            <span className={c('made')}>
              <FolderOpen size={20} aria-hidden="true" />
              {say('made', { count: made })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
};

const Cards = ({ tools, madeWith }: { tools: readonly ReadyTool[]; madeWith: MadeWith }) => (
  <ul className={c('cards')}>
    {tools.map((tool) => (
      <ToolCard key={tool.slug} tool={tool} made={madeWith(tool)} />
    ))}
  </ul>
);

const Also = ({ tabs }: { tabs: readonly HubTab[] }) => {
  const say = useText(toolHub);
  const sayPage = useText(pages);
  const { user } = useSession();
  const ways = tabs
    .flatMap((tab) => leads[tab])
    .filter(({ own }) => own !== true || user?.role === 'learner');
  return (
    <section className={c('group')} aria-label={say('also')}>
      <h2 className={c('small')}>{say('also')}</h2>
      <ul className={c('ways')}>
        {ways.map(({ to, text }) => (
          <li key={to}>
            <ButtonLink kind="quiet" to={to}>
              {sayPage(text)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Unavailable tools, folded under one line below the available ones. Their names have no links. */
const Unmade = ({ tools }: { tools: readonly HubTool[] }) => {
  const say = useText(toolHub);
  if (tools.length === 0) return null;
  return (
    <details className={c('fold')}>
      <summary>
        {say('moreMade', { count: tools.length })}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <p>{say('whenMade')}</p>
      <ul>
        {tools.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
    </details>
  );
};

type TabProps = { tools: readonly HubTool[]; tabs: readonly HubTab[]; madeWith: MadeWith };

/** All tools of one tab, or of all of them. */
export const TabTools = ({ tools, tabs, madeWith }: TabProps) => {
  const sayPage = useText(pages);
  const groups = tabs
    .map((tab) => ({ tab, ready: tools.filter(isReady).filter((tool) => tool.tab === tab) }))
    .filter(({ ready }) => ready.length > 0);
  return (
    <div className={c('groups')}>
      {groups.map(({ tab, ready }) => (
        <section key={tab} className={c('group')} aria-label={sayPage(tab)}>
          <h2 className={tabs.length === 1 ? 'vh' : undefined}>
            {sayPage(tab)} <small>{ready.length}</small>
          </h2>
          <Cards tools={ready} madeWith={madeWith} />
        </section>
      ))}
      <Also tabs={tabs} />
      <Unmade tools={tools.filter((tool) => !isReady(tool) && tabs.includes(tool.tab))} />
    </div>
  );
};

/** Tools that fit what was typed; without one, the nearest. */
export const FoundTools = ({ tools, tabs, madeWith, query }: TabProps & { query: string }) => {
  const say = useText(toolHub);
  const fitting = findTools(
    tools.filter(({ tab }) => tabs.includes(tab)),
    query,
  );
  const ready = fitting.filter(isReady);
  // One that only mentions the word is no answer to it.
  const unmade = fitting.filter((tool) => !isReady(tool)).slice(0, 3);
  return (
    <div className={c('group')}>
      <h2 role="status" className={c('small')}>
        {ready.length === 0
          ? say('noneFits', { query: query.trim() })
          : say('found', { count: ready.length })}
      </h2>
      {ready.length > 0 && <Cards tools={ready} madeWith={madeWith} />}
      {unmade.length > 0 && (
        <ul className={c('unmade')}>
          {unmade.map(({ slug, name }) => (
            <li key={slug}>{say('stillMade', { name })}</li>
          ))}
        </ul>
      )}
      {ready.length === 0 && (
        <>
          <p>{say('perhaps')}</p>
          <Cards tools={nearestTools(tools.filter(isReady), query).slice(0, 3)} madeWith={madeWith} />
        </>
      )}
    </div>
  );
};
