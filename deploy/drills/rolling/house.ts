import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/ports.ts';
import { openShop, type Shop } from '../shop.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { type DatabaseServer, openDatabaseServer } from './database-server.ts';
import { fillShelf } from './shelf.ts';

/** What is restarted: services, and the gateway before them. */
export const TIERS = ['wallet', 'catalog', 'gateway'] as const;
export type Tier = (typeof TIERS)[number];

export interface Replica {
  part: string;
  origin: string;
}

/** The gateway, the catalogue and the wallet with a load balancer before each, on one PostgreSQL that the drill restarts. */
export interface House {
  shop: Shop;
  database: DatabaseServer;
  /** The load balancer of the gateways. */
  origin: string;
  replicas: Readonly<Record<Tier, readonly Replica[]>>;
  /** The databases, as the services use them. */
  urls: { wallet: string; catalog: string };
  close(): Promise<void>;
}

export interface HouseOptions {
  buyers: number;
  prices: readonly number[];
  /** Tiers with two processes; the others have one. */
  doubled: readonly Tier[];
  /** Settings of all programs, beside the local ones. */
  env?: Readonly<Record<string, string>>;
}

/** How long a process stays open though its readiness is 503; a load balancer notices earlier. */
const DRAIN_DELAY_MS = 2000;

const asSuperuser = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

async function startTiers(shop: Shop, folder: string, { doubled }: HouseOptions, balance: (of: readonly Replica[]) => Promise<string>) {
  const second = (tier: Tier, start: (part: string) => Promise<string>) =>
    doubled.includes(tier) ? Promise.all([`${tier}-2`].map(async (part) => ({ part, origin: await start(part) }))) : Promise.resolve([]);
  const main = (service: string, env: Record<string, string>) => (part: string) =>
    shop.addProgram(part, `${service}/src/main.ts`, '/health/ready', env);

  const wallet = [{ part: 'wallet', origin: shop.walletOrigin }, ...(await second('wallet', main('svc-wallet', {})))];
  const folders = { FILES_DIR: join(folder, 'files'), RELEASES_DIR: join(folder, 'releases') };
  for (const path of Object.values(folders)) mkdirSync(path);
  const first = await shop.addService('catalog', 'svc-catalog', folders);
  const catalog = [{ part: 'catalog', origin: first.origin }, ...(await second('catalog', main('svc-catalog', first.env)))];
  const urls = {
    ...{ CATALOG_URL: await balance(catalog), WALLET_URL: await balance(wallet) },
    // Neither reads nor purchases need stories.
    DRAMA_AI_URL: `http://127.0.0.1:${await freePort()}`,
  };
  const startGateway = (part: string) => main('gateway', { ...folders, ...urls, DATA_DIR: join(folder, part) })(part);
  const gateway = [{ part: 'gateway', origin: await startGateway('gateway') }, ...(await second('gateway', startGateway))];
  return { replicas: { wallet, catalog, gateway }, catalogDatabase: first.database, origin: await balance(gateway) };
}

export async function openHouse(options: HouseOptions): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'meowtale-rolling-'));
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })];
  const close = async () => {
    for (const each of closing.toReversed()) await each();
  };
  try {
    const database = await openDatabaseServer();
    closing.push(database.close);
    const env = { ...options.env, DRAIN_DELAY_MS: String(DRAIN_DELAY_MS) };
    const shop = await openShop({ postgresUrl: database.url, buyers: options.buyers, prices: options.prices, env });
    closing.push(shop.close);
    const balance = async (replicas: readonly Replica[]) => {
      const balancer: Balancer = await openBalancer(replicas.map(({ origin }) => origin));
      closing.push(balancer.close);
      return balancer.origin;
    };
    const { replicas, catalogDatabase, origin } = await startTiers(shop, folder, options, balance);
    await fillShelf(asSuperuser(database.url, catalogDatabase.name), shop.listings);
    const urls = { wallet: shop.database.runtimeUrl, catalog: catalogDatabase.runtimeUrl };
    return { shop, database, origin, replicas, urls, close };
  } catch (error) {
    await close();
    throw error;
  }
}
