import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { line, lines } from '../text.ts';

/** Limits of an app's node tree; `bytes` is its length as JSON in UTF-8, the same as a save's. */
export const APP_TREE_MAX = { levels: 8, nodes: 2000, elements: 200, name: 120, text: 4000, bytes: 256 * 1024 } as const;
export const APP_PLUGINS_MAX = 20;
/** Limit of an app's notes, which every list of apps includes. */
export const APP_META_MAX_BYTES = 1024;
export const APP_LAYOUTS = ['main', 'scene_dialog', 'scene_all'] as const;
/** Errors returned at once; more don't help to fix a tree. */
const FAULTS_MAX = 20;

const UTF_8 = new TextEncoder();
const bytesOf = (value: unknown): number => UTF_8.encode(JSON.stringify(value)).length;

/** The name of a template, theme, plugin or kind of node; it needs no escaping in a URL. */
export const shortName = z
  .string('invalid.text')
  .max(64, 'invalid.too-long')
  .regex(/^[a-z0-9][a-z0-9_-]*$/, 'invalid.key');

export const pluginNames = z.array(shortName, 'invalid.text').max(APP_PLUGINS_MAX, 'invalid.too-many');

/** A text of a scene, in the app's default language unless it names another. */
const element = z.strictObject(
  { name: shortName.nullish(), language: z.enum(LOCALES, 'invalid.language').nullish(), text: lines(APP_TREE_MAX.text) },
  'invalid.text',
);

const scene = z.strictObject(
  {
    parent_type: shortName,
    type: shortName,
    name: line(APP_TREE_MAX.name),
    template: shortName.nullish(),
    theme: shortName.nullish(),
    layout: z.enum(APP_LAYOUTS, 'invalid.type').nullish(),
    elements: z.array(element, 'invalid.text').max(APP_TREE_MAX.elements, 'invalid.too-many').nullish(),
  },
  'invalid.text',
);

/** A leaf of the tree (SPEC §3). */
export type AppScene = z.output<typeof scene>;
export interface AppFolder {
  type: string;
  seq: number;
  name: string;
  children: AppNode[];
}
export type AppNode = AppFolder | AppScene;

const folder = z.strictObject(
  {
    type: shortName,
    seq: z.int('invalid.whole-number').min(0, 'invalid.too-small').max(1_000_000, 'invalid.too-large'),
    name: line(APP_TREE_MAX.name),
    get children(): z.ZodType<AppNode[]> {
      return z.array(node, 'invalid.text');
    },
  },
  'invalid.text',
);

const hasChildren = (value: unknown): value is { children: unknown } =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'children');

/** Parses a node with children as a folder. A union would only report that a node is neither folder nor scene. */
const node = z.unknown().transform((value, context): AppNode => readInto<AppNode>(context, hasChildren(value) ? folder : scene, value));

function readInto<T>(context: z.RefinementCtx, schema: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  context.issues.push(...error.issues.slice(0, FAULTS_MAX).map((issue) => ({ ...issue, input: undefined })));
  return z.NEVER;
}

/** Yields the nodes level by level, without recursion, because the nesting is untrusted. */
function* levelsOf(value: unknown): Generator<{ node: unknown; path: number[] }[]> {
  const below = (nodes: unknown, path: number[]) =>
    Array.isArray(nodes) ? nodes.map((each: unknown, index) => ({ node: each, path: [...path, index] })) : [];
  let level = below(value, []);
  while (level.length > 0) {
    yield level;
    level = level.flatMap((each) => (hasChildren(each.node) ? below(each.node.children, each.path) : []));
  }
}

/** Rejects a tree with too many nodes or levels before it is parsed. */
function isWithinBounds(value: unknown, context: z.RefinementCtx): boolean {
  const refuse = (message: string, maximum: number, path: (string | number)[] = []) => {
    context.issues.push({ code: 'too_big', origin: 'array', message, maximum, path, input: undefined });
    return false;
  };
  let [depth, count] = [0, 0];
  for (const level of levelsOf(value)) {
    depth += 1;
    count += level.length;
    if (count > APP_TREE_MAX.nodes) return refuse('invalid.too-many', APP_TREE_MAX.nodes);
    if (depth > APP_TREE_MAX.levels) {
      const path = level[0]?.path.flatMap((index, place) => (place === 0 ? [index] : ['children', index]));
      return refuse('invalid.too-deep', APP_TREE_MAX.levels, path);
    }
  }
  return true;
}

/** An app's node tree (SPEC §3): folders of folders and scenes. Unknown keys are rejected instead of dropped. */
export const appTree = z
  .unknown()
  .transform((value, context): AppNode[] =>
    isWithinBounds(value, context) ? readInto(context, z.array(node, 'invalid.text'), value) : z.NEVER,
  )
  .refine((tree) => bytesOf(tree) <= APP_TREE_MAX.bytes, 'invalid.too-large');

const metaKey = z.string().regex(/^[A-Za-z][\w-]{0,39}$/);
const note = z.union([line(APP_META_MAX_BYTES), z.number(), z.boolean(), z.null()], 'invalid.text');

/** Notes about an app, by name, in at most two levels. */
export const appMeta = z
  .record(metaKey, z.union([note, z.record(metaKey, note)], 'invalid.text'), 'invalid.text')
  .refine((meta) => bytesOf(meta) <= APP_META_MAX_BYTES, 'invalid.too-large');
export type AppMeta = z.output<typeof appMeta>;
