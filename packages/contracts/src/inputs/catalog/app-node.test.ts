import { describe, expect, test } from '@jest/globals';
import { APP_META_MAX_BYTES, APP_TREE_MAX, type AppNode, appMeta, appTree } from './app-node.ts';

const scene = (more: object = {}) => ({ parent_type: 'chapter', type: 'scene', name: 'One', ...more });
const folder = (children: unknown, more: object = {}) => ({ type: 'chapter', seq: 1, name: 'A', children, ...more });
/** Nested folders of `levels` levels. */
const nested = (levels: number): unknown[] => (levels === 0 ? [] : [folder(nested(levels - 1))]);
const TREE: AppNode[] = [
  folder(
    [
      scene({
        name: '🐈‍⬛ שלום',
        template: 'night-shop',
        theme: 'default',
        layout: 'scene_dialog',
        elements: [
          { name: 'title', language: 'ja-JP', text: 'ねこ\nねこ' },
          { language: null, text: '' },
        ],
      }),
      folder([], { name: 'مرحبا', seq: 0 }),
    ],
    { name: '' },
  ) as AppNode,
  scene() as AppNode,
];

const faultsOf = (schema: typeof appTree | typeof appMeta, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a node tree', () => {
  test('is stored unchanged, in every script', () => {
    expect(appTree.parse(TREE)).toEqual(TREE);
    expect(appTree.parse([])).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['no list', { children: [] }, ' invalid.text'],
    ['text', 'x', ' invalid.text'],
    ['a node that is none', [folder([null])], '0.children.0 invalid.text'],
    ['children that are no list', [folder({ length: 1 })], '0.children invalid.text'],
    ['a key that we don’t know', [folder([scene({ admin: true })])], '0.children.0 invalid.text'],
    ['a type that is no name', [folder([], { type: '../x' })], '0.type invalid.key'],
    ['a template that leads elsewhere', [scene({ template: 'a/b' })], '0.template invalid.key'],
    ['a layout that there is not', [folder([scene({ layout: 'x' })])], '0.children.0.layout invalid.type'],
    ['half a place', [folder([], { seq: 0.5 })], '0.seq invalid.whole-number'],
    ['a name that is too long', [scene({ name: 'x'.repeat(APP_TREE_MAX.name + 1) })], '0.name invalid.too-long'],
    ['a text that is too long', [scene({ elements: [{ text: 'x'.repeat(APP_TREE_MAX.text + 1) }] })], '0.elements.0.text invalid.too-long'],
    ['too many texts', [scene({ elements: Array(APP_TREE_MAX.elements + 1).fill({ text: '' }) })], '0.elements invalid.too-many'],
    ['a language that we don’t have', [scene({ elements: [{ text: '', language: 'tlh' }] })], '0.elements.0.language invalid.language'],
  ])('with %s is rejected at its path', (_what, tree, fault) => {
    expect(faultsOf(appTree, tree)).toEqual([fault]);
  });

  test('can have the maximum of levels, and one more is an error at its path', () => {
    expect(appTree.safeParse(nested(APP_TREE_MAX.levels)).success).toBe(true);
    expect(faultsOf(appTree, [scene(), ...nested(APP_TREE_MAX.levels + 1)])).toEqual([
      `1.${Array(APP_TREE_MAX.levels).fill('children.0').join('.')} invalid.too-deep`,
    ]);
  });

  test('of a hundred thousand levels is rejected without a stack overflow', () => {
    const deep = (key: string) => JSON.parse(`${`[{"${key}":`.repeat(100_000)}[]${'}]'.repeat(100_000)}`);
    expect(faultsOf(appTree, deep('children'))?.[0]).toContain('invalid.too-deep');
    expect(faultsOf(appTree, [scene({ name: deep('x') })])).toEqual(['0.name invalid.text']);
    expect(faultsOf(appMeta, { x: deep('x') })).toEqual(['x invalid.text']);
  });

  test('can have the maximum of nodes in all folders together', () => {
    const many = (count: number) => [folder(Array(count - 2).fill(scene())), scene()];
    expect(appTree.safeParse(many(APP_TREE_MAX.nodes)).success).toBe(true);
    expect(faultsOf(appTree, many(APP_TREE_MAX.nodes + 1))).toEqual([' invalid.too-many']);
  });

  test('can have the maximum of bytes', () => {
    const text = '猫'.repeat(4000);
    const large = (count: number) => [scene({ elements: Array(count).fill({ text }) })];
    expect(appTree.safeParse(large(21)).success).toBe(true);
    expect(faultsOf(appTree, large(22))).toEqual([' invalid.too-large']);
  });

  test('with a thousand errors returns the first twenty', () => {
    expect(faultsOf(appTree, Array(1000).fill({}))).toHaveLength(20);
  });

  test('can’t change a prototype', () => {
    const polluting = JSON.parse('[{"type":"a","seq":1,"name":"A","children":[{"__proto__":{"admin":true},"children":[]}]}]');
    expect(faultsOf(appTree, polluting)).toContain('0.children.0 invalid.text');
    const disguised = JSON.parse('[{"__proto__":{"children":[]},"parent_type":"a","type":"b","name":"c"}]');
    expect(faultsOf(appTree, disguised)).toEqual(['0 invalid.text']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('an app’s notes', () => {
  test('are texts, numbers and booleans in two levels', () => {
    const notes = { editor: 'meowtale', version: { created: '4.1', by: 2 }, isNew: true, none: null };
    expect(appMeta.parse(notes)).toEqual(notes);
    expect(faultsOf(appMeta, { a: { b: { c: 1 } } })).toEqual(['a invalid.text']);
    expect(faultsOf(appMeta, { a: [] })).toEqual(['a invalid.text']);
    expect(faultsOf(appMeta, 'x')).toEqual([' invalid.text']);
    expect(faultsOf(appMeta, { 'a b': 1 })).toEqual(['a b invalid.text']);
    expect(appMeta.parse({ a: 'x\u0000' })).toEqual({ a: 'x' });
  });

  test('are limited in size and can’t change a prototype', () => {
    const half = { a: '猫'.repeat(160), b: '猫'.repeat(160) };
    expect(appMeta.safeParse(half).success).toBe(true);
    expect(faultsOf(appMeta, { ...half, c: 'x'.repeat(APP_META_MAX_BYTES - 980) })).toEqual([' invalid.too-large']);
    expect(Object.getPrototypeOf(appMeta.parse(JSON.parse('{"__proto__":{"admin":true}}')))).toBe(Object.prototype);
  });
});
