import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CALLS_OUT, callsOut, faultsOf } from './file-rules.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  'await fetch(input.url);\n',
  "import { request } from 'node:https';\n",
  "import { connect } from 'net';\n",
  "import { Agent } from 'undici';\n",
])('a server file that opens connections and isn’t in CALLS_OUT is a fault: %j', (text) => {
  expect(faultsOf('svc-catalog/src/library/files/import-from.ts', text)).toEqual([
    'svc-catalog/src/library/files/import-from.ts: calls out; say whom in CALLS_OUT',
  ]);
  for (const path of ['svc-catalog/src/library/files/import-from.test.ts', 'mf-store/src/features/cart/cart.ts', 'deploy/local/http-ok.ts'])
    expect(faultsOf(path, text)).toEqual([]);
});

test('an imported type is no fault', () => {
  expect(faultsOf('gateway/src/streams/pass.ts', "import type { Dispatcher } from 'undici';\nprefetch(1);\n")).toEqual([]);
});

test.each(Object.keys(CALLS_OUT))('%s, which is in CALLS_OUT, opens connections', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  expect(callsOut(text)).toBe(true);
  expect(faultsOf(path, text)).toEqual([]);
});
