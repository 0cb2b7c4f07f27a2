import type { Db } from '../../database.ts';
import { findAgents, toRepresenting } from '../../publishing/agents/model.ts';
import type { ReleasedWords } from '../../publishing/indexing/model.ts';
import { findStores } from '../../publishing/listings/model.ts';
import { findCurrents } from '../../publishing/submission/model.ts';

/** Returns the draft names of these listings by uuid, only of those that the reader owns, represents or is asked to represent. */
export async function findDraftNames(db: Db, readerUuid: string, storeUuids: readonly string[]): Promise<Map<string, ReleasedWords>> {
  const wanted = [...new Set(storeUuids)];
  if (wanted.length === 0) return new Map();
  const [stores, agents] = await Promise.all([findStores(db, wanted), findAgents(db, wanted)]);
  const invitedTo = new Set(agents.filter((agent) => toRepresenting(agent).askedUuid === readerUuid).map((agent) => agent.store_uuid));
  const theirs = stores.filter((store) => store.owner_uuid === readerUuid || invitedTo.has(store.uuid)).map((store) => store.uuid);
  const submits = await findCurrents(db, theirs);
  return new Map(
    submits.map(({ store_uuid, data: { store_submit_info: info } }) => {
      const names = info.list.filter(({ name }) => name !== '').map(({ language, name }) => ({ language, name }));
      return [store_uuid, { names, defaultLang: info.default_lang ?? 'en-US', category: info.category ?? null }];
    }),
  );
}
