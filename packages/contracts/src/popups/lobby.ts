import { z } from 'zod';

/** Popups that mf-lobby owns; anybody may open them through `openPopup` (DESIGN §2). */
export const LOBBY_POPUPS = {
  /** Promote this work: a tracked link of one's own to a listing, made at once; for whoever is signed in. */
  'lobby.promote': z.object({ storeId: z.uuid() }),
} as const;
