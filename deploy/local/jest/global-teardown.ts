/** Ends exactly the servers that this run started. */
export default async function stopTestServers(): Promise<void> {
  await globalThis.meowtaleTestServers?.stop();
}
