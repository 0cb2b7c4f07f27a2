import { z } from 'zod';

/** The envelope of each event. `id` is the outbox row's and the `Nats-Msg-Id`. */
export const envelopeSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  version: z.int().positive(),
  aggregateId: z.string(),
  occurredAt: z.iso.datetime(),
  /** The request that caused the event, for tracing from browser to ledger. */
  requestId: z.string().nullable(),
  payload: z.unknown(),
});

export type Envelope<P = unknown> = Omit<z.infer<typeof envelopeSchema>, 'payload'> & { payload: P };
