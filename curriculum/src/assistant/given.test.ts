import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { isForLearners, paperOf } from '@afrolearn/learning/assignments/page-as-paper.ts';
import { paperParts } from '@afrolearn/learning/assignments/paper-parts.ts';
import { taskProblem } from '@afrolearn/learning/assignments/texts.ts';
import { createTools } from '@afrolearn/learning/assistant/create/create-tools.ts';
import { differentiateTools } from '@afrolearn/learning/assistant/differentiate/differentiate-tools.ts';
import { type ToolPage, wordsOfBlock } from '@afrolearn/learning/assistant/page.ts';
import { planTools } from '@afrolearn/learning/assistant/plan/plan-tools.ts';
import { pupilsCopy, teachersParts } from '@afrolearn/learning/assistant/pupils-copy.ts';
import { completeValues } from '@afrolearn/learning/assistant/tool.ts';
import { expect, test } from 'vitest';
import { realUnits } from './real-units.ts';

/* Only teachers hand out, group, mark and count pupils. */
const spokenToTheTeacher =
  /\b(?:(?:your|let|ask) (?:pupils|learners)|give (?:it|them) out|count the learners|for pupils who)\b/iu;
const wordsFor = (page: ToolPage): string => pupilsCopy(page).blocks.flatMap(wordsOfBlock).join('\n');

const tools = [...planTools, ...createTools, ...differentiateTools].filter(({ id }) => isForLearners(id));

test.each(tools)(
  'what $id makes of every unit can be given to a class as it is, without its answers',
  (tool) => {
    let made = 0;
    for (const unit of realUnits) {
      const [lesson] = unit.lessons;
      const page = tool.make(
        { draw: 3, unit, ...(lesson === undefined ? {} : { lesson }) },
        completeValues(tool.fields),
      );
      if (page === null) continue;
      made++;
      const given = paperOf(page);
      const where = `${tool.id} ${unit.id} ${unit.title}`;
      expect(given, where).not.toBeNull();
      expect([where, taskProblem(given?.paper ?? '', assignmentLimits.paperLetters)]).toEqual([where, null]);
      const drawn = page.blocks.flatMap((block) => (block.kind === 'pictures' ? block.rows : []));
      const shown = paperParts(given?.paper ?? '').flatMap((part) =>
        part.kind === 'pictures' ? [part] : [],
      );
      expect([where, shown.map(({ pictures }) => pictures)]).toEqual([
        where,
        drawn.map(({ pictures }) => pictures),
      ]);
      const isTeachers = teachersParts(page.blocks);
      // The pupils' pages come first and are contiguous, so that they can be handed out.
      expect(isTeachers.lastIndexOf(false), where).toBe(isTeachers.filter((one) => !one).length - 1);
      expect(wordsFor(page), where).not.toMatch(spokenToTheTeacher);
      const answers = page.blocks.flatMap((block) => (block.kind === 'answers' ? block.lines : []));
      for (const line of answers.filter((one) => one.length > 40))
        expect(given?.paper, where).not.toContain(line);
    }
    expect(made).toBeGreaterThan(20);
  },
);
