import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { host, origins, ports } from '../local/addresses.ts';
import { openGatewayUrl } from '../local/open-gateway.ts';
import { repositoryRoot } from '../local/paths.ts';
import { descendantsOf, isAlive, markOf, signal } from '../local/process-table.ts';
import { fillWallet } from '../seed/fill-wallet.ts';
import { DEMO_AUTHORS, DEMO_PEOPLE } from '../seed/people.ts';
import { openSession, type Session } from '../seed/session.ts';
import { endOnInterrupt } from './ending.ts';
import type { Outcome } from './outcome.ts';
import { runProgram } from './run-program.ts';

const NAME = 'a stack of which every process was killed with -9 restarts with all acknowledged data, and its books are right';

// Differs between runs, because a data folder may have the account of an earlier drill.
const run = Date.now().toString(36);
const person = {
  ...DEMO_PEOPLE.player,
  email: `crash-drill-${run}@meowtale.example`,
  nickname: `Before The Crash ${run}`,
  creator: true,
  topUpCoins: 500,
  silver: 0,
};
/** Reads the gateway's address when it is used, because the runner of the journeys sets which stack it is. */
const env = {
  NODE_ENV: 'test' as const,
  get GATEWAY_URL() {
    return openGatewayUrl();
  },
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  DATABASE_URL_WALLET: '',
};

