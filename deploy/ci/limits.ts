const minutes = (count: number) => count * 60_000;

/** A runner of which no test started, took a step or finished for so long is ended. */
export const SILENT_MS = minutes(5);
/** A runner that takes longer is ended. */
export const RUNNER_MS = minutes(60);
/** A static check that takes longer is ended. */
export const CHECK_MS = minutes(10);
