import { preparedBy } from './prepared-by.ts';
import prepare from './prepared-database.ts';

// Makes the prepared database for several test runs, and prints its name or folder: theirs to hand on; the one on a server is theirs to throw away.
await prepare();
process.stdout.write(`${process.env[preparedBy(process.env['TEST_DATABASE_URL'])]}\n`);
process.exit(0);
