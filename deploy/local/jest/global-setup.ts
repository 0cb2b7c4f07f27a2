import { startServers, type TestServers } from './start-servers.ts';

declare global {
  // A global is the only way to pass a value from Jest's setup to its teardown.
  var meowtaleTestServers: TestServers | undefined;
}

/** Starts one PostgreSQL and one NATS for the whole run and names them in TEST_PG_URL and TEST_NATS_URL. */
export default async function startTestServers(): Promise<void> {
  const servers = await startServers('hasty');
  process.env.TEST_PG_URL = servers.postgres;
  process.env.TEST_NATS_URL = servers.nats;
  globalThis.meowtaleTestServers = servers;
}
