// Called by the build: checks the content, then writes curriculum/dist. A finding stops the build with its
// file and line.
import { join } from 'node:path';
import { checkCurriculum } from '#check/check.ts';
import { showFinding } from '#findings.ts';
import { readFiles } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import { writePack } from '#pack/write.ts';

/** Packs the curriculum folder `home`; returns the findings to fix first, if any. */
export const packCurriculum = (home: string): readonly string[] => {
  const { content, findings } = checkCurriculum(readFiles(join(home, 'content')));
  if (findings.length > 0) return findings.map((finding) => `curriculum/content/${showFinding(finding)}`);
  writePack(makePack(content), join(home, 'dist'));
  return [];
};
