/**
 * Turns a page of the assistant into a task on paper: text that any device or letter can show. It leaves out
 * what is for the teacher alone, and empty writing lines, because a learner hands work in below the task.
 */
import type { PageBlock, PageQuestion, ToolPage } from '#assistant/page.ts';
import { pupilsCopy } from '#assistant/pupils-copy.ts';
import type { ToolId } from '#assistant/tools.ts';
import { assignmentLimits } from './limits.ts';
import { pictureLine } from './paper-parts.ts';

/* Plans, rotas and comments are for the teacher; letters and figures name other children. These are for pupils. */
const forLearners: readonly ToolId[] = [
  'practical-work',
  'test-paper',
  'worksheet',
  'exit-ticket',
  'reading-passage',
  'word-cards',
  'story-problems',
  'task-cards',
  'simpler-text',
  'stretch-questions',
];

export const isForLearners = (tool: ToolId): boolean => forLearners.includes(tool);

const letters = 'abcdefghijklmnopqrstuvwxyz';
const under = '   ';

const asked = ({ text, options = [], marks }: PageQuestion, number: number): readonly string[] => {
  const [first = '', ...more] = text.split('\n');
  const worth = marks === undefined ? '' : ` (${marks === 1 ? '1 mark' : `${marks} marks`})`;
  return [
    `${number}. ${first}${worth}`,
    ...more.map((line) => `${under}${line}`),
    ...options.map((option, at) => `${under}${letters[at] ?? '·'}) ${option}`),
  ];
};

const row = (head: readonly string[], cells: readonly string[]): string => {
  const [name = '', ...rest] = cells.map((cell, at) => {
    const column = head[at] ?? '';
    return column === '' || cell === '' ? cell : `${column}: ${cell}`;
  });
  const filled = rest.filter((cell) => cell.trim() !== '');
  return `- ${[name, ...filled].filter((cell) => cell !== '').join(head.length === 0 ? ': ' : ' · ')}`;
};

/* A sheet repeats its cards to cut out; a learner needs to read each only once. */
const once = (cards: readonly (readonly string[])[]): readonly string[] => {
  const texts = cards.map((lines) => lines.join('\n'));
  return cards.filter((_, at) => texts.indexOf(texts[at] ?? '') === at).flat();
};

const linesOf = (block: PageBlock, first: number): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return [`# ${block.text}`];
    case 'text':
      return [block.text];
    case 'list':
      return block.lines.map((line, at) => (block.ordered ? `${at + 1}. ${line}` : `- ${line}`));
    case 'table':
      return block.rows
        .filter((cells) => cells.some((cell) => cell !== ''))
        .map((cells) => row(block.head, cells));
    case 'questions':
      return block.questions.flatMap((question, at) => asked(question, first + at));
    case 'cards':
      return once(block.cards.map(({ title, lines }) => [`# ${title}`, ...lines]));
    case 'board':
      return block.parts.flatMap(({ title, lines }) => [`# ${title}`, ...lines]);
    case 'pictures':
      return block.rows.flatMap(({ task, words = [], ...row }) => [
        task,
        `${under}${pictureLine(row)}`,
        ...(words.length === 0 ? [] : [`${under}${words.join(' · ')}`]),
      ]);
    case 'answers':
    case 'writing':
      return [];
  }
};

/**
 * The answers of the page, cut to as many whole lines as fit. Only the reviewing teacher sees them; the paper never
 * has them.
 */
const answersOf = ({ blocks }: ToolPage): string => {
  const lines = blocks.flatMap((block) => (block.kind === 'answers' ? block.lines : []));
  let text = '';
  for (const line of lines) {
    const longer = `${text}\n${line}`.normalize('NFC').trim();
    if ([...longer].length > assignmentLimits.paperLetters) break;
    text = longer;
  }
  return text;
};

/** Null for a page that is too long for one task, or says nothing to learners. */
export const paperOf = (page: ToolPage): { title: string; paper: string; answers: string } | null => {
  let number = 1;
  const { title, blocks } = pupilsCopy(page);
  const parts = blocks.map((block) => {
    const lines = linesOf(block, number);
    if (block.kind === 'questions') number += block.questions.length;
    return lines.join('\n');
  });
  const paper = parts
    .filter((part) => part !== '')
    .join('\n\n')
    .normalize('NFC')
    .trim();
  if (paper === '' || [...paper].length > assignmentLimits.paperLetters) return null;
  return {
    title: [...title.trim()].slice(0, assignmentLimits.titleLetters).join(''),
    paper,
    answers: answersOf(page),
  };
};