/** Runs `npm start` on a data folder, and returns its process once it prints that everything is up. */
async function startStack(dataFolder: string): Promise<ChildProcess> {
  const unregister = endOnInterrupt(() => stop(child));
  const child = spawn(process.execPath, [join(repositoryRoot, 'deploy/local/start.ts')], {
    env: { ...process.env, MEOWTALE_DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.once('exit', unregister);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const isUp = () => output.includes(`Meowtale is at ${origins.site}`);
  await waitUntil(() => isUp() || child.exitCode !== null || child.signalCode !== null, { withinMs: 300_000 });
  if (isUp()) return child;
  child.kill('SIGTERM');
  throw new Error(`the stack did not start:\n${output}`);
}

/** Kills every process of a stack at once, as a loss of power does. */
async function killAll(stack: ChildProcess): Promise<void> {
  const supervisor = markOf(stack.pid ?? 0);
  const marks = [...(supervisor ? [supervisor] : []), ...descendantsOf(stack.pid ?? 0)];
  for (const { pid } of marks) signal(pid, 'SIGKILL');
  if (!(await waitUntil(() => !marks.some(isAlive), { withinMs: 10_000 }))) throw new Error('the stack did not end');
}

async function stop(stack: ChildProcess): Promise<void> {
  stack.kill('SIGTERM');
  if (!(await waitUntil(() => stack.exitCode !== null || stack.signalCode !== null, { withinMs: 30_000 }))) await killAll(stack);
}

/** Returns what the person has in each service's database. */
const dataOf = (session: Session) =>
  session.ask<object>(`{
    me { uuid profile { nickname } account { type balance } }
    findStoreOrder { list { uuid store_id price state } }
    findStoreMe { list { uuid } }
    findDrama { list { uuid title prompt revision } }
  }`);

/** Tops up, makes a listing and a drama, writes in it, buys a work, and returns the work. */
async function act(session: Session): Promise<string> {
  await fillWallet(env, session, person);
  const { addDrama: drama } = await session.ask<{ addDrama: { uuid: string; revision: number } }>(
    'mutation { addStore(platform_key: "meowtale") { uuid } addDrama(drama: { title: "The Last Ferry Home" }) { uuid revision } }',
  );
  await session.ask(
    'mutation Write($uuid: ID!, $revision: Int!) { setDrama(uuid: $uuid, revision: $revision, drama: { prompt: "Fog, always fog." }) { uuid } }',
    drama,
  );
  const { findStore } = await session.ask<{ findStore: { list: { uuid: string; auth_type: number }[] } }>(
    'query Shelf($coins: Int!) { findStore(q: { priceMin: 1, priceMax: $coins }) { list { uuid auth_type } } }',
    { coins: person.topUpCoins },
  );
  const work = findStore.list.find(({ auth_type }) => auth_type === 1)?.uuid;
  if (!work) throw new Error('the seed has no work that can be bought');
  const { findStoreQuote } = await session.ask<{ findStoreQuote: { uuid: string } }>(
    'query Quote($work: ID!) { findStoreQuote(store_id: $work) { uuid } }',
    { work },
  );
  await session.ask('mutation Pay($quote: ID!) { addStoreOrder(quote_uuid: $quote, idempotency_key: $quote) { orders { uuid } } }', {
    quote: findStoreQuote.uuid,
  });
  return work;
}

/** Returns whether the catalogue has handled the event of the purchase, which may have been on its way. */
async function mayPlay(session: Session, work: string): Promise<boolean> {
  const { getStoreAuthorizedAndFindStoreUrl: answer } = await session.ask<{
    getStoreAuthorizedAndFindStoreUrl: { isAuthorized: boolean };
  }>('query Owned($work: ID!) { getStoreAuthorizedAndFindStoreUrl(id: $work, os: "web") { isAuthorized } }', { work });
  return answer.isAuthorized;
}

interface Income {
  me: { account: { type: number; profit: number | null; pending: number | null }[] };
  findStoreOrderBySeller: { list: { my_share: number | null; state: number }[]; totalCount: number };
  findWithdrawal: { list: { amount: number; state: number }[] };
}

/** Failed and expired withdrawals: their amount is back in the balance. */
const GIVEN_BACK = [2, 4];

/** Compares what an author of the seed has earned and withdrawn with the sum of their sales, once the last one is divided. */
async function incomeErrors(author: (typeof DEMO_AUTHORS)[keyof typeof DEMO_AUTHORS]): Promise<string[]> {
  const session = await openSession(env, author);
  let found = '';
  const isRight = async () => {
    const { me, findStoreOrderBySeller, findWithdrawal } = await session.ask<Income>(`{
      me { account { type profit pending } }
      findStoreOrderBySeller(q: { pageSize: -1 }) { list { my_share state } totalCount }
      findWithdrawal(q: { pageSize: -1 }) { list { amount state } }
    }`);
    const sales = findStoreOrderBySeller;
    const coins = me.account.find(({ type }) => type === 0);
    const withdrawn = findWithdrawal.list.reduce((sum, { amount, state }) => sum + (GIVEN_BACK.includes(state) ? 0 : amount), 0);
    const earned = (coins?.pending ?? 0) + (coins?.profit ?? 0) + withdrawn;
    const shares = sales.list.reduce((sum, { my_share, state }) => sum + (state === 1 ? (my_share ?? 0) : 0), 0);
    found = `${author.nickname} has earned ${earned} with ${sales.totalCount} sales, which sum to ${shares}`;
    return earned === shares && sales.totalCount > 20 && sales.list.some(({ state }) => state === 4);
  };
  return (await waitUntil(isRight, { withinMs: 60_000, everyMs: 200 })) ? [] : [found];
}

async function bookErrors(dataFolder: string): Promise<string[]> {
  const environment = { ...process.env, MEOWTALE_DATA_DIR: dataFolder };
  const { code } = await runProgram([join(repositoryRoot, 'deploy/local/check-ledger.ts')], { env: environment, withinMs: 300_000 });
  return code === 0 ? [] : ['the books are wrong'];
}

async function survive(dataFolder: string): Promise<string[]> {
  let stack = await startStack(dataFolder);
  try {
    const session = await openSession(env, person);
    const work = await act(session);
    const before = await dataOf(session);
    await killAll(stack);

    stack = await startStack(dataFolder);
    const errors: string[] = [];
    const again = await openSession(env, person);
    const after = await dataOf(again);
    if (!isDeepStrictEqual(after, before)) errors.push(`the data was ${JSON.stringify(before)}\nand is ${JSON.stringify(after)}`);
    if (!(await waitUntil(() => mayPlay(again, work), { withinMs: 60_000, everyMs: 200 }))) errors.push('the bought work cannot be played');
    const page = await fetch(`${origins.site}/store/${work}`);
    if (!page.ok) errors.push(`the page of a listing returns ${page.status}`);
    for (const author of Object.values(DEMO_AUTHORS)) errors.push(...(await incomeErrors(author)));
    errors.push(...(await bookErrors(dataFolder)));
    return errors;
  } finally {
    await stop(stack);
  }
}

/** Kills a stack on a data folder that has its releases and its seed, and checks that everything it had acknowledged is still there. */
export async function crashDrill(dataFolder: string): Promise<Outcome> {
  const began = performance.now();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = env.FIREBASE_AUTH_EMULATOR_HOST;
  const errors = await survive(dataFolder).catch((error: Error) => [error.message]);
  const result = { file: 'deploy/ci/crash-drill.ts', name: NAME, ms: performance.now() - began };
  return {
    results: [errors.length > 0 ? { ...result, status: 'failed', error: errors.join('\n') } : { ...result, status: 'passed' }],
    notes: [],
  };
}
