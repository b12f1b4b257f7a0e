import { type ToolPage, wordsOfBlock } from '@afrolearn/learning/assistant/page.ts';
import type { WordableTool } from '@afrolearn/learning/assistant/wordable.ts';
import { useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { assistant } from '#messages/assistant/en.ts';
import { modelIsSet, otherWords } from '#teaching-kit/assistant/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './assistant.module.css';

const c = classes(css);

type Blocks = ToolPage['blocks'];
type Pair = { readonly before: string; readonly after: string };

const changesIn = (before: Blocks, after: Blocks): readonly Pair[] => {
  const pairs = before.flatMap((block, at) => {
    const next = after[at];
    const words = next === undefined ? [] : wordsOfBlock(next);
    return wordsOfBlock(block).map((one, place) => ({ before: one, after: words[place] ?? one }));
  });
  const changed = pairs.filter((pair) => pair.before !== pair.after);
  return changed.filter(({ before: one }, at) => changed.findIndex((pair) => pair.before === one) === at);
};

type Asked =
  | 'no'
  | 'busy'
  | { readonly failed: string | null }
  | { readonly of: ToolPage; readonly blocks: Blocks };

type Props = { tool: WordableTool; page: ToolPage; onKeep: (page: ToolPage) => void };

/**
 * With a configured model: its rewording is a suggestion, shown line by line next to the teacher's words, to
 * accept or reject. The page changes only when accepted, and can be undone.
 */
export const OtherWords = ({ tool, page, onKeep }: Props) => {
  const say = useText(assistant);
  const model = useAnswer('assistant model', modelIsSet);
  const [asked, setAsked] = useState<Asked>('no');
  if (model.data?.set !== true) return null;
  const ask = async () => {
    setAsked('busy');
    try {
      const { blocks } = await otherWords(tool, page.blocks);
      setAsked({ of: page, blocks });
    } catch (cause) {
      setAsked({ failed: cause instanceof CallError ? cause.said : null });
    }
  };
  // A suggestion for an older version of the page is dropped.
  const suggestion =
    typeof asked === 'object' && 'blocks' in asked && asked.of === page ? asked.blocks : null;
  return (
    <div className={join(c('words'), 'noprint')}>
      <div className={c('bar')}>
        <Button kind="quiet" size="sm" busy={asked === 'busy'} onClick={ask}>
          {say('aiAsk')}
        </Button>
        <small className={join(c('hint'), c('grow'))}>{say('aiHint')}</small>
      </div>
      {typeof asked === 'object' && 'failed' in asked && (
        <Notice kind="notyet">{asked.failed ?? say('aiFailed')}</Notice>
      )}
      {suggestion !== null && (
        <section className={c('suggestion')} aria-label={say('aiTitle')}>
          <div className={c('bar')}>
            <b className={c('grow')}>{say('aiTitle')}</b>
            <Badge kind="notyet">{say('aiMade')}</Badge>
          </div>
          <ul className={c('pairs')} lang="en">
            {changesIn(page.blocks, suggestion).map(({ before, after }) => (
              <li key={before}>
                <del>{before}</del>
                <ins>{after}</ins>
              </li>
            ))}
          </ul>
          <div className={c('bar')}>
            <Button
              size="sm"
              onClick={() => {
                setAsked('no');
                onKeep({ ...page, blocks: suggestion, modelWords: true });
              }}
            >
              {say('aiKeep')}
            </Button>
            <Button kind="ghost" size="sm" onClick={() => setAsked('no')}>
              {say('aiDrop')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
};
