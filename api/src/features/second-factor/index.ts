export { openSession } from './open-session.ts';
export { removeFactor, whoHasFactor } from './second-factor.db.ts';
