import { toolOf } from '@afrolearn/learning/tools/slugs.ts';
import { ChevronRight, LayoutGrid } from 'lucide-react';
import { Suspense } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useYoung } from '#lib/session.tsx';
import { pages } from '#messages/pages/en.ts';
import { toolHub } from '#messages/tool-hub/en.ts';
import { Link, useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import { isNear, nearestTools } from './find-tools.ts';
import css from './missing-tool.module.css';
import { type HubTool, isReady, type ReadyTool, useHubTools } from './use-hub-tools.ts';
import { YoungTools } from './young-tools.tsx';

const c = classes(css);

const readable = (slug: string): string => slug.replaceAll(/[-_]+/g, ' ').slice(0, 40);

type Way = { to: string; cloth: Cloth; picture: string; words: string; about?: string };

const Ways = ({ ways, loud = false }: { ways: readonly Way[]; loud?: boolean }) => (
  <ul className={c('ways')}>
    {ways.map(({ to, cloth, picture, words, about }) => (
      <li key={`${to} ${words}`}>
        <Link to={to} className={c('way', loud && 'loud')} data-cloth={cloth}>
          <span className={c('picture')}>
            <img src={picture} alt="" width="48" height="48" />
          </span>
          <span>
            <b>{words}</b> {about !== undefined && <small>{about}</small>}
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
);

const wayTo = ({ slug, cloth, picture, name, about }: ReadyTool): Way => ({
  to: paths.tool(slug),
  cloth,
  picture,
  words: name,
  about,
});

/* The wishes offered to children, in this order. */
const wants = [
  'math-playground',
  'homework-helper',
  'science-explorer',
  'reading-partner',
  'drawing-buddy',
  'brain-burst',
  'story-builder',
  'spelling-bee',
  'map-explorer',
  'revision-timer',
  'jokes-riddles',
] as const;
const mostWants = 6;

/** 'I want to …': tools that are ready, and practice where there is no tool for sums. */
const useWants = (tools: readonly HubTool[], besides: readonly Way[]): readonly Way[] => {
  const say = useText(toolHub);
  const ways = wants.flatMap((slug): Way[] => {
    const tool = tools.find((one) => one.slug === slug);
    if (tool === undefined) return [];
    const words = say(`want.${slug}`);
    if (isReady(tool)) return [{ ...wayTo(tool), words, about: tool.name }];
    if (slug !== 'math-playground') return [];
    return [{ to: paths.practice, cloth: tool.cloth, picture: tool.picture, words }];
  });
  return ways.filter(({ to }) => !besides.some((one) => one.to === to)).slice(0, mostWants);
};

/** Available tools to suggest instead: of the same tab, else any. */
const insteadOf = (tools: readonly HubTool[], missing: HubTool): readonly Way[] => {
  const ready = tools.filter(isReady);
  const alike = ready.filter(({ tab }) => tab === missing.tab);
  return (alike.length > 0 ? alike : ready).slice(0, 3).map(wayTo);
};

/** An address of a tool that is not available: a documented one that is still being made, or an unknown name. */
export const MissingTool = () => {
  const say = useText(toolHub);
  const sayPage = useText(pages);
  const slug = useParams()['slug'] ?? '';
  const tools = useHubTools();
  const young = useYoung();
  const documented = tools.find((tool) => tool.slug === toolOf(slug));
  const [nearest] = nearestTools(tools, slug);
  const near = nearest !== undefined && isNear(nearest, slug) ? nearest : undefined;
  // An unknown name may mean a tool that is still being made.
  const unmade = documented ?? (near?.open === null ? near : undefined);
  const nearWays = documented === undefined && near !== undefined && isReady(near) ? [wayTo(near)] : [];
  const instead = unmade === undefined ? nearWays : insteadOf(tools, unmade);
  const further = useWants(tools, instead);
  usePageTitle(documented?.name ?? sayPage('tool'));
  const missing = sayPage('toolMissing');
  if (young)
    return (
      <div className={c('page')}>
        <Suspense fallback={<Bones lines={6} label={missing} />}>
          <YoungTools title={missing} tools={tools} start={null} />
        </Suspense>
      </div>
    );
  return (
    <div className={c('page')}>
      <header className={c('head')}>
        <div className={c('lead')}>
          <h1>{documented?.name ?? missing}</h1>
          {documented !== undefined && <p>{missing}</p>}
          <p>
            {documented === undefined && `${say('lookedFor', { slug: readable(slug) })} `}
            {unmade !== undefined && `${say('stillMade', { name: unmade.name })} ${say('useNow')}`}
            {nearWays.length > 0 && say('isNear')}
          </p>
        </div>
        {documented === undefined ? (
          <span className={c('crane')} />
        ) : (
          <img src={documented.picture} alt="" width="120" height="120" />
        )}
      </header>
      {instead.length > 0 && <Ways ways={instead} loud={nearWays.length > 0} />}
      {further.length > 0 && (
        <section className={c('section')} aria-labelledby="wants">
          <h2 id="wants">{say('wants')}</h2>
          <Ways ways={further} />
        </section>
      )}
      <ButtonLink kind="quiet" to={paths.tools} icon={<LayoutGrid aria-hidden="true" />}>
        {sayPage('toTools')}
      </ButtonLink>
    </div>
  );
};
