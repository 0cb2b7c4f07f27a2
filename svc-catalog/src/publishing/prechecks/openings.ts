import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { advice, type Finding } from './finding.ts';
import type { PackedApp } from './pack.ts';

/** Returns advice for a paid ink story without a trial of any kind and without an opening. */
export async function checkOpening(
  { store_submit_game_pack: pack, store_submit_price: price }: StoreSubmitDraft,
  packed: readonly PackedApp[],
  hasOpening: (version: { app_uuid: string; version: number }) => Promise<boolean>,
): Promise<Finding[]> {
  const official = packed.find(({ app }) => app.uuid === pack.official_app_uuid);
  const isPaid = price.auth_type === 1 ? price.list.some(({ meowcent }) => meowcent > 0) : price.reward_minimum > 0;
  const tried = [...(pack.download_urls ?? []), ...(pack.app_upload ?? [])].some(({ type }) => type === 'trial_app');
  if (official?.app.kind !== 'ink' || !isPaid || tried || pack.trial_app_uuid !== null) return [];
  if (await hasOpening({ app_uuid: official.app.uuid, version: official.version })) return [];
  return [advice('store_submit_game_pack.trial_app_uuid', 'no-opening')];
}
