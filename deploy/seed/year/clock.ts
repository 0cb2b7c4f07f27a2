import { createDatabase, setClock } from '@meowtale/service-kit';
import { waitUntil } from '@meowtale/service-kit/wait-until';

const DIVIDED_WITHIN_MS = 30_000;

/** The clock of all services together. Closing it resets the time, as does the next start of the services. */
export interface YearClock {
  /** Sets every database to this time, from which it continues. */
  goTo(time: Date): Promise<void>;
  /** Waits until the wallet has divided every sale, so that none gets a later date. */
  untilDivided(): Promise<void>;
  close(): Promise<void>;
}

/** @param urls the databases' URLs, as the services have them */
export function openClock(urls: { catalog: string; wallet: string; drama: string }): YearClock {
  const open = (url: string) => createDatabase(url, { name: 'seed', poolMax: 1 });
  const wallet = open(urls.wallet);
  const databases = [wallet, open(urls.catalog), open(urls.drama)];
  const put = async (awayMs: number) => void (await Promise.all(databases.map((db) => setClock(db, awayMs))));
  return {
    goTo: (time) => put(time.getTime() - Date.now()),
    async untilDivided() {
      const isDivided = async () => (await wallet('store_orders').where({ split_state: 'pending' }).first('uuid')) === undefined;
      if (!(await waitUntil(isDivided, { withinMs: DIVIDED_WITHIN_MS, everyMs: 10 }))) throw new Error('a sale was never divided');
    },
    close: () => put(0).finally(() => Promise.all(databases.map((db) => db.destroy()))),
  };
}
