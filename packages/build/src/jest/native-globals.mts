/** `@jest/globals` of test files that Node itself loads: delegates to the globals of the running file. */
type Given = Readonly<Record<string, ((...args: unknown[]) => unknown) & Record<PropertyKey, unknown>>>;

let given: Given = {};

export function give(globals: object): void {
  given = globals as Given;
}

function named(name: string): unknown {
  return new Proxy(() => {}, {
    apply: (_, __, args: unknown[]) => given[name]?.(...args),
    get: (_, key) => given[name]?.[key],
  });
}

export const afterAll = named('afterAll');
export const afterEach = named('afterEach');
export const beforeAll = named('beforeAll');
export const beforeEach = named('beforeEach');
export const describe = named('describe');
export const expect = named('expect');
export const jest = named('jest');
export const test = named('test');
