import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** What the running local stack shows in place of a release (`shell/server/development.ts`). */
export interface ShownSlice {
  slice: string;
  origin: string;
  folder: string;
}

/** Makes the running local stack show a remote: its shell reads `file` for each page. */
export function showInStack(file: string, { slice, origin, folder }: ShownSlice) {
  return {
    built() {
      // Renamed into its place, so that no page reads half of it.
      const written = `${file}.tmp`;
      writeFileSync(written, JSON.stringify({ slice, origin, folder, eventsUrl: `${origin}/events` }));
      renameSync(written, file);
    },
    // The shell goes back to the release the moment its notice is gone.
    stop: () => rmSync(file, { force: true }),
  };
}
