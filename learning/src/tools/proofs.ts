/** The rule of each available tool for its evidence, without which a completion earns no seeds. */
import type { ProofRule } from '#tools/evidence.ts';
import { homeworkProof } from '#tools/homework-helper/proof.ts';
import { riddleProof } from '#tools/jokes-riddles/proof.ts';
import { playgroundProof } from '#tools/math-playground/proof.ts';
import { puzzleProof } from '#tools/puzzle-maker/proof.ts';
import type { OpenTool, ToolContents } from '#tools/registry.ts';
import { openToolOf } from '#tools/registry.ts';
import type { ToolSlug } from '#tools/slugs.ts';
import { spellingProof } from '#tools/spelling-bee/proof.ts';

type ContentOf<T extends OpenTool> = T extends keyof ToolContents ? ToolContents[T] : null;

const toolProofs: { readonly [T in OpenTool]: ProofRule<ContentOf<T>> } = {
  'homework-helper': homeworkProof,
  'jokes-riddles': riddleProof,
  'spelling-bee': spellingProof,
  'puzzle-maker': puzzleProof,
  'math-playground': playgroundProof,
};

/** Null for a tool that is not available yet: there is no way to have used it. */
export const proofOf = (tool: ToolSlug): ProofRule | null => {
  const open = openToolOf(tool);
  return open === null ? null : (toolProofs[open] as ProofRule);
};
