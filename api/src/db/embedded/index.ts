export { eraseEmbeddedPostgres } from './home.ts';
export { startEmbeddedPostgres } from './start.ts';
export { DatabaseStartError } from './start-error.ts';
