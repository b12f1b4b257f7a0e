/** Nothing in the project may point to one machine, one mirror or one person's computer. */
import type { SourceFile } from './tree.ts';

const traces: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a folder beside the project', /\.\.\/shared\b/],
  ['a path of one machine', /(?<![\w.-])\/(?:work|home|root|Users|workspace)\/[\w.-]+/],
  ['a path of one machine', /\b[A-Z]:\\Users\\/],
  ['a package registry', /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\b(?:npmjs|yarnpkg)\.(?:com|org)\b/i],
  ['a package registry', /\b(?:artifactory|verdaccio|nexus)[.:/]/i],
];

export const tracesIn = ({ path, source }: SourceFile): readonly string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      traces
        .filter(([, pattern]) => pattern.test(line))
        .map(([what]) => `${path}:${index + 1} names ${what}: ${line.trim().slice(0, 100)}`),
    );
