import type { Visit } from './ask-gateway.ts';
import { cacheFresh } from './sites/cache-fresh.ts';

/** Works in one file, of which each language has its own; and works per query. */
const WORKS_PER_FILE = 1_000;
const WORKS_PER_QUERY = 100;
/** Files whose number the address accepts. */
const FILES_MAX = 9_999;
/** Files whose entries are cached: about 5 MB. */
const CACHED_FILES = 20;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** With these a cached value that can't be renewed is returned for another minute, and a slow renewal isn't waited for. */
const RENEWAL = { freshMs: HOUR_MS, retryMs: 60_000, patienceMs: 1_000 };
/** The walk counts for the gateway's limits as this server, because it serves no single visitor. */
const WALK: Visit = { requestId: 'sitemap-walk', ip: '127.0.0.1' };

export interface SitemapEntry {
  path: string;
  /** ISO day; left out for pages without one. */
  changed?: string;
}

/** Works after a cursor, oldest first. */
export interface WorksPage {
  totalCount: number;
  entries: SitemapEntry[];
  /** The cursor of the last one; null when no work follows. */
  end: string | null;
}

interface Reading {
  read: (range: { pageSize: number; after: string | null }, visit: Visit) => Promise<WorksPage>;
  /** Reports an error that ended the walk. */
  failed: (error: unknown) => void;
  now?: () => number;
}

/** How many files there are, and when they were counted. */
interface Count {
  files: number;
  at: number;
}

/** Reads the works of one file in at most ten queries. */
async function readFile(read: Reading['read'], after: string | null, visit: Visit): Promise<Omit<WorksPage, 'totalCount'>> {
  const entries: SitemapEntry[] = [];
  let end = after;
  do {
    const page = await read({ pageSize: WORKS_PER_QUERY, after: end }, visit);
    entries.push(...page.entries);
    end = page.end;
  } while (end !== null && entries.length < WORKS_PER_FILE);
  return { entries, end };
}

/**
 * Finds the cursors after which files begin, by walking over all works: numbered pages end long before the works do. One walk runs at a
 * time. A failed one is continued from its last cursor, and a complete one is repeated after a day, because works of the middle come and go.
 */
function createWalk({ read, failed, now = Date.now }: Reading) {
  let known: (string | null)[] = [null];
  /** The same list during the first walk; afterwards the one that replaces it. */
  let walked = known;
  let startedAt = now();
  let endedAt = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (walked.length < FILES_MAX) {
      const file = walked.length;
      const { end } = await readFile(read, walked.at(-1) ?? null, WALK);
      if (isStopped) return;
      if (end === null) break;
      walked[file] = end;
    }
    known = walked;
    endedAt = now();
  }

  const isMissing = ({ files, at }: Count): boolean => known.length < files && endedAt < at;

  return {
    isMissing,
    /** Returns the cursor before a file's first work; null for the first file, undefined while it is unknown. */
    beginOf: (file: number): string | null | undefined => known[file - 1],
    /** Adds the begin of the next file, which the reader of a file knows. */
    add(file: number, end: string | null): void {
      if (end !== null && file === known.length && file < FILES_MAX) known[file] = end;
    },
    /** Starts, continues or repeats the walk where that is needed. */
    start(count: Count): void {
      const isUnfinished = isMissing(count) || walked !== known;
      const isOld = now() - startedAt >= DAY_MS;
      if (isRunning || isStopped || !(isUnfinished || isOld)) return;
      if (!isUnfinished) [walked, startedAt] = [[null], now()];
      isRunning = true;
      run()
        .catch((error: unknown) => {
          if (!isStopped) failed(error);
        })
        .finally(() => {
          isRunning = false;
        });
    },
    stop(): void {
      isStopped = true;
    },
  };
}

/** Returns the reader of the works that the sitemap lists. It caches a limited number of files, each for an hour. */
export function createSitemapWorks(reading: Reading) {
  const { read, now = Date.now } = reading;
  const walk = createWalk(reading);
  const counts = cacheFresh<Count>({ ...RENEWAL, most: 1, isNothing: () => false }, now);
  const parts = cacheFresh<SitemapEntry[]>({ ...RENEWAL, most: CACHED_FILES, isNothing: (entries) => entries.length === 0 }, now);

  const count = (visit: Visit): Promise<Count> =>
    counts('all', async () => {
      const { totalCount } = await read({ pageSize: 1, after: null }, visit);
      return { files: Math.ceil(totalCount / WORKS_PER_FILE), at: now() };
    });

  return {
    /** Returns the number of files, and has their begins found. @throws NoAnswerError */
    async countFiles(visit: Visit): Promise<number> {
      const all = await count(visit);
      walk.start(all);
      return all.files;
    },
    /** Returns the entries of a file, none for one after the last; null while the file's begin is being found. @throws NoAnswerError */
    async entriesOf(file: number, visit: Visit): Promise<SitemapEntry[] | null> {
      const begin = walk.beginOf(file);
      if (begin !== undefined) {
        return parts(String(file), async () => {
          const { entries, end } = await readFile(read, begin, visit);
          walk.add(file, end);
          return entries;
        });
      }
      const all = await count(visit);
      if (file > all.files || !walk.isMissing(all)) return [];
      walk.start(all);
      return null;
    },
    stop: walk.stop,
  };
}
