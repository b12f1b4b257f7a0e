import { longestSum, solve } from '@afrolearn/learning/sums/solve.ts';
import type { Sum } from '@afrolearn/learning/sums/sum.ts';
import { homeworkProof } from '@afrolearn/learning/tools/homework-helper/proof.ts';
import { Lightbulb } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { type ToolAnswer, ToolFrame, useToolUse } from '#tool-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { Ask, type Way } from './ask.tsx';
import { SumPage } from './sum-page.tsx';
import { WordsPage } from './words-page.tsx';

const tool = 'homework-helper';
/** As many as an event may carry. */
const mostAnswers = 60;

type Page =
  | { readonly at: 'ask' }
  | { readonly at: 'sum'; readonly typed: string; readonly sum: Sum }
  | { readonly at: 'words'; readonly question: string };

/** A question in words, such as no sum has: two words of letters at least. */
const isWorded = (typed: string): boolean => (typed.match(/\p{L}{3,}/gu) ?? []).length > 1;

/** /tools/homework-helper */
export const HomeworkHelper = () => {
  const say = useText(homeworkHelper);
  const use = useToolUse(tool, homeworkProof, null);
  const [page, setPage] = useState<Page>({ at: 'ask' });
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState<Way>('numbers');
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  // Steps of several short sums make one use.
  const filled = useRef<readonly ToolAnswer[]>([]);

  const change = (text: string) => {
    setTyped(text);
    setProblem(null);
  };
  const ask = () => {
    const question = typed.trim().slice(0, longestSum);
    if (question === '') return;
    const reading = solve(question);
    if (reading.kind === 'sum') setPage({ at: 'sum', typed: question, sum: reading.sum });
    else if (reading.kind === 'none') setProblem(reading.reason);
    else if (isWorded(question)) setPage({ at: 'words', question });
    else setProblem(say('cannotRead'));
  };
  const solved = (answers: readonly ToolAnswer[]) => {
    filled.current = [...filled.current, ...answers].slice(-mostAnswers);
    use
      .complete({ answers: filled.current })
      .then((isWhole) => {
        if (isWhole) filled.current = [];
      })
      .catch(() => undefined);
  };
  const other = () => {
    // A completed use has ended; one that was too short goes on with the next sum.
    if (use.completion !== null) use.begin();
    setTyped('');
    setProblem(null);
    setAsked(asked + 1);
    setPage({ at: 'ask' });
  };

  if (page.at === 'sum')
    return (
      <SumPage
        key={asked}
        typed={page.typed}
        sum={page.sum}
        onSolved={solved}
        onOther={other}
        completion={use.completion}
      />
    );
  if (page.at === 'words') return <WordsPage key={asked} question={page.question} onOther={other} />;
  const isEmpty = typed.trim() === '';
  return (
    <ToolFrame
      tool={tool}
      cloth="math"
      help={say('help')}
      dock={
        <Button icon={<Lightbulb />} aria-disabled={isEmpty} onClick={ask}>
          {say(isEmpty ? 'typeFirst' : 'giveHint')}
        </Button>
      }
    >
      <Ask
        typed={typed}
        onType={change}
        way={way}
        onWay={setWay}
        onAsk={ask}
        problem={problem}
        arrives={asked > 0}
      />
    </ToolFrame>
  );
};
