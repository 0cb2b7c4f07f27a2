import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as constants from './constants.ts';

const root = join(import.meta.dirname, '../../..');
const PRODUCT = /^(?:shell|gateway|mf-[^/]+|svc-[^/]+|packages\/[^/]+)\/.+\.tsx?$/;
const NOT_SHIPPED = /\.test\.tsx?$|\/testing\/|\/test-[^/]+$|\/gallery\/|\/contracts\/src\/constants\.ts$/;
/** Comments as our code has them: before a line's first word, or after a space. An address's `//` isn't one. */
const COMMENT = /^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const SKIPPED = new Set(['node_modules', 'dist']);

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

const codeOf = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(COMMENT, '');

test('every constant is used by the product', () => {
  const sources = filesUnder('').filter((path) => PRODUCT.test(path) && !NOT_SHIPPED.test(path));
  const used = new Set(sources.flatMap((path) => codeOf(path).match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []));
  expect(sources.length).toBeGreaterThan(300);
  expect(Object.keys(constants).filter((name) => !used.has(name))).toEqual([]);
});
