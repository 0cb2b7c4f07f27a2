import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { secondsSince, step } from '../local/console.ts';
import { jest } from './jest.ts';
import { journeysAtLength } from './journeys.ts';
import { endWithReport } from './report.ts';
import { runInTurn, type Turn } from './run-in-turn.ts';

// `npm run prove`: what `npm test` shows at a smaller scale, at the figures that are promised. PROVE_SEED replays a run, and
// `npm run prove -- money events` runs some areas. docs/testing.md lists them.

interface Proof {
  area: string;
  promise: string;
  files: string[];
  /** The scale, by the names that the tests read. */
  env?: Record<string, string>;
}

const proofs: Proof[] = [
  {
    area: 'money',
    promise:
      '1,000 checkouts at once and the wallet killed 50 times: nothing is paid twice, each is divided once within 10 s, half of them with who brought them; NATS away for ten minutes: people go on buying, and what waited is done within 60 s, once',
    files: ['deploy/drills/sales.test.ts'],
    env: { PROVE_CHECKOUTS: '1000', PROVE_KILLS: '50', PROVE_OUTAGE_SECONDS: '600' },
  },
  {
    area: 'money',
    promise:
      '20 workers, 5 wallets, 20,000 transfers: every balance is the sum of its entries, and none is below 0; what was posted nobody changes or takes away',
    files: ['svc-wallet/src/ledger/ledger.test.ts'],
    env: { PROVE_LEDGER_TRANSFERS: '20000' },
  },
  {
    area: 'money',
    promise: 'one key 100 times at once, in twenty rounds: one effect, identical answers',
    files: ['svc-wallet/src/orders/racing.test.ts'],
    env: { PROVE_KEY_ROUNDS: '20' },
  },
  {
    area: 'money',
    promise:
      'webhook and polling race, repeat and reorder, paid, refunded and disputed in every order: the same balances, one top-up each; 300 lives of buying, refunding, disputing and settling agree with the table',
    files: [
      'svc-wallet/src/disputes/disputes.test.ts',
      'svc-wallet/src/topups/topups.test.ts',
      'svc-wallet/src/topups/stripe/stripe.test.ts',
      'svc-wallet/src/money.test.ts',
    ],
    env: { PROVE_MONEY_LIVES: '300', PROVE_MONEY_ORDERS: '120', PROVE_WEBHOOK_ROUNDS: '20' },
  },
  {
    area: 'payouts',
    promise:
      '50 withdrawals of a whole balance race, twenty times: one wins; a payout whose answer was lost is uncertain until the bank’s books say; bank data stands in no table and no log to be read, and each look at it is a deed',
    files: ['svc-wallet/src/withdrawals/withdrawals.test.ts', 'svc-wallet/src/payouts/payouts.test.ts'],
    env: { PROVE_WITHDRAWAL_RACES: '20' },
  },
  {
    area: 'generation',
    promise:
      '300 AI jobs with a price, the services and NATS killed 50 times: each is charged once, and paid back once unless it is done; 2,000 told of in any order, at once and again, cost the same',
    files: ['deploy/drills/generation.test.ts', 'svc-wallet/src/ai-charges/ai-charges.test.ts'],
    env: { PROVE_AI_JOBS: '300', PROVE_AI_KILLS: '50', PROVE_AI_ORDERS: '2000' },
  },
  {
    area: 'publishing',
    promise: '300 lives of a listing: whatever its owner, agents, staff and strangers try, the tables of states are kept to',
    files: ['svc-catalog/src/submits/machines.test.ts'],
    env: { PROVE_LISTING_LIVES: '300' },
  },
  {
    area: 'publishing',
    promise: '300 lives of a promotion: whatever staff, makers and strangers try, the table of its states is kept to',
    files: ['svc-catalog/src/activities/machine.test.ts'],
    env: { PROVE_PROMOTION_LIVES: '300' },
  },
  {
    area: 'money',
    promise: '100,000 random splits: shares sum exactly, in whole coins',
    files: ['svc-wallet/src/ledger/postings.test.ts'],
    env: { PROVE_SPLIT_RUNS: '100000' },
  },
  {
    area: 'clocks',
    promise: 'host clocks ten minutes off change no outcome: tokens, signatures and webhooks, what is quoted and what is paid',
    files: ['svc-wallet/src/clock.test.ts', 'gateway/src/app.test.ts', 'packages/service-kit/src/auth/auth.test.ts'],
  },
  {
    area: 'events',
    promise:
      '10,000 events, the publishers killed between commit and publish: all delivered, each effect once, in order; a poison message becomes a dead letter after its backoff, an outage makes none',
    files: ['packages/service-kit/src/events/events.test.ts'],
    env: { PROVE_EVENTS: '10000' },
  },
  {
    area: 'events',
    promise: 'staff see a dead letter and replay it once',
    files: ['svc-wallet/src/dead-letters.test.ts'],
  },
  {
    area: 'files',
    promise:
      '2 GB arrive though client or server are killed 20 times: MD5 and SHA-256 match, no more than the five parts in flight are sent again, memory stays flat; hostile archives are refused within 30 s and 512 MB, and leave nothing',
    files: [
      'svc-catalog/src/files/kills.test.ts',
      'svc-catalog/src/files/life.test.ts',
      'svc-catalog/src/apps/archive.test.ts',
      'svc-catalog/src/files/upload.test.ts',
    ],
    env: { PROVE_UPLOAD_BYTES: '2147483648', PROVE_UPLOAD_KILLS: '20', PROVE_FILE_STEPS: '400' },
  },
  {
    area: 'api',
    promise: 'depth over 10, more than 15 aliases, 1,000 tokens or cost 5,000: refused before a resolver runs',
    files: ['gateway/src/guards/guards.test.ts'],
  },
  {
    area: 'limits',
    promise:
      'what hostile or large input costs: memory stays under its ceilings, time grows in step with the input, late answers are cut off',
    files: [
      'packages/service-kit/src/http/buffers-in-heap.test.ts',
      'packages/service-kit/src/jobs/jobs.test.ts',
      'packages/story/src/formats/hostile.test.ts',
      'packages/contracts/src/inputs/drama/blocked-words.test.ts',
      'gateway/src/streams/pass-streams.test.ts',
      'svc-catalog/src/apps/html-tags.test.ts',
      'svc-catalog/src/files/polyglot.test.ts',
      'svc-catalog/src/prechecks/links.test.ts',
      'svc-catalog/src/prechecks/web-references.test.ts',
      'svc-drama-ai/src/providers/json-answer.test.ts',
    ],
  },
  {
    area: 'policies',
    promise: 'each line of each policy has a test that fails without it',
    files: [
      'svc-catalog/src/activities/policy.test.ts',
      'svc-catalog/src/agents/policy.test.ts',
      'svc-catalog/src/comments/policy.test.ts',
      'svc-catalog/src/files/policy.test.ts',
      'svc-catalog/src/people/policy.test.ts',
      'svc-catalog/src/plans/policy.test.ts',
      'svc-catalog/src/review/policy.test.ts',
      'svc-catalog/src/standing/policy.test.ts',
      'svc-catalog/src/submits/policy.test.ts',
      'svc-catalog/src/updates/policy.test.ts',
      'svc-drama-ai/src/dramas/policy.test.ts',
      'svc-wallet/src/hosted/policy.test.ts',
      'svc-wallet/src/orders/policy.test.ts',
      'svc-wallet/src/quotes/policy.test.ts',
      'svc-wallet/src/quotes/promoter.test.ts',
    ],
  },
];

