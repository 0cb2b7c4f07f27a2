import { z } from 'zod';
import { ROLES } from './roles.ts';

/** Data of a slice's build, from which the shell knows a slice without running it (DESIGN §2). */

/** Texts by language, always with en-US. */
const wordsSchema = z.record(z.string(), z.string());

export const FRAMES = ['store', 'lobby', 'editor', 'bare'] as const;

export const manifestRouteSchema = z.object({
  id: z.string(),
  pattern: z.string().startsWith('/'),
  frame: z.enum(FRAMES),
  roles: z.array(z.enum(ROLES)).optional(),
  adultAware: z.boolean().optional(),
  /** `site`: served on a site's own host instead of the shell's. */
  host: z.enum(['shell', 'site']).default('shell'),
  minWidth: z.int().optional(),
  /** `server`: the slice's `server` file renders its first view for guests. */
  render: z.enum(['server', 'client']).default('client'),
  titles: wordsSchema,
  descriptions: wordsSchema.optional(),
});

export const manifestNavigationSchema = z.object({
  frame: z.literal('lobby'),
  to: z.string().startsWith('/'),
  order: z.number(),
  icon: z.string(),
  roles: z.array(z.enum(ROLES)).optional(),
  labels: wordsSchema,
});

/** A slice's name; the registry's own folders have other names. */
export const sliceNameSchema = z.string().regex(/^(?!(?:pointers|seen)$)[a-z][a-z0-9-]{0,62}$/);

/** A release's version; it is a folder's name. */
export const releaseVersionSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/);

/** The name of an environment, as in `production`. */
export const environmentNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,62}$/);

const jsonSchema = z.record(z.string(), z.unknown());

/** Modules that the shell shares with remotes. */
const sharedSchema = z.object({
  /** Module of ours → names that it exports, or that are imported from it. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Package of others → installed version. */
  versions: z.record(z.string(), z.string()),
});

export const sliceManifestSchema = z.object({
  name: sliceNameSchema,
  version: releaseVersionSchema,
  routes: z.array(manifestRouteSchema),
  navigation: z.array(manifestNavigationSchema),
  /** Popup name → JSON schema of its input. */
  popups: z.record(z.string(), z.record(z.string(), z.unknown())),
  languages: z.array(z.string()),
  /** The start files, in the order in which they load. */
  scripts: z.array(z.string()).min(1),
  styles: z.array(z.string()),
  /** Files that the page needs soon; only hints. */
  preload: z.array(z.string()),
  /** The file that renders its pages in the shell's server; null without one. */
  server: z.string().nullable().default(null),
  /** The global variable of a remote's container. */
  globalName: z.string(),
  /** Total size of all files, bytes. */
  sizeBytes: z.int(),
  /** What the team allows itself at most; null without a limit. */
  budgetBytes: z.int().nullable().default(null),
  /** What a remote needs of other slices. */
  uses: sharedSchema.extend({ popups: z.record(z.string(), jsonSchema) }).default({ exports: {}, versions: {}, popups: {} }),
  /** What the shell gives to remotes; null for a remote. */
  provides: sharedSchema.nullable().default(null),
});

export type SliceManifest = z.infer<typeof sliceManifestSchema>;
export type SharedModules = z.infer<typeof sharedSchema>;
export type ManifestRoute = z.infer<typeof manifestRouteSchema>;
export type ManifestNavigation = z.infer<typeof manifestNavigationSchema>;

const serviceMigrationSchema = z.object({
  name: z.string(),
  /** Its statements by which a release from before it can't run any more; none for a migration that only expands. */
  contracts: z.array(z.string()),
  /** The migration since which no release uses what it takes away. */
  contractsAfter: z.string().nullable(),
});

/** A service's release: what the others need to know of it. Its program is deployed by other means. */
export const serviceManifestSchema = z.object({
  kind: z.literal('service'),
  name: sliceNameSchema,
  version: releaseVersionSchema,
  /** In the order in which they run. */
  migrations: z.array(serviceMigrationSchema),
});

export type ServiceManifest = z.infer<typeof serviceManifestSchema>;

/** A service release's `events.json`, by event type. Schemas are JSON schemas of payloads. */
export const serviceEventsSchema = z.object({
  publishes: z.record(z.string(), z.object({ version: z.int(), schema: jsonSchema, fixtures: z.array(z.unknown()).min(1) })),
  consumes: z.record(z.string(), z.object({ version: z.int(), schema: jsonSchema })),
});

export type ServiceEvents = z.infer<typeof serviceEventsSchema>;

/** Returns the first part of the types of a service's events, as in `wallet` of `svc-wallet`. */
export const eventOwnerOf = (service: string): string => service.replace(/^svc-/, '').replace(/-ai$/, '');

