import { isDeepStrictEqual } from 'node:util';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { inTransaction } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { AppRow } from '../../library/apps/service.ts';
import type { Storage } from '../../library/storage/model.ts';
import { packedApps, requirePackOpens } from '../prechecks/service.ts';

type Pack = ReturnType<typeof packedApps>;

/** Rolls back a transaction whose package has to be read first. */
class PackUnchecked extends Error {
  readonly draft: StoreSubmitDraft;
  readonly apps: readonly AppRow[];

  constructor(draft: StoreSubmitDraft, apps: readonly AppRow[]) {
    super('a package was to be submitted before it was checked');
    this.draft = draft;
    this.apps = apps;
  }
}

/** Requires that a package opens; throws PackUnchecked for one that wasn't read before this transaction. */
export type RequireOpens = (draft: StoreSubmitDraft, apps: readonly AppRow[]) => void;

/**
 * Runs a transaction that may submit a package. Files are read outside it (ADR 47): a transaction that needs an unread package is rolled
 * back and repeated after reading it, also when an app has a new version by then.
 * @throws as `work`; DomainError `store/check-failed` for a package that doesn't open
 */
export async function withCheckedPack<T>(db: Db, storage: Storage, work: (tx: Db, requireOpens: RequireOpens) => Promise<T>): Promise<T> {
  let checked: Pack | null = null;
  const requireOpens: RequireOpens = (draft, apps) => {
    if (!isDeepStrictEqual(filesOf(packedApps(draft, apps, {})), checked && filesOf(checked))) throw new PackUnchecked(draft, apps);
  };
  for (;;) {
    try {
      return await inTransaction(db, (tx) => work(tx, requireOpens));
    } catch (error) {
      if (!(error instanceof PackUnchecked)) throw error;
      await requirePackOpens(storage, error.draft, error.apps);
      checked = packedApps(error.draft, error.apps, {});
    }
  }
}

/** Returns what decides which files are read. The files of a version never change. */
const filesOf = (pack: Pack) => pack.map(({ path, app, version }) => [path, app.uuid, version, app.default_lang]);
