/** Limits memory while the database is away. */
const WAITING_MAX = 10_000;
const NOTED_MAX = 50_000;

type RecordOpening = (personUuid: string, storeUuid: string) => Promise<void>;

/** Returns a function that records first openings one after another, each once; failed ones are retried at the next opening. */
export function noteOpenings(record: RecordOpening): (personUuid: string, storeUuid: string) => void {
  const openings = new Set<string>();
  /** Recorded openings, because a page requests many files and each counts as an opening. */
  const noted = new Set<string>();
  let writing = false;

  /** Writes all waiting openings, including those added meanwhile. */
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
      // The query has logged the error.
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
