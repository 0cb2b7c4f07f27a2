/** Of what Jest hands to a test runner, what ours sets or uses. */
declare module 'jest-circus/runner' {
  export interface Environment {
    global: Record<PropertyKey, unknown>;
    moduleMocker: { fn: () => unknown; spyOn: () => unknown } | null;
  }
  export interface Globals {
    expect: { any: (sample: unknown) => unknown };
  }
  export interface Runtime {
    setGlobalsForRuntime: (globals: Globals) => void;
    unstable_shouldLoadAsEsm: (path: string) => boolean;
    unstable_importModule: (path: string) => Promise<unknown>;
  }
  export type RunTestFile = (
    globalConfig: unknown,
    config: unknown,
    environment: Environment,
    runtime: Runtime,
    path: string,
    send?: unknown,
  ) => Promise<unknown>;

  const runner: { default: RunTestFile };
  export default runner;
}
