import { z } from 'zod';

/** A job that starts once it is paid. The aggregate is the job. */
export const generationRequested = z.object({
  jobUuid: z.uuid(),
  userUuid: z.uuid(),
  /** Null for a job without a drama, such as translating single texts. */
  dramaUuid: z.uuid().nullable(),
  /** The use, by its name in `AI_USES`, or `picture`. */
  use: z.string().min(1),
  /** Coins, never silver. */
  priceCoins: z.int().positive(),
});
export type GenerationRequested = z.infer<typeof generationRequested>;

/** The end of a job with a price, paid or not. Any state but `done` returns the coins. */
export const generationFinished = z.object({
  jobUuid: z.uuid(),
  userUuid: z.uuid(),
  state: z.enum(['done', 'failed', 'cancelled', 'timed-out']),
});
export type GenerationFinished = z.infer<typeof generationFinished>;
