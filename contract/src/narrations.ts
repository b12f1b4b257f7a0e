import { voiceCodes, voiceLimits } from '@afrolearn/learning/own-lessons/narration.ts';
import { z } from 'zod';
import { AnyLessonId } from './catalogue.ts';
import { defineCalls, type Refusals } from './define.ts';
import { IdInPath } from './values.ts';

export const narrationsRefusals = {
  'voices/no-sound': { status: 400, text: 'Nothing was recorded. Please try again.' },
  'voices/too-large': {
    status: 413,
    text: 'This recording is too long. Please keep a scene below one minute.',
  },
  'voices/wrong-sound': { status: 415, text: 'This recording cannot be read. Please record it again.' },
  'voices/too-many': {
    status: 409,
    text: 'You have kept very many recordings. Please remove some that are no longer needed.',
  },
} as const satisfies Refusals;

const ofLesson = z.object({ id: AnyLessonId });
const number = (most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(0).max(most));
const Language = z.enum(voiceCodes);

const Voice = z.object({
  id: z.int(),
  /** The index of the scene in the lesson. */
  scene: z.int(),
  language: z.string(),
  seconds: z.int(),
  bytes: z.int(),
  /** Null for an own lesson, which everybody with access to it can hear. */
  classId: z.int().nullable(),
  by: z.string().nullable(),
  /** The scene's words have changed since; only those who may record it again see this. */
  stale: z.boolean(),
});

export const narrations = defineCalls({
  'GET /lessons/:id/voices': {
    says: 'Which scenes of a lesson a teacher has told: of an own lesson, or of a built-in one for a class of the caller.',
    access: 'person',
    params: ofLesson,
    query: z.object({ classId: IdInPath.optional() }),
    reply: z.array(Voice),
  },
  'GET /lessons/:id/sounds': {
    says: 'The sounds of a lesson in one language, to be played before the voice of the device and kept with the lesson.',
    access: 'person',
    params: ofLesson,
    query: z.object({ language: Language, classId: IdInPath.optional() }),
    reply: z.array(
      z.object({
        id: z.int(),
        scene: z.int(),
        seconds: z.int(),
        type: z.enum(['audio/webm', 'audio/mp4', 'audio/ogg']),
        sound: z.base64(),
      }),
    ),
  },
  'POST /lessons/:id/voices': {
    says: 'Keeps what a teacher recorded for a scene, instead of what was there in that language: WebM, Ogg or MP4, told by its bytes, with sound only. With `classId` for a class of the caller; an own lesson needs none.',
    access: 'teacher',
    params: ofLesson,
    query: z.object({
      scene: number(99),
      language: Language,
      seconds: number(voiceLimits.seconds),
      classId: IdInPath.optional(),
    }),
    file: 'sound',
    streams: { missing: 'voices/no-sound', tooLarge: 'voices/too-large' },
    reply: Voice,
    status: 201,
    refusals: [
      'lessons/not-verified',
      'lessons/not-yours',
      'children/not-verified',
      'voices/no-sound',
      'voices/too-large',
      'voices/wrong-sound',
      'voices/too-many',
    ],
    limitBytes: voiceLimits.bytes,
  },
  'DELETE /lessons/:id/voices/:voiceId': {
    says: 'Removes a recording, for good.',
    access: 'teacher',
    params: z.object({ id: AnyLessonId, voiceId: IdInPath }),
    reply: z.literal(true),
    refusals: ['lessons/not-verified', 'lessons/not-yours', 'children/not-verified'],
  },
});
