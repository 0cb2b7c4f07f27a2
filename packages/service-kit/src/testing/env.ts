function needed(name: 'TEST_PG_URL' | 'TEST_NATS_URL', what: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run through the jest configuration at the top, which starts ${what}`);
  return url;
}

/** Returns the URL of this run's PostgreSQL, on which every test file creates its own databases. */
export const testPostgres = (): string => needed('TEST_PG_URL', 'PostgreSQL');

/** Returns the URL of this run's NATS; test files use their own namespaces. */
export const testNats = (): string => needed('TEST_NATS_URL', 'NATS');

/** Whether `npm run prove` runs the tests: only then are times and memory measured. */
export const isProof = Boolean(process.env.PROVE_SEED);
