import { runRepublishCommand } from '@meowtale/service-kit';
import { readDatabaseEnv } from './env.ts';

// `node svc-drama-ai/src/republish.ts all | <event type>... [--since <time>]`, for operators; told DATABASE_URL as the service is.
process.exitCode = await runRepublishCommand(process.argv.slice(2), { databaseUrl: readDatabaseEnv().DATABASE_URL, owner: 'drama' });
