/** The test provider as a separate program: for the journeys, and to try the button by hand. */
import { ourClient, startProvider } from './provider.ts';

const provider = await startProvider(Number(process.env['PORT'] ?? 0));
const person = (sub: string, given_name: string, family_name: string) =>
  provider.people.set(sub, { email: `${sub}@home.example`, email_verified: true, given_name, family_name });
person('auma', 'Auma', 'Jane');
person('byaruhanga', 'Byaruhanga', 'Moses');
process.stdout.write(`ready: ${provider.issuer} for ${ourClient}\n`);

const end = () => provider.stop().then(() => process.exit(0));
process.on('SIGTERM', end);
process.on('SIGINT', end);
