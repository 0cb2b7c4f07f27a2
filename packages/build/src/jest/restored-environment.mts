/** Runs a test file and undoes its changes of `process.env`, because a worker runs the next file in the same process. */
export async function withRestoredEnvironment<T>(run: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  try {
    return await run();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
