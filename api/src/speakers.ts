/** Entry point of `npm run speakers`: sets who reads the product's texts, while the server is stopped or running. */
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';
import { speakersCommand } from './features/texts/index.ts';

const textsFile = fileURLToPath(new URL('../dist/texts.json', import.meta.url));

runCommand(null, speakersCommand(textsFile));
