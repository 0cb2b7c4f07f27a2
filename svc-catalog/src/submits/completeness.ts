import type { FieldError } from '@meowtale/contracts';
import { gamePackComplete, type PackApp, systemsOfPack } from '@meowtale/contracts/inputs/catalog/game-pack';
import { priceComplete } from '@meowtale/contracts/inputs/catalog/store-price';
import { type StoreSubmitDraft, storeSubmitInfoComplete } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { z } from 'zod';
import type { AppRow } from '../apps/service.ts';

export const toPackApp = (app: AppRow): PackApp => ({
  uuid: app.uuid,
  ready: app.state === 'ready',
  hasIcon: app.logo_file !== null,
  storeUuid: app.store_uuid,
});

function faultsOf(part: string, result: z.ZodSafeParseResult<unknown>): FieldError[] {
  return (result.error?.issues ?? []).map((issue) => {
    const params = issue.code === 'custom' ? (issue.params as FieldError['params']) : undefined;
    return { path: [part, ...issue.path].join('.'), key: issue.message, ...(params && { params }) };
  });
}

/** What its package alone lacks. */
export const missingOfPack = (draft: StoreSubmitDraft, storeUuid: string, apps: readonly PackApp[]): FieldError[] =>
  faultsOf('store_submit_game_pack', gamePackComplete.safeParse({ ...draft.store_submit_game_pack, storeUuid, apps }));

/** A listing plays where its package does, whatever was said of it before there was one. */
function withSystems({ store_submit_info: info, store_submit_game_pack: pack }: StoreSubmitDraft) {
  const platforms = systemsOfPack(pack);
  return platforms.length > 0 ? { ...info, platforms } : info;
}

/** What a draft still lacks before it can be submitted (SPEC §5), by the schemas that its form shows live. */
export function missingOf(draft: StoreSubmitDraft, storeUuid: string, apps: readonly PackApp[]): FieldError[] {
  return [
    ...faultsOf('store_submit_info', storeSubmitInfoComplete.safeParse(withSystems(draft))),
    ...missingOfPack(draft, storeUuid, apps),
    ...faultsOf('store_submit_price', priceComplete.safeParse(draft.store_submit_price)),
  ];
}
