import { moneyProofs } from './money-proofs.ts';
import { sliceProofs } from './slice-proofs.ts';

/** Test files that verify one promise, at the figures of that promise. */
export interface Proof {
  area: string;
  promise: string;
  files: readonly string[];
  /** The scale, as settings that the tests read. */
  env?: Readonly<Record<string, string>>;
}

/** Jest files, each run with its own settings. */
export const proofs: readonly Proof[] = [
  ...moneyProofs,
  {
    area: 'generation',
    promise:
      '300 AI jobs with a price while the services and NATS are killed 50 times: each is charged once, and refunded once unless it completes; the events of 2,000 jobs, in any order, at once and repeated, charge the same',
    files: ['deploy/drills/generation.test.ts', 'svc-wallet/src/ai-charges/ai-charges.test.ts'],
    env: { PROVE_AI_JOBS: '300', PROVE_AI_KILLS: '50', PROVE_AI_ORDERS: '2000' },
  },
  {
    area: 'generation',
    promise:
      'a whole drama by templates takes at most 2 s; 50 jobs at once reach 0.9 of the throughput of the same requests made directly, memory stays flat, and none is starved',
    files: ['svc-drama-ai/src/generation/throughput.test.ts'],
    env: { PROVE_AI_AT_ONCE: '50' },
  },
  {
    area: 'publishing',
    promise:
      '300 random histories of a listing, with actions of its owner, agents, staff and strangers: states change exactly as the tables define',
    files: ['svc-catalog/src/publishing/submits/machines.test.ts'],
    env: { PROVE_LISTING_LIVES: '300' },
  },
  {
    area: 'publishing',
    promise:
      '300 random histories of a promotion, with actions of staff, makers and strangers: its state changes exactly as the table defines',
    files: ['svc-catalog/src/publishing/activities/machine.test.ts'],
    env: { PROVE_PROMOTION_LIVES: '300' },
  },
  {
    area: 'clocks',
    promise: 'host clocks ten minutes off change no outcome: tokens, signatures, webhooks, quotes and payments',
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
      'an upload of 2 GB completes though client or server is killed 20 times: MD5 and SHA-256 match, at most the five parts in flight are sent again, memory stays flat; hostile archives are rejected within 30 s and 512 MB, and leave no files; a full disk loses nothing of an upload, which continues with space again',
    files: [
      'svc-catalog/src/library/files/full-disk.test.ts',
      'svc-catalog/src/library/files/kills.test.ts',
      'svc-catalog/src/library/files/life.test.ts',
      'svc-catalog/src/library/apps/archive.test.ts',
      'svc-catalog/src/library/files/upload.test.ts',
    ],
    env: { PROVE_UPLOAD_BYTES: '2147483648', PROVE_UPLOAD_KILLS: '20', PROVE_FILE_STEPS: '400' },
  },
  {
    area: 'api',
    promise:
      'depth 10, 15 aliases, 1,000 tokens and cost 5,000 are accepted and one more is rejected before a resolver runs: inline and in fragments, by text and by hash, over HTTP, in open and in registered mode; there is no WebSocket; in production no introspection, suggestion or operation of no release',
    files: [
      'gateway/src/guards/guards.test.ts',
      'gateway/src/guards/query-limits.test.ts',
      'packages/service-kit/src/graphql/limits.test.ts',
      'shell/server/app.test.ts',
    ],
  },
  {
    area: 'limits',
    promise: 'hostile or large input: memory stays under its limits, time grows linearly with the input, late responses are cut off',
    files: [
      'packages/service-kit/src/http/buffers-in-heap.test.ts',
      'packages/service-kit/src/jobs/jobs.test.ts',
      'packages/story/src/formats/hostile.test.ts',
      'packages/contracts/src/inputs/drama/blocked-words.test.ts',
      'gateway/src/streams/pass-streams.test.ts',
      'svc-catalog/src/library/web-files/html-tags.test.ts',
      'svc-catalog/src/library/files/polyglot.test.ts',
      'svc-catalog/src/publishing/prechecks/links.test.ts',
      'svc-catalog/src/publishing/prechecks/web-references.test.ts',
      'svc-drama-ai/src/providers/json-answer.test.ts',
    ],
  },
  {
    area: 'policies',
    promise: 'each line of each policy has a test that fails without it',
    files: [
      'svc-catalog/src/publishing/activities/policy.test.ts',
      'svc-catalog/src/publishing/agents/policy.test.ts',
      'svc-catalog/src/shelf/comments/policy.test.ts',
      'svc-catalog/src/library/files/policy.test.ts',
      'svc-catalog/src/people/people/policy.test.ts',
      'svc-catalog/src/library/plans/policy.test.ts',
      'svc-catalog/src/publishing/review/policy.test.ts',
      'svc-catalog/src/desk/account-status/policy.test.ts',
      'svc-catalog/src/people/standing/policy.test.ts',
      'svc-catalog/src/publishing/submits/policy.test.ts',
      'svc-catalog/src/publishing/updates/policy.test.ts',
      'svc-drama-ai/src/dramas/policy.test.ts',
      'svc-wallet/src/hosted/policy.test.ts',
      'svc-wallet/src/orders/policy.test.ts',
      'svc-wallet/src/quotes/policy.test.ts',
      'svc-wallet/src/quotes/promoter.test.ts',
    ],
  },
  {
    area: 'properties',
    promise:
      'random input: people’s words, stories and their formats, saves, story checks, search terms, coin prices, withdrawal fees, generated lines and return addresses have their properties under a new seed',
    files: [
      'packages/contracts/src/text/characters.test.ts',
      'packages/contracts/src/return-path.test.ts',
      'packages/contracts/src/text/clean.test.ts',
      'packages/story/src/player.test.ts',
      'packages/story/src/drama/random-updates.test.ts',
      'packages/story/src/formats/ink-plays.test.ts',
      'packages/story/src/formats/tree.test.ts',
      'packages/story/src/save.property.test.ts',
      'packages/story/src/formats/round-trip.test.ts',
      'packages/story/src/check/check.property.test.ts',
      'packages/story/src/check/planted.property.test.ts',
      'svc-catalog/src/publishing/indexing/terms.test.ts',
      'svc-wallet/src/topups/rates.test.ts',
      'svc-wallet/src/withdrawals/fees/fees.test.ts',
      'svc-drama-ai/src/generation/place-lines.test.ts',
    ],
  },
  ...sliceProofs,
];

