import { type OpenTool, openToolOf } from '@afrolearn/learning/tools/registry.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { writeLocal } from '#lib/local.ts';
import { tools } from '#messages/tools/en.ts';
import { useRecord } from '#offline/use-record.ts';
import { useParams } from '#routing/index.ts';
import { toolDoors } from '#tools/doors.ts';
import { Empty } from '#ui/empty.tsx';
import { useFocusedWork } from '#ui/focused.ts';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';

/* A chunk of its own, so that opening a tool does not load it. */
const NotHereYet = lazyPart(async () => (await import('#features/tool-hub/missing-tool.tsx')).MissingTool);

/** The documented text (spec 1 §2.8) while the code of a tool loads. */
const Loading = () => {
  const say = useText(tools);
  return (
    <Empty picture={basket}>
      <span role="status">{say('loading')}</span>
    </Empty>
  );
};

const Opened = ({ tool }: { tool: OpenTool }) => {
  const record = useRecord();
  const sentFor = useRef<typeof record | null>(null);
  useFocusedWork(true);
  useEffect(() => {
    writeLocal('afl_tool_last', tool);
  }, [tool]);
  // Sent once for each learner. A failure is ignored: only the list of activities depends on this event.
  useEffect(() => {
    if (sentFor.current === record) return;
    sentFor.current = record;
    record('tool.used', { tool }).catch(() => undefined);
  }, [record, tool]);
  const Tool = toolDoors[tool];
  return <Tool />;
};

/** /tools/:slug: the tool, or help to choose where there is no such tool. */
export const StudyToolPage = () => {
  const tool = openToolOf(useParams()['slug'] ?? '');
  return (
    <Suspense fallback={<Loading />}>
      {tool === null ? <NotHereYet /> : <Opened key={tool} tool={tool} />}
    </Suspense>
  );
};
