/** Privacy of faith (G20) is one rule: nobody else tests for the strand or the side of a lesson by hand. */
import { lineAt } from './parse.ts';
import { isTest, type SourceFile } from './tree.ts';

/** The rule itself, its SQL, and this file. */
const owners = new Set([
  'scripts/house/faith.ts',
  'learning/src/safety/private-faith.ts',
  'api/src/features/catalogue/private-faith.db.ts',
]);

const sides = `['"](?:christian|islamic)['"]`;
const byHand: readonly RegExp[] = [
  /religious-education/g,
  /->>?\s*'(?:strand|faith)'/g,
  new RegExp(`(?:[=!]==?|\\bin \\()\\s*${sides}|${sides}\\s*[=!]==?|\\bcase ${sides}`, 'g'),
  /\bfaith\s*(?:[=!]==?\s*['"]shared['"]|is (?:not )?(?:null|distinct))/g,
];

/* Tests plant violations; messages name the strand where somebody chooses it; contents know no child. */
const isFree = (path: string) =>
  owners.has(path) || isTest(path) || path.includes('/messages/') || path.startsWith('curriculum/');

export const faithProblems = ({ path, source }: SourceFile): readonly string[] =>
  isFree(path)
    ? []
    : byHand.flatMap((form) =>
        [...source.matchAll(form)].map(
          ({ index }) =>
            `${path}:${lineAt(source, index)} tests for a faith by hand; ask private-faith.ts (decision 0095)`,
        ),
      );
