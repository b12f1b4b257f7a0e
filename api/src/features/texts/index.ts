export { speakersCommand } from './speakers-command.ts';