/** `sha384-<base64>` by file, as in the `integrity` attribute. */
export const integritySchema = z.record(z.string(), z.string().startsWith('sha384-'));

/** A release in a pointer. `integrity` is that of its `integrity.json`, so that no file can change unnoticed. */
export const releaseRefSchema = z.object({ version: releaseVersionSchema, integrity: z.string() });

/** What one revision of a pointer changed, for its history. */
export const releaseChangeSchema = z.object({
  action: z.enum(['promote', 'rollback', 'kill', 'revive', 'pin', 'unpin', 'canary', 'stop']),
  /** Slice → the version that was live before (null: none) and the one that is live now, which may be the same. */
  slices: z.record(sliceNameSchema, z.object({ from: releaseVersionSchema.nullable(), to: releaseVersionSchema })),
  /** Who made the change, and why. */
  by: z.string().min(1).max(200),
  reason: z.string().max(2000),
  /** Made although it broke other releases. */
  isForced: z.boolean().default(false),
});

const httpUrlSchema = z.url({ protocol: /^https?$/ });

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.pathname === '/' && `${url.search}${url.hash}${url.username}${url.password}` === '';
}

/** Scheme, host and port of a service's program: the gateway decides which paths it calls. */
export const serviceUrlSchema = httpUrlSchema.refine(isOrigin, 'has to be an origin, as in http://svc-news.internal:4004');

/** Where a service's program is reached, and how long the gateway waits for it. */
export const serviceAddressSchema = z.object({
  url: serviceUrlSchema,
  /** Milliseconds without a byte; null: the gateway's own time-out. */
  timeoutMs: z.int().min(100).max(120_000).nullable().default(null),
});

/** An address in a pointer. One that was stored with a path is read as its origin, so that no reader of the pointer fails by it. */
const storedAddressSchema = serviceAddressSchema.extend({ url: httpUrlSchema.transform((url) => new URL(url).origin) });

/** How much more often than the live release a canary may fail at most, of 1: a canary that fails always would be within more. */
export const CANARY_FAILURES_MAX = 0.5;

/** A release that a share of visitors gets, always the same visitors. */
export const canarySchema = releaseRefSchema.extend({
  /** How many of 10,000 visitors. */
  share: z.int().min(1).max(10_000),
  /** Canaries of the same cohort get the same visitors: a remote and the service that it needs. */
  cohort: z.string().regex(/^[a-z][a-z0-9-]{0,62}$/),
  /** The revision that began it. */
  since: z.int(),
  /** It ends by itself after so many loads when its rate of failures is above the live release's by more than this, of 1. */
  budget: z.object({ loads: z.int().min(1), failures: z.number().min(0).max(1) }),
  /** Where a service's program of this release runs; null for a remote. */
  address: storedAddressSchema.nullable().default(null),
});

/** A release that was live, with where its program ran. Pointers from before that was stored have no `address`. */
const previousSchema = releaseRefSchema.extend({ address: storedAddressSchema.nullable().optional() });

/** What an environment runs of one slice. */
export const liveReleaseSchema = releaseRefSchema.extend({
  kind: z.enum(['remote', 'service']).default('remote'),
  /** The release that a page falls back to. */
  previous: previousSchema.nullable(),
  /** Switched off: pages show a card in its place and load nothing of it. */
  killed: z.boolean().default(false),
  /** No other release becomes live until it is unpinned. */
  pinned: z.boolean().default(false),
  canary: canarySchema.nullable().default(null),
  /** Null for a remote, and for a service whose address is in the gateway's settings. */
  address: storedAddressSchema.nullable().default(null),
});

/** The releases that an environment runs. Each revision is created at most once, by which the pointer moves. */
export const pointerSchema = z.object({
  environment: environmentNameSchema,
  revision: z.int().min(0),
  changedAt: z.string(),
  /** Null in pointers that were written before changes were kept. */
  change: releaseChangeSchema.nullable().default(null),
  slices: z.record(sliceNameSchema, liveReleaseSchema),
});

export type ServiceAddress = z.infer<typeof serviceAddressSchema>;
export type ReleaseRef = z.infer<typeof releaseRefSchema>;
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;
export type Canary = z.infer<typeof canarySchema>;
export type LiveRelease = z.infer<typeof liveReleaseSchema>;
export type ReleasePointer = z.infer<typeof pointerSchema>;

/** A release's `operations.json`, by SHA-256 of the document's canonical text. */
export const operationsSchema = z.record(
  z.string(),
  z.object({
    document: z.string(),
    operationName: z.string(),
    /** `public` responses may be cached and requested by GET; `personal` ones never. */
    kind: z.enum(['public', 'personal']),
  }),
);

export type Operations = z.infer<typeof operationsSchema>;
