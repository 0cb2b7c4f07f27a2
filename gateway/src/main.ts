import { runService } from '@meowtale/service-kit';
import { buildGateway } from './app.ts';
import { readGatewayEnv } from './env.ts';

const env = readGatewayEnv();
await runService(await buildGateway(env), env);
