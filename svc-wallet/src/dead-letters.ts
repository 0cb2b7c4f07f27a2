import { runDeadLetterCommand } from '@meowtale/service-kit';
import { walletConsumers } from './app.ts';
import { readDatabaseEnv } from './env.ts';

// `node svc-wallet/src/dead-letters.ts list | replay <id>`, for operators; needs the service's DATABASE_URL.
process.exitCode = await runDeadLetterCommand(process.argv.slice(2), {
  databaseUrl: readDatabaseEnv().DATABASE_URL,
  consumers: walletConsumers,
});
