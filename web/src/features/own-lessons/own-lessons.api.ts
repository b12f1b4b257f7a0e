import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';
import type { Where } from '#teaching-kit/voices/index.ts';

export const desk = () => call('GET /own-lessons');
export const lessonToEdit = (id: string) => call('GET /lessons/:id', { params: { id } });
export const lessonAsShown = (id: string) => call('GET /lesson/:id', { params: { id } });
export const makeLesson = (body: Ask<'POST /lessons'>['body']) => call('POST /lessons', { body });
export const changeLesson = (id: string, body: Ask<'PUT /lessons/:id'>['body']) =>
  call('PUT /lessons/:id', { params: { id }, body });
export const takeAway = (id: string) => call('DELETE /lessons/:id', { params: { id } });
export const bringBack = (id: string) => call('POST /lessons/:id/restore', { params: { id } });
export const addFilm = (id: string, video: Blob) =>
  call('POST /lessons/:id/video', { params: { id }, file: { video } });
export const versionsOf = (id: string) => call('GET /lessons/:id/versions', { params: { id } });
export const restoreVersion = (id: string, version: number) =>
  call('POST /lessons/:id/versions/:version/restore', { params: { id, version: String(version) } });
export const addPicture = (id: string, picture: Blob) =>
  call('POST /lessons/:id/pictures', { params: { id }, file: { picture } });
export const drawingsOf = (query: { kind?: string; find?: string; names?: string }) =>
  call('GET /drawings', { query });
export const myClasses = () => call('GET /classes/mine');
export const resultsOf = (id: string, classId: number) =>
  call('GET /lessons/:id/results', { params: { id }, query: { classId: String(classId) } });

const ofClass = ({ classId }: Where) => (classId === null ? {} : { classId: String(classId) });

export const voicesOf = (where: Where) =>
  call('GET /lessons/:id/voices', { params: { id: where.id }, query: ofClass(where) });
export const soundsOf = (where: Where, language: string) =>
  call('GET /lessons/:id/sounds', {
    params: { id: where.id },
    query: { language: language as 'lg', ...ofClass(where) },
  });
export const removeVoice = (id: string, voiceId: number) =>
  call('DELETE /lessons/:id/voices/:voiceId', { params: { id, voiceId: String(voiceId) } });
