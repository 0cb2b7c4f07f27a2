import { runRepublishCommand } from '@meowtale/service-kit';
import { readDatabaseEnv } from './env.ts';

// `node svc-catalog/src/republish.ts all | <event type>... [--since <time>]`, for operators; needs the service's DATABASE_URL.
process.exitCode = await runRepublishCommand(process.argv.slice(2), { databaseUrl: readDatabaseEnv().DATABASE_URL, owner: 'catalog' });
