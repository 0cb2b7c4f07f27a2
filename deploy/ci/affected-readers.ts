/**
 * Lists tests, and modules of tests, that read files without importing them, with these files. Only files outside the reader's own
 * workspace need an entry.
 */
export const READERS: Readonly<Record<string, RegExp>> = {
  'deploy/ci/affected.test.ts': /^e2e\/|\.test\.tsx?$/,
  'deploy/ci/affected-slices.test.ts': /^e2e\/|\.test\.tsx?$|\/package\.json$/,
  'deploy/ci/code-owners.test.ts': /^CODEOWNERS$|\/package\.json$/,
  'deploy/ci/ending.test.ts': /^deploy\/(?:ci|local)\//,
  'deploy/ci/file-rules.test.ts': /./,
  'deploy/ci/markdown-rules.test.ts': /./,
  'deploy/ci/page-states.test.ts': /^[^/]+\/(?:slice\.config\.ts|page-states\.json)$/,
  'deploy/ci/proofs.test.ts': /\.tsx?$/,
  'deploy/drills/outages/page-visits.ts': /^(?:shell|mf-[^/]+)\/locales\/en-US\.json$/,
  'deploy/generators/generators.test.ts':
    /^(?:CODEOWNERS|biome\.json|docs\/production\.md|packages\/service-kit\/src\/base\.graphql)$|\/(?:service\.config\.json|slice\.config\.ts|schema\.graphql)$/,
  'deploy/local/bootstrap.test.ts': /^bootstrap\.mjs$/,
  'deploy/production/settings.test.ts': /^docs\/production\.md$|\/(?:main|migrate|env)\.ts$/,
  'gateway/src/calls.test.ts': /^docs\/calls\.json$|\.graphql$/,
  'gateway/src/lists.test.ts': /\.graphql$|^packages\/contracts\/src\/inputs\//,
  'gateway/src/stitching/stitch.test.ts': /\.graphql$/,
  'mf-drama-editor/src/features/app-editor/ink-faults.test.ts': /^mf-lobby\/locales\//,
  'mf-lobby/src/app/sentences.test.tsx': /^(?:packages\/contracts|svc-catalog)\/src\/.*\.ts$/,
  'mf-website-builder/src/features/set-module/limits.test.tsx': /^packages\/contracts\/src\/inputs\/catalog\//,
  'packages/build/src/dev/watch-remote.test.ts': /^packages\/service-kit\/src\/base\.graphql$/,
  'packages/build/src/operations.test.ts': /\.(?:graphql|tsx?)$/,
  'packages/build/src/uses.test.ts': /\.tsx?$/,
  'packages/build/src/version.test.ts': /\.graphql$/,
  'packages/build/src/words.test.ts': /\/locales\//,
  'packages/contracts/src/constants.test.ts': /\.tsx?$/,
  'shell/src/errors/fault-sentences.test.tsx': /^(?:packages\/contracts|svc-[^/]+)\/src\/.*\.ts$|\/locales\//,
  'svc-catalog/src/library/apps/archive.test.ts': /^mf-lobby\/locales\//,
  'svc-catalog/src/library/apps/brought-files.test.ts': /^packages\/story\/src\/testing\/includes\//,
  'svc-catalog/src/testing/works.ts': /^packages\/story\/fixtures\//,
  'svc-wallet/src/ledger/table.test.ts': /^docs\/money\.md$/,
};
