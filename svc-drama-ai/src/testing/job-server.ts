import { createDatabase } from '@meowtale/service-kit';
import { buildApp } from '../app.ts';
import { tinyWriter } from './tiny-providers.ts';

// svc-drama-ai as a separate process, which tests kill during its work; its settings are JSON arguments. Before each step it sends a
// request to `gate`, so that the test knows the step and decides when it goes on.

const { env, gate } = JSON.parse(process.argv[2] ?? '{}');
if (!env || !gate) throw new Error('usage: job-server.ts {"env": …, "gate": "http://…"}');

const writer = tinyWriter();
const write = writer.write.bind(writer);
writer.write = async (request) => {
  const answer = await fetch(gate, { method: 'POST', body: request.prompt, signal: request.signal });
  if (!answer.ok) throw new Error(`the gate answered ${answer.status}`);
  return write(request);
};
const overrides = { revocation: { lookUp: async () => ({ disabled: false, validAfter: 0, isStaff: false }) }, events: false };
const db = createDatabase(env.DATABASE_URL, { patience: 5 });
const app = await buildApp({ env, db, providers: { text: [writer], pictures: [] }, overrides });
await app.ready();
process.send?.('ready');
