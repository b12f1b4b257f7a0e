import { type ToolGroup, type ToolId, toolIds } from '@afrolearn/learning/assistant/tools.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { assistant } from '#messages/assistant/en.ts';
import { Link } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Line } from '#ui/line-icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { type KeptPageRow, keptPages } from './assistant.api.ts';
import css from './assistant.module.css';
import { shownGroups } from './load-tools.ts';
import { groupSigns, toolSigns } from './signs.ts';

const c = classes(css);

const useMade = () => useAnswer('assistant pages', keptPages);

type RowProps = { to: string; tool: ToolId; title: string; about: string };

const Row = ({ to, tool, title, about }: RowProps) => (
  <li>
    <Link className={c('row')} to={to}>
      <Line path={toolSigns[tool]} size={20} />
      <span>
        <b>{title}</b>
        <small>{about}</small>
      </span>
    </Link>
  </li>
);

type GroupProps = { group: ToolGroup; ids: readonly ToolId[] };

const Group = ({ group, ids }: GroupProps) => {
  const say = useText(assistant);
  return (
    <Card as="section" aria-labelledby={`tools-${group}`} className={c('group')}>
      <header className={c('head')}>
        <span className={c('sign')}>
          <Line path={groupSigns[group]} size={20} />
        </span>
        <h2 id={`tools-${group}`}>{say(`group.${group}`)}</h2>
        <small>{say('tools', { count: ids.length })}</small>
      </header>
      <ul className={c('rows')}>
        {ids.map((id) => (
          <Row
            key={id}
            to={paths.assistantTool(id)}
            tool={id}
            title={say(`tool.${id}`)}
            about={say(`about.${id}`)}
          />
        ))}
      </ul>
    </Card>
  );
};

const firstShown = 3;

/** The pages this teacher made. If there are any, a short list is above the tools; otherwise a hint below them. */
const Made = ({ answer }: { answer: ReturnType<typeof useMade> }) => {
  const say = useText(assistant);
  const { language } = useLanguage();
  const { state, data, retry } = answer;
  const [all, setAll] = useState(false);
  const pages: readonly KeptPageRow[] = data ?? [];
  return (
    <Card as="section" aria-labelledby="tools-made" className={c('group')}>
      <header className={c('head')}>
        <h2 id="tools-made">{say('made')}</h2>
      </header>
      {state === 'failed' && <Failed retry={retry}>{say('madeFailed')}</Failed>}
      {state === 'done' && pages.length === 0 && <p className={c('none')}>{say('madeNone')}</p>}
      <ul className={c('rows', 'beside')}>
        {(all ? pages : pages.slice(0, firstShown)).map(({ id, tool, title, changedAt }) => (
          <Row
            key={id}
            to={paths.assistantPage(tool, id)}
            tool={tool}
            title={title}
            about={`${say(`tool.${tool}`)} · ${dayText(language, changedAt.slice(0, 10))}`}
          />
        ))}
      </ul>
      {!all && pages.length > firstShown && (
        <Button kind="ghost" size="sm" onClick={() => setAll(true)}>
          {say('madeAll', { count: pages.length })}
        </Button>
      )}
      {pages.length === 0 && (
        <Notice kind="info">
          <b>{say('stayTitle')}</b> {say('stay')}
        </Notice>
      )}
    </Card>
  );
};

/** The tools in their groups, and the pages this teacher made. For the dashboard's tab and for its own page. */
export const AssistantTab = () => {
  const say = useText(assistant);
  const made = useMade();
  const hasPages = made.data !== null && made.data.length > 0;
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const groups = shownGroups.map((group) => ({
    group,
    ids: toolIds[group].filter((id: ToolId) =>
      `${say(`tool.${id}`)} ${say(`about.${id}`)}`.toLowerCase().includes(words),
    ),
  }));
  const found = groups.filter(({ ids }) => ids.length > 0);
  return (
    <div className={c('tools')}>
      {hasPages && <Made answer={made} />}
      <div className={c('find')}>
        <TextField
          type="search"
          label={say('find')}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </div>
      {found.length === 0 && <p>{say('nothingFound')}</p>}
      <div className={c('groups')}>
        {found.map(({ group, ids }) => (
          <Group key={group} group={group} ids={ids} />
        ))}
        {!hasPages && <Made answer={made} />}
      </div>
    </div>
  );
};
