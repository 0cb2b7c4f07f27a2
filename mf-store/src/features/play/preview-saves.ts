import type { Saves } from './play-session.ts';

/** Returns saves for a preview, which starts at the beginning and stores nothing. */
export const previewSaves = (): Saves => ({
  load: async () => null,
  save: async (revision) => ({ kind: 'saved', revision: revision + 1 }),
});
