import { startConformanceServer } from './conformance-server.ts';
import { readConformanceEnv } from './env.ts';

// For the journeys: `PORT=4999 node svc-drama-ai/src/providers/testing/conformance-main.ts`
const server = await startConformanceServer({ port: readConformanceEnv().PORT });
process.stdout.write(`${server.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
