import { join } from 'node:path';
import { freePort } from '@meowtale/deploy/ports';
import { NO_LIMIT } from '../gateway/bench-gateway.ts';
import { type BenchServers, migrated } from '../servers.ts';
import { layOutRelease } from './release.ts';

/** The services as they are deployed, each its own process, with the demo people and listings. */
export interface Street {
  catalog: string;
  wallet: string;
  /** As in production: registered operations, compiled once they are warm. */
  gateway: string;
  tokenOf(person: string): Promise<string>;
}

async function signIn(authHost: string, person: string): Promise<string> {
  const address = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const body = JSON.stringify({ email: `${person}@meowtale.example`, password: 'meowtale-demo', returnSecureToken: true });
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`${person} could not sign in: ${await answer.text()}`);
  return ((await answer.json()) as { idToken: string }).idToken;
}

export async function openStreet(house: BenchServers, operations: readonly string[]): Promise<Street> {
  const authPort = await freePort();
  const authHost = `127.0.0.1:${authPort}`;
  const authEnv = { AUTH_FOLDER: join(house.folder, 'auth') };
  await house.serve('auth-emulator', 'deploy/local/auth-emulator.ts', authEnv, { port: authPort, readyPath: '/' });

  // The payment page and its webhook are reached through the gateway, which starts last, so its address is chosen first.
  const doorPort = await freePort();
  const door = `http://127.0.0.1:${doorPort}`;
  const service = async (folder: string, name: string) => {
    const database = await migrated(house, folder, name);
    const env = { DATABASE_URL: database.runtimeUrl, FIREBASE_AUTH_EMULATOR_HOST: authHost, SITE_URL: door };
    return { database, origin: await house.serve(folder, `${folder}/src/main.ts`, env) };
  };
  const catalog = await service('svc-catalog', 'bench_catalog');
  const wallet = await service('svc-wallet', 'bench_wallet');
  const drama = await service('svc-drama-ai', 'bench_drama');

  const addresses = { CATALOG_URL: catalog.origin, WALLET_URL: wallet.origin, DRAMA_AI_URL: drama.origin };
  const limits = { OPERATIONS_PER_MINUTE: NO_LIMIT, OPERATIONS_AT_ONCE: NO_LIMIT };
  const gatewayEnv = { ...addresses, ...limits, RELEASES_DIR: layOutRelease(house, operations) };
  const data = (name: string) => ({ DATA_DIR: join(house.folder, name) });
  await house.serve('door', 'gateway/src/main.ts', { ...gatewayEnv, ...data('door') }, { port: doorPort });
  const seedEnv = {
    ...{ GATEWAY_URL: door, FIREBASE_AUTH_EMULATOR_HOST: authHost },
    ...{ DATABASE_URL_CATALOG: catalog.database.runtimeUrl, DATABASE_URL_DRAMA: drama.database.runtimeUrl },
    DATABASE_URL_WALLET: wallet.database.runtimeUrl,
  };
  await house.run('seed', 'deploy/seed/main.ts', seedEnv);
  const production = { ...gatewayEnv, ...data('gateway'), NODE_ENV: 'production', OPERATIONS_MODE: 'registered' };
  const gateway = await house.serve('gateway', 'gateway/src/main.ts', production);
  return { catalog: catalog.origin, wallet: wallet.origin, gateway, tokenOf: (person) => signIn(authHost, person) };
}
