import { isForLearners } from '@afrolearn/learning/assignments/page-as-paper.ts';
import type { ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { pupilsCopy } from '@afrolearn/learning/assistant/pupils-copy.ts';
import { groupOfTool, type ToolId } from '@afrolearn/learning/assistant/tools.ts';
import { isWordable } from '@afrolearn/learning/assistant/wordable.ts';
import { useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { today } from '#lib/today.ts';
import { assistant } from '#messages/assistant/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './assistant.module.css';
import { GivePage } from './give-page.tsx';
import { OtherWords } from './other-words.tsx';
import { PageSheet } from './page/page-sheet.tsx';
import { PaperCount } from './page/paper-count.tsx';
import { useSheets } from './page/use-sheets.ts';
import type { useMadePage } from './use-made-page.ts';

const c = classes(css);

type Made = ReturnType<typeof useMadePage>;
type Props = Pick<Made, 'kept' | 'saving' | 'canUndo' | 'change' | 'undo'> & {
  tool: ToolId;
  page: ToolPage;
  onSave: (asNew: boolean) => Promise<void>;
  onRemove: () => Promise<void>;
};

/** A made page with its actions. */
export const MadePage = ({ tool, page, kept, saving, canUndo, change, undo, onSave, onRemove }: Props) => {
  const say = useText(assistant);
  const [half, setHalf] = useState(false);
  const [sure, setSure] = useState(false);
  const isGiven = isForLearners(tool);
  const apart = isGiven || groupOfTool(tool) === 'learn';
  const copy = apart ? pupilsCopy(page) : page;
  // The line of sources would need a second sheet on a half page.
  const hasTeachers = copy.blocks.length < page.blocks.length;
  const sheet = { apart, day: isGiven ? null : today() };
  const isSaved = saving === 'done';
  const holder = useRef<HTMLElement>(null);
  const sheets = useSheets(holder, page, { half, isSmall: !isGiven });
  return (
    <section className={c('result')} ref={holder}>
      <div className={join(c('bar'), 'noprint')}>
        {/* Appearing buttons come last, so that Save stays in place when a field loses focus to it. */}
        <Button kind="paper" size="sm" busy={saving === 'busy'} onClick={() => onSave(false)}>
          {say('save')}
        </Button>
        <Button size="sm" onClick={() => window.print()}>
          {say('print')}
        </Button>
        {canUndo && (
          <Button kind="ghost" size="sm" onClick={undo}>
            {say('undo')}
          </Button>
        )}
        <Badge kind={isSaved ? 'ok' : 'notyet'}>{isSaved ? say('saved') : say('notSaved')}</Badge>
        <span className={join(c('hint'), c('grow'))}>{say('tap')}</span>
      </div>
      <fieldset className={join(c('bar'), 'noprint')}>
        <legend className="vh">{say('printAs')}</legend>
        <span className={c('hint')}>{say('printAs')}</span>
        <Button kind={half ? 'ghost' : 'quiet'} size="sm" aria-pressed={!half} onClick={() => setHalf(false)}>
          {say('a4')}
        </Button>
        <Button kind={half ? 'quiet' : 'ghost'} size="sm" aria-pressed={half} onClick={() => setHalf(true)}>
          {say('half')}
        </Button>
        {half && <small className={c('hint')}>{say('halfHint')}</small>}
        <span className={c('grow')} />
        {kept !== null && !sure && (
          <>
            <Button kind="ghost" size="sm" onClick={() => onSave(true)}>
              {say('copy')}
            </Button>
            <Button kind="ghost" size="sm" onClick={() => setSure(true)}>
              {say('remove')}
            </Button>
          </>
        )}
      </fieldset>
      <PaperCount tool={tool} page={page} sheets={sheets} isGiven={isGiven} half={half} />
      {kept !== null && isSaved && isGiven && <GivePage key={kept.version} page={page} />}
      {isWordable(tool) && <OtherWords tool={tool} page={page} onKeep={change} />}
      {sure && (
        <Notice
          kind="notyet"
          className="noprint"
          action={
            <>
              <Button kind="danger" size="sm" onClick={onRemove}>
                {say('removeYes')}
              </Button>
              <Button kind="ghost" size="sm" onClick={() => setSure(false)}>
                {say('keepIt')}
              </Button>
            </>
          }
        >
          {say('removeSure')}
        </Notice>
      )}
      {typeof saving === 'object' && (
        <Notice kind="bad" className="noprint">
          {saving.failed ?? say('saveFailed')}
        </Notice>
      )}
      {page.fewer !== undefined && (
        <Notice kind="info" className="noprint">
          {say('fewer', page.fewer)}
        </Notice>
      )}
      {half && (
        <div className={c('pair')} data-copies aria-hidden="true">
          <PageSheet {...sheet} page={copy} onChange={null} fromElsewhere={hasTeachers} />
          <PageSheet {...sheet} page={copy} onChange={null} fromElsewhere={hasTeachers} />
        </div>
      )}
      <PageSheet
        {...sheet}
        page={page}
        zoom={half ? 1 : sheets.zoom}
        onChange={change}
        printed={half ? (apart ? 'teachers' : 'nothing') : 'all'}
      />
    </section>
  );
};