/** Journeys of a browser that take long, by area. */
const walks: { area: string; promise: string; files: string[] }[] = [
  { area: 'pages', promise: 'each page state in the dark, on a phone, in Chinese and with no service', files: ['look-closely'] },
  { area: 'pages', promise: 'pictures at the size shown, and the fonts of five languages', files: ['pictures', 'faces'] },
  { area: 'languages', promise: 'one sale in other languages', files: ['own-language'] },
  { area: 'network', promise: 'a network that is slow, or fails at each step', files: ['network', 'slow-network'] },
  {
    area: 'slices',
    promise: 'each remote broken in each way: the shell is usable in three seconds',
    files: ['remotes', 'broken-releases'],
  },
];

const areas = [...new Set([...proofs, ...walks].map(({ area }) => area))];
const chosen = parseArgs({ allowPositionals: true }).positionals;
const unknown = chosen.filter((area) => !areas.includes(area));
if (unknown.length > 0) {
  console.error(`there is no area called ${unknown.join(', ')}; there are ${areas.join(', ')}`);
  process.exit(2);
}
const isWanted = ({ area }: { area: string }) => chosen.length === 0 || chosen.includes(area);

const seed = process.env.PROVE_SEED || String(randomInt(1_000_000));
// The tests of the journeys read it as well as those of Jest.
process.env.PROVE_SEED = seed;
console.log(`seed ${seed} (PROVE_SEED=${seed} npm run prove runs the same again)`);

const turns: Turn[] = proofs
  .filter(isWanted)
  .map(({ promise, files, env = {} }) => ({ steps: [{ name: promise, run: () => jest({ files, env, secondChance: false }) }] }));
const specs = walks.filter(isWanted).flatMap(({ files }) => files.map((name) => `e2e/${name}.spec.ts`));
if (specs.length > 0) turns.push({ steps: [{ name: 'journeys at length', run: () => journeysAtLength(step, specs) }] });

const began = performance.now();
const outcome = await runInTurn(turns);
endWithReport(outcome, `seed ${seed}; all of it took ${secondsSince(began)} s`);
