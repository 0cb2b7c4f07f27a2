import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { remotesIn, servicesIn } from './slices.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'slices-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: unknown = {}): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
}

test('remotes and services are the folders that declare themselves, services by port', () => {
  write('mf-b/slice.config.ts');
  write('mf-a/slice.config.ts');
  write('mf-left/dist/slice.json');
  write('shell/slice.config.ts');
  write('svc-b/service.config.json', { port: 4001, database: 'b' });
  write('svc-a/service.config.json', { port: 4002, database: 'a' });
  write('svc-left/dist/main.js');
  expect(remotesIn(root)).toEqual(['mf-a', 'mf-b']);
  expect(servicesIn(root)).toEqual([
    { name: 'svc-b', port: 4001, database: 'b' },
    { name: 'svc-a', port: 4002, database: 'a' },
  ]);
});

test('this repository has the ports and databases of DESIGN §8', () => {
  expect(servicesIn().map(({ name, port, database }) => [name, port, database])).toEqual(
    expect.arrayContaining([
      ['svc-catalog', 4001, 'catalog'],
      ['svc-wallet', 4002, 'wallet'],
      ['svc-drama-ai', 4003, 'drama'],
    ]),
  );
});

test.each([
  ['the same port', { port: 4001, database: 'b' }, 'svc-a and svc-b have the same port 4001'],
  ['the same database', { port: 4002, database: 'a' }, 'svc-a and svc-b have the same database a'],
])('two services with %s are an error that names both', (_what, config, message) => {
  write('svc-a/service.config.json', { port: 4001, database: 'a' });
  write('svc-b/service.config.json', config);
  expect(() => servicesIn(root)).toThrow(message);
});

test.each([{ port: 80, database: 'a' }, { port: 4001, database: 'a-b' }, { port: 4001 }, { port: 4001, database: 'a', more: 1 }])(
  'an invalid declaration is an error that names its file: %j',
  (config) => {
    write('svc-a/service.config.json', config);
    expect(() => servicesIn(root)).toThrow('svc-a/service.config.json: ');
  },
);
