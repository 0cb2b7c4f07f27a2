import { z } from 'zod';

/** Popups that the shell itself owns. */
export const SHELL_POPUPS = {
  'shell.sign-in': z.object({ mode: z.enum(['sign-in', 'sign-up']).optional(), reason: z.string().optional() }),
  'shell.language': z.object({}),
  'shell.message': z.object({
    type: z.enum(['message', 'error', 'confirm']),
    title: z.string().optional(),
    message: z.string(),
    /** When given, the person may choose not to be reminded again. */
    messageId: z.string().optional(),
  }),
} as const;
