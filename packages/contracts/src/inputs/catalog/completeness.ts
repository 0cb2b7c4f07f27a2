import type { z } from 'zod';
import type { FieldError } from '../../error-codes.ts';
import { gamePackComplete, type PackApp, systemsOfPack } from './game-pack.ts';
import { priceComplete } from './store-price.ts';
import { type StoreSubmitDraft, storeSubmitInfoComplete } from './store-submit.ts';

/** Missing fields of a listing before it can be submitted (SPEC §5), shown live by the form and checked by the service. */

function faultsOf(part: keyof StoreSubmitDraft, result: z.ZodSafeParseResult<unknown>): FieldError[] {
  return (result.error?.issues ?? []).map((issue) => {
    const params = issue.code === 'custom' ? (issue.params as FieldError['params']) : undefined;
    return { path: [part, ...issue.path].join('.'), key: issue.message, ...(params && { params }) };
  });
}

/** Takes the listing's systems from its package, once there is one. */
function withSystems({ store_submit_info: info, store_submit_game_pack: pack }: StoreSubmitDraft) {
  const platforms = systemsOfPack(pack);
  return platforms.length > 0 ? { ...info, platforms } : info;
}

/** Returns the missing fields of the package. */
export const missingOfPack = (draft: StoreSubmitDraft, storeUuid: string, apps: readonly PackApp[]): FieldError[] =>
  faultsOf('store_submit_game_pack', gamePackComplete.safeParse({ ...draft.store_submit_game_pack, storeUuid, apps }));

export function missingOf(draft: StoreSubmitDraft, storeUuid: string, apps: readonly PackApp[]): FieldError[] {
  return [
    ...faultsOf('store_submit_info', storeSubmitInfoComplete.safeParse(withSystems(draft))),
    ...missingOfPack(draft, storeUuid, apps),
    ...faultsOf('store_submit_price', priceComplete.safeParse(draft.store_submit_price)),
  ];
}
