/** The mail server as a separate program: for the journeys, and to read by hand which emails AfroLearn would send. */
import { openMailServer } from './server.ts';

const box = await openMailServer({}, (letter) => process.stdout.write(`${JSON.stringify(letter)}\n`));
process.stdout.write(`ready: ${box.settings.SMTP_URL}\n`);

const end = () => box.close().then(() => process.exit(0));
process.on('SIGTERM', end);
process.on('SIGINT', end);
