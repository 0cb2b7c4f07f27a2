import { randomInt } from 'node:crypto';
import { secondsSince, step } from '../local/console.ts';
import { runInTurn } from './run-in-turn.ts';
import { jest, journeysAtLength } from './steps.ts';

// `npm run prove`: what `npm test` shows at a smaller scale, at the figures that are promised. PROVE_SEED replays a run.

interface Proof {
  promise: string;
  files: string[];
  /** The scale, by the names that the tests read. */
  env?: Record<string, string>;
  withinMinutes?: number;
}

const proofs: Proof[] = [
  {
    promise:
      '1,000 checkouts at once and the wallet killed 50 times: nothing is paid twice, each is divided once within 10 s, half of them with who brought them; NATS away for ten minutes: people go on buying, and what waited is done within 60 s, once',
    files: ['deploy/drills/sales.test.ts'],
    env: { PROVE_CHECKOUTS: '1000', PROVE_KILLS: '50', PROVE_OUTAGE_SECONDS: '600' },
    withinMinutes: 40,
  },
  {
    promise:
      '20 workers, 5 wallets, 20,000 transfers: every balance is the sum of its entries, and none is below 0; what was posted nobody changes or takes away',
    files: ['svc-wallet/src/ledger/ledger.test.ts'],
    env: { PROVE_LEDGER_TRANSFERS: '20000' },
  },
  {
    promise: 'one key 100 times at once, in twenty rounds: one effect, identical answers',
    files: ['svc-wallet/src/orders/racing.test.ts'],
    env: { PROVE_KEY_ROUNDS: '20' },
  },
  {
    promise:
      'webhook and polling race, repeat and reorder, paid, refunded and disputed in every order: the same balances, one top-up each; 300 lives of buying, refunding, disputing and settling agree with the table',
    files: [
      'svc-wallet/src/disputes/disputes.test.ts',
      'svc-wallet/src/topups/topups.test.ts',
      'svc-wallet/src/topups/stripe/stripe.test.ts',
      'svc-wallet/src/money.test.ts',
    ],
    env: { PROVE_MONEY_LIVES: '300', PROVE_MONEY_ORDERS: '120', PROVE_WEBHOOK_ROUNDS: '20' },
    withinMinutes: 30,
  },
  {
    promise:
      '50 withdrawals of a whole balance race, twenty times: one wins; a payout whose answer was lost is uncertain until the bank’s books say; bank data stands in no table and no log to be read, and each look at it is a deed',
    files: ['svc-wallet/src/withdrawals/withdrawals.test.ts', 'svc-wallet/src/payouts/payouts.test.ts'],
    env: { PROVE_WITHDRAWAL_RACES: '20' },
  },
  {
    promise:
      '300 AI jobs with a price, the services and NATS killed 50 times: each is charged once, and paid back once unless it is done; 2,000 told of in any order, at once and again, cost the same',
    files: ['deploy/drills/generation.test.ts', 'svc-wallet/src/ai-charges/ai-charges.test.ts'],
    env: { PROVE_AI_JOBS: '300', PROVE_AI_KILLS: '50', PROVE_AI_ORDERS: '2000' },
    withinMinutes: 30,
  },
  {
    promise: '300 lives of a listing: whatever its owner, agents, staff and strangers try, the tables of states are kept to',
    files: ['svc-catalog/src/submits/machines.test.ts'],
    env: { PROVE_LISTING_LIVES: '300' },
    withinMinutes: 20,
  },
  {
    promise: '300 lives of a promotion: whatever staff, makers and strangers try, the table of its states is kept to',
    files: ['svc-catalog/src/activities/machine.test.ts'],
    env: { PROVE_PROMOTION_LIVES: '300' },
    withinMinutes: 20,
  },
  {
    promise: '100,000 random splits: shares sum exactly, in whole coins',
    files: ['svc-wallet/src/ledger/postings.test.ts'],
    env: { PROVE_SPLIT_RUNS: '100000' },
  },
  {
    promise: 'host clocks ten minutes off change no outcome: tokens, signatures and webhooks, what is quoted and what is paid',
    files: ['svc-wallet/src/clock.test.ts', 'gateway/src/app.test.ts', 'packages/service-kit/src/auth/auth.test.ts'],
  },
  {
    promise:
      '10,000 events, the publishers killed between commit and publish: all delivered, each effect once, in order; a poison message becomes a dead letter after its backoff, an outage makes none',
    files: ['packages/service-kit/src/events/events.test.ts'],
    env: { PROVE_EVENTS: '10000' },
  },
  {
    promise: 'staff see a dead letter and replay it once',
    files: ['svc-wallet/src/dead-letters.test.ts'],
  },
  {
    promise:
      '2 GB arrive though client or server are killed 20 times: MD5 and SHA-256 match, no more than the five parts in flight are sent again, memory stays flat; hostile archives are refused within 30 s and 512 MB, and leave nothing',
    files: [
      'svc-catalog/src/files/kills.test.ts',
      'svc-catalog/src/files/life.test.ts',
      'svc-catalog/src/apps/archive.test.ts',
      'svc-catalog/src/files/upload.test.ts',
    ],
    env: { PROVE_UPLOAD_BYTES: '2147483648', PROVE_UPLOAD_KILLS: '20', PROVE_FILE_STEPS: '400' },
    withinMinutes: 40,
  },
  {
    promise: 'depth over 10, more than 15 aliases, 1,000 tokens or cost 5,000: refused before a resolver runs',
    files: ['gateway/src/guards/guards.test.ts'],
  },
];

const seed = process.env.PROVE_SEED || String(randomInt(1_000_000));
console.log(`seed ${seed} (PROVE_SEED=${seed} npm run prove runs the same again)`);

const began = performance.now();
const { passed, failed, notes } = await runInTurn([
  ...proofs.map(({ promise, files, env, ...scope }) => ({
    name: promise,
    run: () => jest({ files, env: { ...env, PROVE_SEED: seed }, ...scope }),
  })),
  { name: 'journeys at length', run: () => journeysAtLength(step) },
]);
for (const note of notes) console.error(`\n${note}`);
console.log(`\nseed ${seed}; all of it took ${secondsSince(began)} s\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
