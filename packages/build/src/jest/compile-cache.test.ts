import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import { shareCompiledCode } from './compile-cache.ts';

shareCompiledCode();

const functionOf = (source: string, context = vm.createContext()) =>
  vm.compileFunction(source, ['given'], { filename: '/cached.js', parsingContext: context });

async function namespaceOf(source: string, context = vm.createContext(), imported = 'nothing') {
  const module = new vm.SourceTextModule(source, {
    identifier: '/cached.mjs',
    context,
    importModuleDynamically: () => Promise.reject(new Error(imported)),
  });
  await module.link(() => Promise.reject(new Error('it imports nothing')));
  await module.evaluate();
  return module.namespace as Record<string, () => unknown>;
}

test('a function that was compiled before uses what V8 kept, in the realm that it is compiled for', () => {
  const source = 'return [given, Array, globalThis.seen = (globalThis.seen ?? 0) + 1];';
  const [first, second] = [functionOf(source), functionOf(source)];
  expect([first.cachedDataRejected, second.cachedDataRejected]).toEqual([undefined, false]);
  const [one, two] = [first('a'), second('b')];
  expect([one[0], one[2], two[0], two[2]]).toEqual(['a', 1, 'b', 1]);
  expect(one[1]).not.toBe(two[1]);
});

test('another source of the same name is compiled anew', () => {
  expect(functionOf('return 1;')()).toBe(1);
  expect(functionOf('return 2;')()).toBe(2);
});

test('a module that was compiled before has its own state, and its own imports', async () => {
  const source = 'let count = 0; export const add = () => ++count; export const later = () => import("later");';
  const [first, second] = [await namespaceOf(source), await namespaceOf(source, vm.createContext(), 'asked the second')];
  expect([first.add?.(), first.add?.(), second.add?.()]).toEqual([1, 2, 1]);
  await expect(second.later?.()).rejects.toThrow('asked the second');
});

test('another module of the same name is compiled anew', async () => {
  expect((await namespaceOf('export const number = () => 1;')).number?.()).toBe(1);
  expect((await namespaceOf('export const number = () => 2;')).number?.()).toBe(2);
});
