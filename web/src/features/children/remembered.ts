/** The children whose faces this device shows: public card data, never a secret. */
import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';

export type Face = { initial: string; picture: string; studentId: string };

/* As many as a child can find their own face among. */
const most = 12;

const isFace = (value: unknown): value is Face => {
  const { initial, picture, studentId } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof initial === 'string' &&
    typeof picture === 'string' &&
    /^\/avatars\/[\w-]+\.svg$/.test(picture) &&
    typeof studentId === 'string' &&
    /^AFRO\d{6,10}$/.test(studentId)
  );
};

export const rememberedFaces = (): readonly Face[] => {
  try {
    const stored: unknown = JSON.parse(readLocal('afl_children') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFace).slice(0, most) : [];
  } catch {
    return [];
  }
};

const keep = (faces: readonly Face[]) => {
  if (faces.length === 0) removeLocal('afl_children');
  else writeLocal('afl_children', JSON.stringify(faces.slice(0, most)));
};

export const forgetFace = (studentId: string): void =>
  keep(rememberedFaces().filter((face) => face.studentId !== studentId));

/** Only the initial and a drawn face, so that a found tablet reveals little. */
export const rememberFace = (user: { name: string; picture: string | null; studentId: string }): void => {
  const drawn = user.picture?.startsWith('/avatars/') === true ? user.picture : '/avatars/african-1.svg';
  const face = { initial: [...user.name][0] ?? '', picture: drawn, studentId: user.studentId };
  keep([face, ...rememberedFaces().filter(({ studentId }) => studentId !== user.studentId)]);
};
