function needed(name: 'TEST_PG_URL' | 'TEST_NATS_URL', what: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run through the jest configuration at the top, which starts ${what}`);
  return url;
}

/** The PostgreSQL of this run, on which every test file makes databases of its own. */
export const testPostgres = (): string => needed('TEST_PG_URL', 'PostgreSQL');

/** The NATS of this run; a name of its own keeps a file's events apart from other files'. */
export const testNats = (): string => needed('TEST_NATS_URL', 'NATS');

/** Whether `npm run prove` runs the tests: only then are times and memory measured. */
export const isProof = Boolean(process.env.PROVE_SEED);
