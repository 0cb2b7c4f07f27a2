import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { watchTypes } from './check-types.ts';
import type { Problem } from './problems.ts';

let folder: string;
let stop = () => {};
let checks: (readonly Problem[])[];
const failures: string[] = [];
/** Replaces the page at once: a check may read it meanwhile. */
const write = async (text: string) => {
  await writeFile(path.join(folder, 'page.new'), text);
  await rename(path.join(folder, 'page.new'), path.join(folder, 'page.ts'));
};
const until = (isSo: () => boolean) => waitUntil(async () => isSo(), { withinMs: 60_000 });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  checks = [];
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['*.ts'] }));
  await write('export const size: number = 1;\n');
  stop = watchTypes({
    folder,
    cacheFolder: path.join(folder, 'cache'),
    began: () => {},
    checked: (problems) => checks.push(problems),
    failed: (reason) => failures.push(reason),
  });
});
afterEach(async () => {
  stop();
  await rm(folder, { recursive: true });
});

test('an error of an edit is reported with its line, and its end once it is mended', async () => {
  await until(() => checks.length > 0);
  expect(checks.at(-1)).toEqual([]);
  await write("\nexport const size: number = 'one';\n");
  await until(() => (checks.at(-1)?.length ?? 0) > 0);
  expect(checks.at(-1)).toEqual([
    {
      source: 'types',
      file: expect.stringMatching(/page\.ts$/),
      line: 2,
      message: "TS2322: Type 'string' is not assignable to type 'number'.",
    },
  ]);
  await write('export const size: number = 2;\n');
  await until(() => checks.at(-1)?.length === 0);
  expect([checks.at(-1), failures]).toEqual([[], []]);
});
