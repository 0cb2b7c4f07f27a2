import { z } from 'zod';

/** What the address carries back from a payment: which popup to open again, for which works (SPEC §2), and at what price. */
const returnState = z.discriminatedUnion('action', [
  z.object({ action: z.literal('open-bill'), storeIds: z.array(z.uuid()).max(100) }),
  z.object({ action: z.literal('open-sponsor-bill'), storeIds: z.tuple([z.uuid()]), price: z.int().nonnegative() }),
]);
export type ReturnState = z.infer<typeof returnState>;

/** Encodes the state for the `state` query parameter. */
export function writeReturnState(state: ReturnState): string {
  return btoa(JSON.stringify(state)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads the `state` query parameter; anything that isn't ours is null, for the address is anybody's to write. */
export function readReturnState(search: string): ReturnState | null {
  const text = new URLSearchParams(search).get('state');
  if (!text) return null;
  try {
    return returnState.parse(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return null;
  }
}
