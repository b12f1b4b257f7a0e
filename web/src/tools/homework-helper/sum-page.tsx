import { checkStep, type Sum } from '@afrolearn/learning/sums/sum.ts';
import { stepAnswer } from '@afrolearn/learning/tools/homework-helper/proof.ts';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { type Completion, type ToolAnswer, ToolFrame } from '#tool-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { AnswerRung } from './answer-rung.tsx';
import { HintRung } from './hint-rung.tsx';
import { Ladder, type Rung } from './ladder.tsx';
import css from './layout.module.css';
import { type Missed, StepsRung } from './steps-rung.tsx';

const c = classes(css);
const rungs: readonly Rung[] = ['hint', 'steps', 'answer'];

type SumPageProps = {
  typed: string;
  sum: Sum;
  /** The steps that the learner filled right, once the answer is reached. */
  onSolved: (answers: readonly ToolAnswer[]) => void;
  onOther: () => void;
  completion: Completion | null;
};

/** One sum on its ladder: hint, steps, answer. */
export const SumPage = ({ typed, sum, onSolved, onOther, completion }: SumPageProps) => {
  const say = useText(homeworkHelper);
  const [rung, setRung] = useState<Rung>('hint');
  const [chosen, setChosen] = useState<string | null>(null);
  const [right, setRight] = useState<boolean | null>(null);
  const [tried, setTried] = useState(false);
  const [at, setAt] = useState(0);
  const [filled, setFilled] = useState('');
  const [missed, setMissed] = useState<Missed | null>(null);
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const [answers, setAnswers] = useState<readonly ToolAnswer[]>([]);

  const goOn = (all: readonly ToolAnswer[]) => {
    setAnswers(all);
    setFilled('');
    setMissed(null);
    setAt(at + 1);
    if (at + 1 < sum.steps.length) return;
    setRung('answer');
    onSolved(all);
  };
  const check = () => {
    const step = sum.steps[at];
    const checked = step === undefined ? null : checkStep(step, filled);
    if (checked === null) return;
    if (checked.right) goOn([...answers, stepAnswer(typed, at + 1, filled)]);
    else setMissed({ help: checked.help, typed: filled });
  };
  const show = () => {
    setShown(new Set([...shown, at]));
    goOn(answers);
  };
  const choose = (choice: string) => {
    setChosen(choice);
    setRight(null);
  };
  const checkHint = () => {
    setRight(chosen === sum.hint.right);
    setTried(true);
  };

  const dock = () => {
    if (rung === 'answer') return <Button onClick={onOther}>{say('other')}</Button>;
    if (rung === 'steps')
      return (
        <div className={c('pair')}>
          <Button kind="paper" onClick={() => setRung('hint')}>
            {say('hint')}
          </Button>
          <Button aria-disabled={filled.trim() === ''} onClick={check}>
            {say(filled.trim() === '' ? 'fillFirst' : 'checkStep')}
          </Button>
        </div>
      );
    return (
      <div className={c('pair')}>
        {tried && right !== true && (
          <Button kind="paper" onClick={() => setRung('steps')}>
            {say('showSteps')}
          </Button>
        )}
        {right === true ? (
          <Button onClick={() => setRung('steps')}>{say('toSteps')}</Button>
        ) : (
          <Button aria-disabled={chosen === null} onClick={checkHint}>
            {say(chosen === null ? 'chooseFirst' : 'check')}
          </Button>
        )}
      </div>
    );
  };
  const body = () => {
    if (rung === 'hint') return <HintRung sum={sum} chosen={chosen} onChoose={choose} right={right} />;
    if (rung === 'answer') return <AnswerRung sum={sum} shown={shown} completion={completion} />;
    return (
      <StepsRung
        sum={sum}
        at={at}
        shown={shown}
        typed={filled}
        onType={(text) => {
          setFilled(text);
          setMissed(null);
        }}
        onCheck={check}
        missed={missed}
        onShow={show}
      />
    );
  };
  const line = rung === 'steps' ? say('stepOf', { n: at + 1, all: sum.steps.length }) : undefined;
  return (
    <ToolFrame tool="homework-helper" cloth="math" help={say('help')} line={line} dock={dock()}>
      <Ladder now={rung} rungs={rungs} />
      {body()}
    </ToolFrame>
  );
};
