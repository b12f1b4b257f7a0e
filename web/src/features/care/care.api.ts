import { call } from '#lib/call.ts';

/** For a child by id; without one for the user. */
export const careOf = async (childId: number | null) =>
  childId === null
    ? { name: '', ...(await call('GET /me/care')) }
    : await call('GET /children/:id/care', { params: { id: childId } });
export const copyOf = (childId: number | null) =>
  childId === null ? call('GET /me/export') : call('GET /children/:id/export', { params: { id: childId } });
export const deleteAccount = (childId: number | null, password: string) => {
  const body = password === '' ? {} : { password };
  return childId === null
    ? call('DELETE /me', { body })
    : call('DELETE /children/:id/account', { params: { id: childId }, body });
};
export const keepAccount = async (childId: number | null): Promise<void> => {
  if (childId === null) await call('POST /me/keep');
  else await call('POST /children/:id/account/keep', { params: { id: childId } });
};
