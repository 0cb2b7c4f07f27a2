/** What a test file imports as `@jest/globals` where Node itself loads it: whatever the file that runs now was given. */
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
