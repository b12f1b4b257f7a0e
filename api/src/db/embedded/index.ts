export { eraseEmbeddedPostgres } from './home.ts';
export { type EmbeddedPostgres, type StartOptions, startEmbeddedPostgres } from './start.ts';
export { DatabaseStartError } from './start-error.ts';
