import type { Db } from '../../database.ts';
import { listPromoters } from './repository.ts';

/** Returns the owners of active links to this listing. */
export const findPromoters = (db: Db, storeUuid: string): Promise<string[]> => listPromoters(db, storeUuid);
