import type { Reply } from '@afrolearn/contract';
import type { CheckedLine } from '@afrolearn/contract/rosters.ts';
import { partedName } from '@afrolearn/learning/rosters/columns.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { rosters } from '#messages/rosters/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './rosters.module.css';
import type { Mend } from './use-roster.ts';

const c = classes(css);

type Lines = readonly CheckedLine[];
type Problem = CheckedLine['problems'][number];
type Rooms = Reply<'GET /rosters/classes'>;
type Props = {
  lines: Lines;
  rooms: Rooms;
  busy: boolean;
  onLeave: (lines: number[]) => void;
  onMend: (answers: ReadonlyMap<number, Mend>) => void;
};
type Kind = 'role' | 'status' | 'class' | 'beside' | 'one-name' | 'known' | 'here';

const kindOf = ({ column, key }: Problem): Kind | null => {
  if (column === 'role' || column === 'status' || column === 'class') return column;
  if (key === 'roster/known' || key === 'roster/known-in') return 'known';
  const name = key.replace('roster/', '');
  return name === 'beside' || name === 'one-name' || name === 'here' ? name : null;
};

/* Class questions are grouped by the written class; others by kind. */
const askedOf = (line: CheckedLine, problem: Problem): string => {
  const kind = kindOf(problem);
  return kind === 'class' ? `class ${line.row.className.trim().toLowerCase()}` : (kind ?? '');
};

type Group = { id: string; kind: Kind; text: string; lines: CheckedLine[] };

/* 'It is right so' answers all questions of a line, so a line with several is asked separately. */
const isAlone = ({ problems }: CheckedLine, kind: Kind) =>
  kind !== 'one-name' || problems.filter((problem) => problem.kind === 'decide').length === 1;

const groupsOf = (lines: Lines): Group[] => {
  const groups = new Map<string, Group>();
  for (const line of lines)
    for (const problem of line.problems) {
      const kind = kindOf(problem);
      if (kind === null || !isAlone(line, kind)) continue;
      const id = askedOf(line, problem);
      const group = groups.get(id) ?? { id, kind, text: problem.text, lines: [] };
      if (!group.lines.includes(line)) group.lines.push(line);
      groups.set(id, group);
    }
  return [...groups.values()].filter((group) => group.lines.length > 1);
};

const distinct = (words: readonly string[]) => [...new Set(words)].slice(0, 8).join(', ');

/** One answer for all lines that have the same question. */
export const SameQuestions = ({ lines, rooms, busy, onLeave, onMend }: Props) => {
  const say = useText(rosters);
  const toAll = (all: Lines, more: (line: CheckedLine) => Mend) =>
    onMend(new Map(all.map((line) => [line.row.line, more(line)])));
  const press = (words: string, act: () => void) => (
    <Button key={words} size="sm" kind="quiet" disabled={busy} onClick={act}>
      {words}
    </Button>
  );
  const leaveAll = (all: Lines) => onLeave(all.map(({ row }) => row.line));

  const partsOf = ({ kind, text, lines: all }: Group): { text: string; answers: ReactNode } => {
    const count = all.length;
    const besides = all.map(({ row }) => partedName(row.name).rest);
    switch (kind) {
      case 'role':
      case 'status':
        return {
          text: say(kind === 'role' ? 'notStudents' : 'notActive', {
            count,
            words: distinct(all.map(({ row }) => row[kind].trim())),
          }),
          answers: press(say(kind === 'role' ? 'leaveOthers' : 'leaveInactive', { count }), () =>
            leaveAll(all),
          ),
        };
      case 'class':
        return {
          text: say('sameText', { count, text }),
          answers: rooms.map(({ id, name }) =>
            press(say('allInto', { count, class: name }), () => toAll(all, () => ({ classId: id }))),
          ),
        };
      case 'beside':
        return {
          text: say('besideNames', { count, words: distinct(besides) }),
          answers: [
            press(say('besideOut'), () => toAll(all, ({ row }) => ({ name: partedName(row.name).name }))),
            besides.some((rest) => /\d/.test(rest))
              ? null
              : press(say('besideKeep'), () => toAll(all, () => ({ whole: true }))),
          ],
        };
      case 'one-name':
        return {
          text: say('oneNames', { count }),
          answers: press(say('allRightSo'), () => toAll(all, () => ({ sure: true }))),
        };
      case 'known':
        return {
          text: say('knownNames', { count }),
          answers: press(say('allSame'), () =>
            toAll(all, ({ problems }) => {
              const pupil = problems.find((problem) => problem.pupil !== undefined)?.pupil;
              return pupil === undefined ? {} : { same: pupil.id };
            }),
          ),
        };
      case 'here':
        return {
          text: say('hereNames', { count }),
          answers: press(say('leaveHere', { count }), () => leaveAll(all)),
        };
    }
  };

  return groupsOf(lines).map((group) => {
    const { text, answers } = partsOf(group);
    return (
      <Notice key={group.id} kind="info">
        <p>{text}</p>
        <div className={c('fix')}>{answers}</div>
      </Notice>
    );
  });
};
