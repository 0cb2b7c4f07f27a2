import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { DomainError } from '@meowtale/service-kit';
import type { AppRow } from '../../library/apps/service.ts';
import type { Storage } from '../../library/storage/model.ts';
import { checkPack, packedApps } from './pack.ts';

/**
 * Requires that a submission's package opens. Requests no links; those are checked only before submitting.
 * @throws DomainError `store/check-failed` with each error at its field
 */
export async function requirePackOpens(storage: Storage, draft: StoreSubmitDraft, apps: readonly AppRow[]): Promise<void> {
  const findings = (await Promise.all(packedApps(draft, apps, {}).map((packed) => checkPack(storage, packed)))).flat();
  const fields = findings.filter(({ level }) => level === 'error').map(({ level: _error, ...fault }) => fault);
  if (fields.length > 0) throw new DomainError('store/check-failed', { fields });
}
