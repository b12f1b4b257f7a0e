import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { isForLearners, paperOf } from '@afrolearn/learning/assignments/page-as-paper.ts';
import { taskProblem } from '@afrolearn/learning/assignments/texts.ts';
import { createTools } from '@afrolearn/learning/assistant/create/create-tools.ts';
import { differentiateTools } from '@afrolearn/learning/assistant/differentiate/differentiate-tools.ts';
import { planTools } from '@afrolearn/learning/assistant/plan/plan-tools.ts';
import { completeValues } from '@afrolearn/learning/assistant/tool.ts';
import { expect, test } from 'vitest';
import { realUnits } from './real-units.ts';

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
      const answers = page.blocks.flatMap((block) => (block.kind === 'answers' ? block.lines : []));
      for (const line of answers.filter((one) => one.length > 40))
        expect(given?.paper, where).not.toContain(line);
    }
    expect(made).toBeGreaterThan(20);
  },
);
