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
    ],
  },
  {
    area: 'slices',
    promise: 'a file with a changed byte is never served, and a release that something used in the last 30 days is never removed',
    files: [
      'deploy/registry/server.test.ts',
      'deploy/registry/collect-garbage.test.ts',
      'deploy/registry/collect-garbage-regularly.test.ts',
    ],
  },
  {
    area: 'operations',
    promise:
      'readiness turns 503 before a port closes, and running requests finish; an overloaded process, and a part that is down, send 503 with Retry-After until they recover',
    files: ['packages/service-kit/src/http/drain.test.ts', 'packages/service-kit/src/http/base-app.test.ts', 'gateway/src/outages.test.ts'],
  },
];
