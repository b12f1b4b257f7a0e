import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { ArrowLeft, Eye, History, Save } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { useNavigate, useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { NotHere } from '#ui/not-here.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BasicsPart } from './basics-part.tsx';
import { sceneOf } from './draft.ts';
import { lessonAsShown } from './own-lessons.api.ts';
import css from './own-lessons.module.css';
import { QuestionsPart } from './questions/questions-part.tsx';
import type { Figures } from './scenes/scene-form.tsx';
import { ScenesPart } from './scenes/scenes-part.tsx';
import { SharePart } from './share-part.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import { VoicePart } from './voice/voice-part.tsx';

const c = classes(css);

const Preview = lazyPart(async () => (await import('./preview.tsx')).Preview);

const parts = ['basics', 'scenes', 'voice', 'questions', 'share'] as const;
type Part = (typeof parts)[number];

/** The figures of the scenes: the server's, and those chosen since. */
const useFigures = (id: string | null) => {
  const [chosen, setChosen] = useState<Figures>({});
  const { data } = useAnswer(id === null ? null : `own figures ${id}`, () => lessonAsShown(id ?? ''));
  const kept = data?.content?.type === 'own' ? data.content.figures : {};
  const figures: Figures = { ...kept, ...chosen };
  const add = (name: string, figure: Figure) => setChosen((now) => ({ ...now, [name]: figure }));
  return { figures, add };
};

/** The part of the editor that shows a field named by the server. */
const partOf = (field: string): Part => {
  const [first] = field.split('.');
  if (first === 'questions' || first === 'scenes') return first;
  return first === 'visibility' || first === 'classId' ? 'share' : 'basics';
};

type NoticeProps = { state: DraftState; part: Part; onPart: (part: Part) => void };

/** Where the text is stored (server or this device), and which other part has a problem. */
const SavingNotice = ({ state, part, onPart }: NoticeProps) => {
  const say = useText(ownLessons);
  const { saving, said, save, load } = state;
  if (saving === 'unkept') return <Notice kind="bad">{say('unkept')}</Notice>;
  if (saving === 'waits') return <Notice kind="info">{say('waits')}</Notice>;
  if (saving === 'failed') {
    const wrong = Object.keys(said.fields).map(partOf);
    const others = parts.filter((one) => one !== part && wrong.includes(one));
    const ways = others.map((one) => (
      <Button key={one} size="sm" kind="paper" onClick={() => onPart(one)}>
        {say(`part.${one}`)}
      </Button>
    ));
    return (
      <Notice kind="bad" action={ways.length > 0 && <span className={c('acts')}>{ways}</span>}>
        {said.text ?? say('saveFailed')}
      </Notice>
    );
  }
  if (saving !== 'changed') return null;
  return (
    <Notice
      kind="bad"
      action={
        <span className={c('acts')}>
          <Button size="sm" kind="paper" onClick={() => void load()}>
            {say('takeTheirs')}
          </Button>
          <Button size="sm" kind="paper" onClick={() => void save({}, true)}>
            {say('keepMine')}
          </Button>
        </span>
      }
    >
      {said.text}
    </Notice>
  );
};

const Editor = ({ id }: { id: string }) => {
  const say = useText(ownLessons);
  const navigate = useNavigate();
  const state = useDraft(id);
  const { draft, saving, save, missing, retry, take } = state;
  const { figures, add } = useFigures(draft?.id ?? null);
  const [part, setPart] = useState<Part>('basics');
  const [shown, setShown] = useState<'preview' | 'versions' | null>(null);
  usePageTitle(draft?.title || say('newLesson'));

  // A new lesson moves to its own address once the server has it.
  const keptId = draft?.id ?? null;
  useEffect(() => {
    if (id === 'new' && keptId !== null && saving === 'saved')
      navigate(paths.ownLesson(keptId), { replace: true });
  }, [id, keptId, saving, navigate]);

  if (missing === 'missing')
    return (
      <NotHere title={say('notHere')} text={say('notHereLead')} to={paths.ownLessons} way={say('title')} />
    );
  if (missing === 'failed') return <Failed retry={retry}>{say('loadFailed')}</Failed>;
  if (draft === null) return <Bones lines={6} label={say('loading')} />;
  const panels: Record<Part, ReactNode> = {
    basics: <BasicsPart state={state} />,
    scenes: <ScenesPart state={state} figures={figures} onFigure={add} />,
    voice:
      draft.id === null || saving !== 'saved' ? (
        <Notice
          kind="info"
          action={
            <Button size="sm" busy={saving === 'saving'} onClick={() => void save()}>
              {say('save')}
            </Button>
          }
        >
          {say('saveBeforeVoice')}
        </Notice>
      ) : (
        <VoicePart lessonId={draft.id} classId={null} scenes={draft.scenes.map(sceneOf)} />
      ),
    questions: <QuestionsPart state={state} />,
    share: <SharePart state={state} />,
  };
  return (
    <div className={c('page')} data-mood="adult">
      <div>
        <ButtonLink kind="ghost" size="sm" icon={<ArrowLeft />} to={paths.ownLessons}>
          {say('back')}
        </ButtonLink>
      </div>
      <PageTitle
        title={draft.title || say('newLesson')}
        lead={say(`saving.${saving}`)}
        actions={
          <div className={c('acts')}>
            {draft.version !== null && (
              <Button kind="paper" size="sm" icon={<History />} onClick={() => setShown('versions')}>
                {say('version', { n: draft.version })}
              </Button>
            )}
            <Button kind="paper" size="sm" icon={<Eye />} onClick={() => setShown('preview')}>
              {say('preview')}
            </Button>
            <Button size="sm" icon={<Save />} busy={saving === 'saving'} onClick={() => void save()}>
              {say('save')}
            </Button>
          </div>
        }
      />
      <StandingNotice />
      <SavingNotice state={state} part={part} onPart={setPart} />
      <Tabs
        label={say('parts')}
        selected={part}
        onSelect={(chosen) => setPart(chosen as Part)}
        tabs={parts.map((one) => ({ id: one, label: say(`part.${one}`), panel: panels[one] }))}
      />
      {shown === 'versions' && draft.id !== null && draft.version !== null && (
        <VersionsDialog
          id={draft.id}
          version={draft.version}
          onClose={() => setShown(null)}
          onRestored={(kept) => {
            take(kept);
            setShown(null);
          }}
        />
      )}
      {shown === 'preview' && (
        <Suspense fallback={null}>
          <Preview draft={draft} figures={figures} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
};

/** /teacher-dashboard/lessons/{id}: the editor of an own lesson; `new` for one that the server does not have yet. */
export const EditorPage = () => {
  const { id = 'new' } = useParams();
  return <Editor key={id} id={id} />;
};
