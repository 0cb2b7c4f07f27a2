import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { DomainError } from '@meowtale/service-kit';
import type { AppRow } from '../apps/service.ts';
import type { Storage } from '../files/storage.ts';
import { checkPack, packedApps } from './pack.ts';

/**
 * Refuses a submission whose package wouldn't open. Asks nothing of the network: where links lead is for the check that people
 * run before they submit.
 * @throws DomainError `store/check-failed`, each fault at its field
 */
export async function requirePackOpens(storage: Storage, draft: StoreSubmitDraft, apps: readonly AppRow[]): Promise<void> {
  const findings = (await Promise.all(packedApps(draft, apps, {}).map((packed) => checkPack(storage, packed)))).flat();
  const fields = findings.filter(({ level }) => level === 'error').map(({ level: _error, ...fault }) => fault);
  if (fields.length > 0) throw new DomainError('store/check-failed', { fields });
}
