import { z } from 'zod';

/** A job that isn't begun before it is paid. The aggregate id is the job's. */
export const generationRequested = z.object({
  jobUuid: z.uuid(),
  userUuid: z.uuid(),
  /** Null for a job that is about no drama, as the translation of loose texts. */
  dramaUuid: z.uuid().nullable(),
  /** What it does, by its name in `AI_USES`, or `picture`. */
  use: z.string().min(1),
  /** Coins, never silver. */
  priceCoins: z.int().positive(),
});
export type GenerationRequested = z.infer<typeof generationRequested>;

/** How a job with a price ended, also one that was never paid. Whatever isn't `done` gives its coins back. */
export const generationFinished = z.object({
  jobUuid: z.uuid(),
  userUuid: z.uuid(),
  state: z.enum(['done', 'failed', 'cancelled', 'timed-out']),
});
export type GenerationFinished = z.infer<typeof generationFinished>;
