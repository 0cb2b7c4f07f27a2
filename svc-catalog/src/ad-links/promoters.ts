import type { Db } from '../database.ts';
import { listPromoters } from './repository.ts';

/** Whoever has a link in use to this listing. */
export const findPromoters = (db: Db, storeUuid: string): Promise<string[]> => listPromoters(db, storeUuid);
