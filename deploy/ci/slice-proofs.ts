import type { Proof } from './proofs.ts';

/** What teams that release alone rely on. */
export const sliceProofs: readonly Proof[] = [
  {
    area: 'slices',
    promise:
      'a release that would break a live one is rejected, with slice, version and operation, event, module, popup or migration; a schema is replaced without a failed request',
    files: [
      'packages/releases/src/check/check.test.ts',
      'packages/releases/src/check/find-broken-operations.test.ts',
      'packages/releases/src/check/needs.test.ts',
      'packages/releases/src/json-schema.test.ts',
      'packages/releases/src/moves/moves.test.ts',
      'gateway/src/releases/live-releases.test.ts',
      'deploy/registry/run-command.test.ts',
    ],
  },
  {
    area: 'slices',
    promise:
      'a file with a changed byte is never served, and a release that something used in the last 30 days is never removed; by hand at least a week is kept',
    files: [
      'deploy/registry/server.test.ts',
      'deploy/registry/collect-garbage.test.ts',
      'deploy/registry/collect-garbage-regularly.test.ts',
    ],
  },
  {
    area: 'slices',
    promise:
      'a release that fails, hangs or throws is replaced by the one before it or by a card, and an altered one is never used; pages, the offline page and creators’ sites have policies without unsafe scripts',
    files: [
      'shell/src/remotes/load-slice.test.ts',
      'shell/src/remotes/remote-boundary.test.tsx',
      'shell/src/remotes/chunk-reload.test.ts',
      'shell/server/page.test.ts',
      'shell/server/public/sw.test.ts',
      'shell/server/sites/sites.test.ts',
    ],
  },
  {
    area: 'outages',
    promise:
      'with a service down the gateway returns the fields of the others and names the one that is missing, also when it starts meanwhile',
    files: ['gateway/src/app.test.ts'],
  },
  {
    area: 'operations',
    promise:
      'readiness turns 503 before a port closes, and running requests finish; an overloaded process, and a part that is down, send 503 with Retry-After until they recover',
    files: ['packages/service-kit/src/http/drain.test.ts', 'packages/service-kit/src/http/base-app.test.ts', 'gateway/src/outages.test.ts'],
  },
  {
    area: 'operations',
    promise:
      '200 requests a second run through a rolling restart of the wallet, the catalogue and the gateway, a migration and a restart of the database: no acknowledged order is lost, none has its effects twice; readiness turns 503 before a port closes, each process ends within 25 s; ten times the load gets 503 with Retry-After, and afterwards none fails',
    files: ['deploy/drills/rolling/rolling.test.ts'],
    env: { PROVE_REQUESTS_PER_SECOND: '200' },
  },
];
