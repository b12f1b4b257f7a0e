import {
  type BoardName,
  type ChallengeName,
  challengeNamed,
  challengeOf,
} from '@afrolearn/learning/tools/math-playground/challenges.ts';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { mathPlayground } from '#messages/tools-math-playground/en.ts';
import { type Completion, ToolFrame, ToolReward } from '#tool-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useVoiceOfBoards, type Voice } from './board-view.ts';
import css from './tool.module.css';
import type { Solved } from './use-playground.ts';
import { views } from './views.ts';

const c = classes(css);

const taskOf = <B extends BoardName>(name: ChallengeName<B>, voice: Voice): string =>
  views[name.board].task(challengeOf(name), voice);

type RoundEndProps = {
  solved: readonly Solved[];
  completion: Completion | null;
  nav: ReactNode;
  onMore: () => void;
};

/** The end card: the three challenges in words, and what the round earned. */
export const RoundEnd = ({ solved, completion, nav, onMore }: RoundEndProps) => {
  const say = useText(mathPlayground);
  const voice = useVoiceOfBoards();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = solved.flatMap(({ question }) => challengeNamed(question) ?? []);
  return (
    <ToolFrame
      tool="math-playground"
      cloth="math"
      help={say('help')}
      choices={nav}
      dock={<Button onClick={onMore}>{say('more')}</Button>}
    >
      <section className={c('end')}>
        <h2 ref={heading} tabIndex={-1}>
          {say('endTitle')}
        </h2>
        <p>{say('endLead')}</p>
        <ToolReward completion={completion} />
        <ul>
          {names.map((name) => (
            <li key={name.draw}>
              <CircleCheck aria-hidden="true" />
              <span>
                <small>{say(name.board)}</small>
                {taskOf(name, voice)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </ToolFrame>
  );
};
