import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../database.ts';
import type { StoreRow } from '../listings/model.ts';
import { findLastDecided, type PartStates, type SubmitRow, stateOf } from '../submission/model.ts';

type Contents = Pick<SubmitRow, 'data' | 'app_versions'>;

const pageOf = ({ data: { store_submit_info, store_submit_price } }: Contents) => ({ store_submit_info, store_submit_price });
const packageOf = ({ data: { store_submit_game_pack }, app_versions }: Contents) => ({ store_submit_game_pack, app_versions });

/**
 * Returns the states of a new submission's parts: both wait, except one that was approved when the other was refused and hasn't changed
 * since (DESIGN §12, one state per part).
 */
export async function waitingParts(tx: Db, store: StoreRow, next: Contents): Promise<PartStates> {
  const decided = await findLastDecided(tx, store.uuid);
  if (!decided || stateOf(decided) !== 5) return { page_state: 2, package_state: 2 };
  const isDecided = (state: number, of: (contents: Contents) => object) => state === 4 && isDeepStrictEqual(of(decided), of(next));
  return {
    page_state: isDecided(decided.page_state, pageOf) ? 4 : 2,
    package_state: isDecided(decided.package_state, packageOf) ? 4 : 2,
  };
}
