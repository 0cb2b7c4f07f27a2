/** Ends exactly the servers that this run started. */
export default async function stopTestServers(): Promise<void> {
  const child = globalThis.meowtaleTestServers;
  if (!child || child.exitCode !== null) return;
  child.ref();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  await gone;
}
