// Who may import whom (docs: "The house"). Zones are read off folder names, so a new slice or package is guarded from its
// first file.
const slice = '(?:shell|gateway|mf-[^/]+|svc-[^/]+)';
const page = '^(?:shell/src|mf-[^/]+|packages/(?:ui|web-kit|faces|notices|profile))/';
const service = '^(?:gateway|svc-[^/]+|packages/service-kit)/';
const test = '\\.test\\.tsx?$|/testing/|/test-[^/]+\\.ts$';

// Wings of svc-catalog from the ground up; a wing imports only itself, those before it, and the frame beside them.
const catalog = '^svc-catalog/src/';
const wings = ['library', 'people', 'desk', 'publishing', 'shelf', 'playing', 'reach'];
// Imports against that order which remain. Each must exist, so that none outlives its reason.
const upward = [
  // The error for an app in use names its listing.
  ['library/apps/in-store.ts', 'publishing/submission/model.ts'],
  // A suspended person can't create shared links.
  ['library/apps/share.ts', 'people/standing/service.ts'],
  // Roles add rights to those of the plan.
  ['library/plans/service.ts', 'people/people/service.ts'],
  // Promoters get a notice in the transaction that changes their share.
  ['people/notices/service.ts', 'reach/ad-links/model.ts'],
  // A suspension takes listings off sale in its own transaction.
  ['desk/account-status/service.ts', 'publishing/listings/service.ts'],
];
const exactly = (file) => `${catalog}${file.replaceAll('.', '\\.')}$`;
const above = (file) => `${catalog}(?:${wings.slice(wings.indexOf(file.split('/')[0]) + 1).join('|')})/`;
const wingRule = { severity: 'error', comment: 'A wing of svc-catalog imports only the wings below it.' };
const inWing = `${catalog}(?:${wings.join('|')})/`;
const wingRules = [
  ...wings.slice(0, -1).map((wing) => ({
    ...wingRule,
    name: `wing-${wing}-imports-none-above`,
    from: { path: `${catalog}${wing}/`, pathNot: [test, ...upward.map(([file]) => exactly(file))] },
    to: { path: above(wing) },
  })),
  ...upward.map(([file, target]) => ({
    ...wingRule,
    name: `${file}-imports-one-above`,
    from: { path: exactly(file) },
    to: { path: above(file), pathNot: exactly(target) },
  })),
  {
    name: 'capabilities-have-a-wing',
    comment: 'A capability of svc-catalog is in a wing; beside the wings is its frame.',
    severity: 'error',
    from: { path: `${catalog}(?!(?:${wings.join('|')}|migrations|testing|types)/)[^/]+/` },
    to: {},
  },
  {
    name: 'capabilities-in-wings-meet-in-four-files',
    comment: 'Another capability is imported through its service.ts, events.ts, model.ts or policy.ts; its other files are its own.',
    severity: 'error',
    from: { path: `${catalog}(${wings.join('|')})/([^/]+)/`, pathNot: test },
    to: { path: `${inWing}[^/]+/`, pathNot: `${catalog}$1/$2/|${inWing}[^/]+/(?:service|events|model|policy)\\.ts$` },
  },
  {
    name: 'wings-know-no-entry-point',
    comment: 'app.ts joins the wings and the entry points start them; what a wing needs of these is passed in.',
    severity: 'error',
    from: { path: inWing, pathNot: test },
    to: { path: `${catalog}(?:app|main|migrate|dead-letters|republish|index-listings)\\.ts$` },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  required: upward.map(([file, target]) => ({
    name: `${file}-still-imports-one-above`,
    comment: 'An exception whose import is gone is deleted.',
    severity: 'error',
    module: { path: exactly(file) },
    to: { path: exactly(target) },
  })),
  forbidden: [
    ...wingRules,
    {
      name: 'slices-meet-in-packages-only',
      comment: 'A slice ships alone: it shares code with another through a package, never directly.',
      severity: 'error',
      from: { path: `^(${slice})/` },
      to: { path: `^${slice}/`, pathNot: '^$1/' },
    },
    {
      name: 'packages-know-no-slice',
      comment: 'A package serves every slice and knows none.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: `^(?:${slice}|deploy|e2e|bench)/` },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'contracts is schemas and constants; it imports nothing of ours.',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: `^(?:packages/(?!contracts/)|${slice}/|deploy/)` },
    },
    {
      name: 'services-draw-nothing',
      comment: 'Services and the gateway have no page; the words of notices they write in mails.',
      severity: 'error',
      from: { path: service },
      to: { path: '^packages/(?:ui|web-kit|profile|build)/|^packages/notices/src/(?!words\\.ts$)' },
    },
    {
      name: 'pages-run-no-server',
      comment: 'What a browser loads never reaches server code.',
      severity: 'error',
      from: { path: page, pathNot: `\\.config\\.ts$|${test}` },
      to: { path: '^(?:packages/(?:service-kit|build|releases|bucket)|deploy|shell/server)/' },
    },
    {
      name: 'shell-server-runs-no-service-kit',
      comment: "The shell's server has no database and no events; it stands when the services don't. Its log is written as theirs.",
      severity: 'error',
      from: { path: '^shell/server/' },
      to: { path: '^packages/service-kit/', pathNot: '/src/log-stream\\.ts$' },
    },
    {
      name: 'component-library-in-ui-only',
      comment: 'Only packages/ui imports the component library.',
      severity: 'error',
      from: { pathNot: '^packages/ui/' },
      to: { path: 'node_modules/(?:@mantine|@tabler)/' },
    },
    {
      name: 'sql-in-repositories-only',
      comment: 'Only repositories and migrations import knex.',
      severity: 'error',
      from: { path: '^(?:gateway|svc-[^/]+)/', pathNot: `(?:^|[/-])repository\\.ts$|/migrations/|${test}` },
      to: { path: 'node_modules/(?:knex|pg)/' },
    },
    {
      name: 'capabilities-meet-in-services',
      comment: "Another capability's tables, rules and resolvers are its own; its service.ts is the door.",
      severity: 'error',
      from: { path: '^(svc-[^/]+)/src/([^/]+)/', pathNot: `^svc-catalog/|${test}` },
      to: { path: '^$1/src/[^/]+/.*(?:repository|resolvers)\\.ts$', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'workspaces-by-name',
      comment: 'Another workspace is imported by its name, so that its exports stay its contract.',
      severity: 'error',
      from: { path: '^((?:packages/)?[^/]+)/' },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased', 'aliased-workspace'] },
    },
    {
      name: 'editor-shares-the-kit',
      comment: "Remotes bundle web-kit/editor; the rest of the kit is the shell's, or there would be two host contexts.",
      severity: 'error',
      from: { path: '^packages/web-kit/src/editor/', pathNot: test },
      to: { path: '^packages/web-kit/src/(?!editor/|index\\.ts$)' },
    },
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that resolves to nothing escapes every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing that runs imports a test.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.data|coverage)/|^bench/peers/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
