// Known violations of rules by older units: counted in `to-mend.yaml` by unit, and only ever decreasing.
import { z } from 'zod';
import { rules } from '#check/rules/all.ts';
import type { FactBank } from '#facts/bank.ts';
import { type Finding, tellInto } from '#findings.ts';
import type { Curriculum } from '#load/content.ts';
import type { Files } from '#load/files.ts';
import { parseYaml } from '#yaml/parse.ts';
import { positive } from '#yaml/values.ts';

const file = 'to-mend.yaml';
const schema = z.record(z.string(), z.record(z.string(), positive));

/** Checks every unit by every rule. Returns known violations; others become findings. */
export const holdToRules = (
  content: Curriculum,
  bank: FactBank,
  files: Files,
  findings: Finding[],
): readonly Finding[] => {
  const tell = tellInto(findings);
  const read = parseYaml({ file, text: files.get(file) ?? '{}' }, schema, tell);
  const source = { file, lineOf: read.lineOf };
  const listed = new Map(Object.entries(read.value ?? {}));
  const waiting: Finding[] = [];
  for (const unit of content.units) {
    const allowed = new Map(Object.entries(listed.get(unit.unit.key) ?? {}));
    for (const { name, check } of rules) {
      const found: Finding[] = [];
      check(unit, bank, tellInto(found));
      const named = found.map((finding) => ({ ...finding, message: `${finding.message} [${name}]` }));
      const most = allowed.get(name) ?? 0;
      allowed.delete(name);
      (named.length <= most ? waiting : findings).push(...named);
      if (named.length < most)
        tell(
          source,
          `${unit.unit.key}.${name}`,
          named.length === 0
            ? 'All of these are mended; take the line out.'
            : `Only ${named.length} are left to mend; write ${named.length}.`,
        );
    }
    for (const name of allowed.keys())
      tell(source, `${unit.unit.key}.${name}`, `There is no rule '${name}'.`);
    listed.delete(unit.unit.key);
  }
  for (const key of listed.keys()) tell(source, key, `There is no unit '${key}'.`);
  const keys = new Set(content.units.map(({ unit }) => unit.key));
  for (const [key, [first]] of bank.checked)
    if (first && !keys.has(key)) tell(first.source, '', `There is no unit '${key}'.`);
  return waiting;
};
