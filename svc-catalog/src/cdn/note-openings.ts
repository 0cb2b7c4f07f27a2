/** Fewer than would fill the memory while the database is away. */
const WAITING_MAX = 10_000;
const NOTED_MAX = 50_000;

type RecordOpening = (personUuid: string, storeUuid: string) => Promise<void>;

/** Records first openings one after another, each once; what can't be written waits for the next opening. */
export function noteOpenings(record: RecordOpening): (personUuid: string, storeUuid: string) => void {
  const openings = new Set<string>();
  /** Openings that are recorded; a work's page asks for many files, and each of them opens it. */
  const noted = new Set<string>();
  let writing = false;

  /** Also those that are added meanwhile. */
  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    try {
      for (const opening of openings) {
        const [person, store] = opening.split(' ') as [string, string];
        await record(person, store);
        openings.delete(opening);
        if (noted.size >= NOTED_MAX) noted.clear();
        noted.add(opening);
      }
    } catch {
      // Logged where the database was asked.
    } finally {
      writing = false;
    }
  }

  return (personUuid, storeUuid) => {
    const opening = `${personUuid} ${storeUuid}`;
    if (noted.has(opening)) return;
    if (openings.size < WAITING_MAX) openings.add(opening);
    void write();
  };
}
