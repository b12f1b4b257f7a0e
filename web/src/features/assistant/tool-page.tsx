import type { Tool } from '@afrolearn/learning/assistant/tool.ts';
import { groupOfTool, isToolId, type ToolId } from '@afrolearn/learning/assistant/tools.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { useEffect, useEffectEvent } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { assistant } from '#messages/assistant/en.ts';
import { useNavigate, useParams, useSearchParams } from '#routing/index.ts';
import { keptPage, loadTools } from '#teaching-kit/assistant/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { NotHere } from '#ui/not-here.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Spinner } from '#ui/spinner.tsx';
import css from './assistant.module.css';
import { MadePage } from './made-page.tsx';
import { type Asked, ToolForm } from './tool-form.tsx';
import { useMadePage } from './use-made-page.ts';

const c = classes(css);

/** Values from the query: `?lesson=u400-l1&mistake=…`. */
const askedBy = (search: URLSearchParams): Asked | null => {
  const lessonId = search.get('lesson') ?? '';
  const entry = parseEntryId(lessonId);
  if (entry === undefined) return null;
  return { unitId: entry.unit, lessonId, values: { mistake: search.get('mistake') ?? '' } };
};

const Opened = ({ tool }: { tool: Tool }) => {
  const say = useText(assistant);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get('page');
  const made = useMadePage(tool.id);
  const asked = askedBy(search);
  const isOpen = made.kept?.id === wanted;
  const answer = useAnswer(wanted === null || isOpen ? null : `assistant page ${wanted}`, () =>
    keptPage(wanted ?? ''),
  );
  const take = useEffectEvent(() => {
    if (answer.state === 'done' && !isOpen) made.open(answer.data);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is the event; `take` reads what it needs
  useEffect(() => take(), [answer.data]);
  if (wanted !== null && answer.state === 'missing')
    return <NotHere title={say('gone')} text={say('goneText')} to={paths.assistant} way={say('toTools')} />;
  return (
    <div className={c('all')} data-mood="adult">
      <PageTitle
        className="noprint"
        title={say(`tool.${tool.id}`)}
        lead={say(`about.${tool.id}`)}
        actions={
          <ButtonLink kind="ghost" size="sm" to={paths.assistant}>
            {say('back')}
          </ButtonLink>
        }
      />
      <div className={c('tool')}>
        <aside className={join(c('form'), 'noprint')}>
          {answer.state === 'failed' && <Failed retry={answer.retry}>{say('madeFailed')}</Failed>}
          <ToolForm
            key={made.openedId ?? 'new'}
            tool={tool}
            form={made.form}
            asked={asked}
            onMade={made.made}
          />
        </aside>
        {made.page !== null && (
          <MadePage
            {...made}
            tool={tool.id}
            page={made.page}
            onSave={async (asNew) => {
              const id = await made.save(asNew);
              if (id !== null) navigate(paths.assistantPage(tool.id, id), { replace: true });
            }}
            onRemove={async () => {
              if (await made.remove()) navigate(paths.assistant);
            }}
          />
        )}
      </div>
    </div>
  );
};

const Loaded = ({ id }: { id: ToolId }) => {
  const say = useText(assistant);
  usePageTitle(say(`tool.${id}`));
  const { state, data, retry } = useAnswer(`assistant tools ${groupOfTool(id)}`, () =>
    loadTools(groupOfTool(id)),
  );
  if (state === 'failed') return <Failed retry={retry}>{say('unitFailed')}</Failed>;
  if (data === null) return <Spinner />;
  const tool = data.find((one) => one.id === id);
  if (tool === undefined)
    return (
      <NotHere title={say('noTool')} text={say('noToolText')} to={paths.assistant} way={say('toTools')} />
    );
  return <Opened key={id} tool={tool} />;
};

/** /teacher-dashboard/assistant/:tool, with `?page=` for a stored one. */
export const ToolPage = () => {
  const say = useText(assistant);
  const { tool = '' } = useParams();
  return isToolId(tool) ? (
    <Loaded id={tool} />
  ) : (
    <NotHere title={say('noTool')} text={say('noToolText')} to={paths.assistant} way={say('toTools')} />
  );
};
