export { addUser, type UserRow, userById } from './accounts.db.ts';
export { hashPassword } from './passwords.ts';
export { newSession, personOf } from './sessions.ts';
export { asUser } from './user-reply.ts';
