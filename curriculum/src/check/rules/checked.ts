// What a second reader looked up stays as it was read.
import { type Rule, saidIn } from '#check/rules/rule.ts';

/** There is no least number of facts: a number to reach is filled with what nobody read. */
export const checkedFacts: Rule = {
  name: 'checked-facts',
  check: (unit, bank, tell) => {
    const said = saidIn(unit);
    for (const { source, content } of bank.checked.get(unit.unit.key) ?? [])
      if (!said.some(({ text }) => text.includes(content.words)))
        tell(
          source,
          '',
          `${unit.unit.key} does not say '${content.words}' any more; look it up again, and write what it says now.`,
        );
  },
};
