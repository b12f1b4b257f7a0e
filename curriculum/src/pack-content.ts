// What the build calls: check, then write curriculum/dist. A finding stops the build with its file and line.
import { join } from 'node:path';
import { checkCurriculum } from '#check/check.ts';
import { showFinding } from '#findings.ts';
import { readFiles } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import { writePack } from '#pack/write.ts';

/** Packs the content of the curriculum folder `home`; returns what must be mended first, if anything. */
export const packCurriculum = (home: string): readonly string[] => {
  const { content, findings } = checkCurriculum(readFiles(join(home, 'content')));
  if (findings.length > 0) return findings.map((finding) => `curriculum/content/${showFinding(finding)}`);
  writePack(makePack(content), join(home, 'dist'));
  return [];
};
