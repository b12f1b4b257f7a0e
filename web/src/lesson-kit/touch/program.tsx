import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import type { TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import { type Command, commandsAt, readProgram, walk } from '@afrolearn/learning/programs/program.ts';
import { useId, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { touching } from '#messages/touch/en.ts';
import { classes } from '#ui/classes.ts';
import css from './program.module.css';
import { ProgramField, useSteps } from './program-field.tsx';
import type { TouchProps } from './touch-props.ts';

const c = classes(css);

/** The message when the hen did not come home. */
const endings = { elsewhere: 'endedElsewhere', bumped: 'endedBumped', endless: 'endedEndless' } as const;

type ProgramProps = TouchProps<TouchOn<'program'>>;

const kindOf = (command: Command) =>
  command === 'end' || command.startsWith('repeat') ? 'loop' : command === 'forward' ? 'move' : 'turn';

/** The nesting depth of each command. */
const depths = (list: readonly (Command | undefined)[]): readonly number[] => {
  let deep = 0;
  return list.map((command) => {
    if (command === 'end') deep = Math.max(0, deep - 1);
    const mine = deep;
    if (command?.startsWith('repeat')) deep += 1;
    return mine;
  });
};

/** Press a block to add it; press it in the program to remove it. */
const Blocks = ({ touch, values, set, closed, doing }: ProgramProps & { doing: number }) => {
  const say = useText(touching);
  const list = commandsAt(touch, values);
  const deep = depths(list);
  const free = values.indexOf(nowhere);
  const takeOut = (place: number) => {
    for (let at = place; at < values.length; at += 1) set(at, values[at + 1] ?? nowhere);
  };
  return (
    <>
      <ol className={c('program')} aria-label={say('program')}>
        {list.map((command, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a command is its place
          <li key={at} data-deep={Math.min(deep[at] ?? 0, 2)}>
            {command === undefined ? (
              <span className={c('empty')} aria-hidden="true" />
            ) : (
              <button
                type="button"
                className={c('block')}
                data-kind={kindOf(command)}
                data-doing={doing === at}
                aria-label={say('takeOut', { command })}
                aria-disabled={closed}
                onClick={() => takeOut(at)}
                lang="en"
              >
                {command}
              </button>
            )}
          </li>
        ))}
      </ol>
      <fieldset className={c('palette')}>
        <legend>{say('blocks')}</legend>
        {touch.blocks.map((command, block) => (
          <button
            key={command}
            type="button"
            className={c('block')}
            data-kind={kindOf(command)}
            aria-disabled={closed || free === nowhere}
            onClick={() => free !== nowhere && set(free, block)}
            lang="en"
          >
            {command}
          </button>
        ))}
      </fieldset>
    </>
  );
};

/** One command per line. An unknown line is named, and the program does not run. */
const Typed = ({ touch, values, set, closed }: ProgramProps) => {
  const say = useText(touching);
  const id = useId();
  const [typed, setTyped] = useState(() => touch.given.join('\n'));
  const [wrong, setWrong] = useState('');
  const write = (text: string) => {
    setTyped(text);
    const read = readProgram(touch, text);
    const isStrange = 'line' in read;
    const list = isStrange || read.length > touch.room ? [] : read;
    values.forEach((_, at) => {
      const command = list[at];
      set(at, command === undefined ? nowhere : touch.blocks.indexOf(command));
    });
    if (isStrange) setWrong(say('strangeLine', { line: read.line, word: read.word }));
    else setWrong(read.length > touch.room ? say('programTooLong', { room: touch.room }) : '');
  };
  return (
    <div className={c('typed')}>
      <label htmlFor={id}>{say('typeProgram')}</label>
      <textarea
        id={id}
        lang="en"
        rows={Math.min(touch.room, 8)}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        value={typed}
        readOnly={closed}
        maxLength={400}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <p className={c('known')}>
        {say('knownWords')} <span lang="en">{touch.blocks.join(', ')}</span>
      </p>
      <p className={c('strange')} role="status">
        {wrong}
      </p>
    </div>
  );
};

/** A small program for a hen, built or typed, then animated. */
export const ProgramTouch = (props: ProgramProps) => {
  const { touch, values, tried } = props;
  const say = useText(touching);
  const way = walk(touch, commandsAt(touch, values));
  const at = useSteps(way.spots.length - 1, tried);
  const doing = tried ? (way.at[at - 1] ?? nowhere) : nowhere;
  const { x, y, facing } = touch.start;
  const sides = [say('up'), say('right'), say('down'), say('left')];
  return (
    <>
      <ProgramField
        touch={touch}
        walk={way}
        at={at}
        label={say('fieldSays', {
          column: x + 1,
          row: y + 1,
          facing: sides[facing] ?? '',
          goalColumn: touch.goal.x + 1,
          goalRow: touch.goal.y + 1,
        })}
      />
      {touch.as === 'text' ? <Typed {...props} /> : <Blocks {...props} doing={doing} />}
      {tried && way.end !== 'home' && (
        <p className={c('ended')} role="status">
          {say(endings[way.end])}
        </p>
      )}
    </>
  );
};
