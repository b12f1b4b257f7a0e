import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const changeProfile = (profile: Ask<'PATCH /me'>['body']) => call('PATCH /me', { body: profile });
export const uploadAvatar = (photo: Blob) => call('POST /upload-avatar', { file: { avatar: photo } });
export const changePassword = (currentPassword: string, newPassword: string) =>
  call('POST /change-password', { body: { currentPassword, newPassword } });
export const ownSessions = () => call('GET /sessions');
export const endSession = (id: string) => call('DELETE /sessions/:id', { params: { id } });
export const endOtherSessions = () => call('POST /sessions/end-others');
export const myself = () => call('GET /me');
