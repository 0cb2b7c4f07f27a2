import type { FieldError } from '@meowtale/contracts';
import { priceComplete } from '@meowtale/contracts/inputs/catalog/store-price';
import {
  gamePackComplete,
  type PackApp,
  type StoreSubmitDraft,
  storeSubmitInfoComplete,
} from '@meowtale/contracts/inputs/catalog/store-submit';
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

/** What a draft still lacks before it can be submitted (SPEC §5), by the schemas that its form shows live. */
export function missingOf(draft: StoreSubmitDraft, storeUuid: string, apps: readonly PackApp[]): FieldError[] {
  return [
    ...faultsOf('store_submit_info', storeSubmitInfoComplete.safeParse(draft.store_submit_info)),
    ...faultsOf('store_submit_game_pack', gamePackComplete.safeParse({ ...draft.store_submit_game_pack, storeUuid, apps })),
    ...faultsOf('store_submit_price', priceComplete.safeParse(draft.store_submit_price)),
  ];
}
