import { z } from 'zod';
import { ROLES } from './roles.ts';

/** What a slice's build says of it, and what the shell knows of a slice without running it (DESIGN §2). */

/** Language → words. en-US is always there. */
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
  /** `server`: guests get its first view from the server, drawn by the slice's `server` file. */
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

export const sliceManifestSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string(),
  routes: z.array(manifestRouteSchema),
  navigation: z.array(manifestNavigationSchema),
  /** Popup name → JSON schema of its input. */
  popups: z.record(z.string(), z.record(z.string(), z.unknown())),
  languages: z.array(z.string()),
  /** The files that start it, in the order in which they load. */
  scripts: z.array(z.string()).min(1),
  styles: z.array(z.string()),
  /** Files that the page will want at once; hints only. */
  preload: z.array(z.string()),
  /** The file that draws its pages in the shell's server; null when it has none. */
  server: z.string().nullable().default(null),
  /** The global under which a remote's container appears. */
  globalName: z.string(),
  /** All files together, bytes. */
  sizeBytes: z.int(),
});

export type SliceManifest = z.infer<typeof sliceManifestSchema>;
export type ManifestRoute = z.infer<typeof manifestRouteSchema>;
export type ManifestNavigation = z.infer<typeof manifestNavigationSchema>;

/** File → `sha384-<base64>`, as the `integrity` attribute takes it. */
export const integritySchema = z.record(z.string(), z.string().startsWith('sha384-'));

/** One release as a pointer names it. `integrity` is that of its `integrity.json`, so that nothing below can change unseen. */
export const releaseRefSchema = z.object({ version: z.string(), integrity: z.string() });

/** Which release of each slice an environment runs: the one small file that a flip replaces. */
export const pointerSchema = z.object({
  environment: z.string(),
  revision: z.int(),
  changedAt: z.string(),
  slices: z.record(z.string(), releaseRefSchema.extend({ previous: releaseRefSchema.nullable() })),
});

export type ReleaseRef = z.infer<typeof releaseRefSchema>;
export type ReleasePointer = z.infer<typeof pointerSchema>;

/** What a release's `operations.json` holds, by sha256 of the document's canonical text. */
export const operationsSchema = z.record(
  z.string(),
  z.object({
    document: z.string(),
    operationName: z.string(),
    /** `public` may be cached and asked for by GET; `personal` never. */
    kind: z.enum(['public', 'personal']),
  }),
);

export type Operations = z.infer<typeof operationsSchema>;