/** Journeys in Chromium, all on one stack with the product’s own limits. */
export const journeyProofs: readonly Pick<Proof, 'area' | 'promise' | 'files'>[] = [
  {
    area: 'pages',
    promise: 'each page state in the dark, on a phone, in Chinese and without services',
    files: ['e2e/accessibility-at-length.spec.ts'],
  },
  {
    area: 'pages',
    promise: 'pictures in the size that is shown, and the fonts of five languages',
    files: ['e2e/pictures.spec.ts', 'e2e/fonts.spec.ts'],
  },
  {
    area: 'pages',
    promise: 'each page, signed in and out, on a desktop and a phone, and a story’s player stand still: layout shift at most 0.02',
    files: ['e2e/layout-shift.spec.ts'],
  },
  {
    area: 'journeys',
    promise:
      'a guest reads an opening on a phone, signs up, pays, plays to an ending, follows, comments, reports a comment, and gets a refund that staff grant',
    files: ['e2e/new-player.spec.ts'],
  },
  { area: 'languages', promise: 'one sale in other languages', files: ['e2e/own-language.spec.ts'] },
  {
    area: 'network',
    promise: 'a network that is slow, or fails at each step',
    files: ['e2e/network.spec.ts', 'e2e/slow-network.spec.ts'],
  },
  {
    area: 'slices',
    promise:
      'each remote, and each kind of file of a release, gone, hanging, cut short, replaced or throwing: the shell is usable in three seconds, a card or the previous release is shown, and other routes work; a file with a flipped byte never runs',
    files: ['e2e/remotes.spec.ts', 'e2e/broken-releases.spec.ts'],
  },
  {
    area: 'slices',
    promise:
      'a tab that is open across three releases shows no white page, has one React, and its files stay; a flipped byte in an entry, in a list of hashes or in the shell’s own script never runs, and the previous release is served',
    files: ['e2e/releases.spec.ts'],
  },
  {
    area: 'slices',
    promise: 'the policy of each page has no unsafe-eval and no unsafe-inline, and Chromium runs no text as code on a page of any remote',
    files: ['e2e/policies.spec.ts'],
  },
  {
    area: 'slices',
    promise:
      'two teams release alone: what would break the other one is rejected with slice, version and operation, and an open tab goes on',
    files: ['e2e/teams.spec.ts'],
  },
  {
    area: 'outages',
    promise: 'with each service, NATS or PostgreSQL down the rest works, and each page says what is unavailable',
    files: ['e2e/outages.spec.ts'],
  },
];

/** The drill of outages, on a stack of its own. */
export const outageProof: Pick<Proof, 'area' | 'promise'> = {
  area: 'outages',
  promise:
    'each slice and process is broken in each way while people browse and buy: the shell is usable in three seconds, no order is lost, none has its effects twice',
};
