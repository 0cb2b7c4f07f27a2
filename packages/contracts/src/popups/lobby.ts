import { z } from 'zod';

/** Popups of mf-lobby; any slice may open them by `openPopup` (DESIGN §2). */
export const LOBBY_POPUPS = {
  /** Creates the person's tracked link to a listing; for signed-in people. */
  'lobby.promote': z.object({ storeId: z.uuid() }),
} as const;
