import { parseEnv, runService } from '@meowtale/service-kit';
import { buildGateway } from './app.ts';
import { gatewayEnvSchema } from './env.ts';

const env = parseEnv(gatewayEnvSchema, process.env);
await runService(await buildGateway(env), env);
