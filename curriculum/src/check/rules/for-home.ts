import { tellsFaith } from '@afrolearn/learning/safety/private-faith.ts';
import type { Rule } from '#check/rules/rule.ts';
import type { UnitDoc } from '#load/content.ts';

/** Nobody else sees work in religious education (G20), so it needs no texts for families. */
const isTold = ({ unit }: UnitDoc): boolean => !tellsFaith({ strand: unit.strand });

export const homeMistakes: Rule = {
  name: 'home-mistakes',
  check: (unit, _bank, tell) => {
    if (!isTold(unit)) return;
    for (const { source, content } of unit.misconceptions)
      if (!unit.home.mistakes.has(content.id))
        tell(source, '', `Families have no sentence for the mistake '${content.id}'; add it to home.yaml.`);
  },
};

export const homeTasks: Rule = {
  name: 'home-tasks',
  check: (unit, _bank, tell) => {
    if (!isTold(unit)) return;
    for (const { source, content } of unit.lessons)
      if (!unit.home.lessons.has(`${content.n}`))
        tell(
          source,
          'talkAtHome',
          `'Talk at home' is in English alone; add lesson ${content.n} to home.yaml.`,
        );
  },
};
