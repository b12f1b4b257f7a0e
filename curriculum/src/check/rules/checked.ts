// Facts that a second reader verified must not change.
import { type Rule, saidIn } from '#check/rules/rule.ts';

/** No minimum number of facts: a target would be met with unverified ones. */
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
