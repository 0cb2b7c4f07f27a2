import { createCounter, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { checkPayments } from './check-payments.ts';
import type { TopUps } from './service.ts';

const EVERY_MS = 60_000;

/** Counts checks of payments at their providers by outcome. `found` means that a webhook was lost or is very late. */
export const paymentChecks = createCounter('payment_checks_total', 'Payments checked at their provider, by outcome', ['outcome']);

/** Checks payments at their providers every minute while the service runs; any number of processes may. */
export function watchPayments(app: FastifyInstance, db: Db, topUps: Pick<TopUps, 'providers'>): void {
  const work = async () => {
    for (const { outcome, paymentUuid, error: err } of await checkPayments(db, topUps, app.log)) {
      paymentChecks.inc({ outcome });
      if (outcome === 'failed')
        app.log.error({ event: 'payment.not-checked', err, paymentUuid }, 'a payment could not be checked at its provider');
      else if (outcome === 'found')
        app.log.warn({ event: 'payment.webhook-lost', paymentUuid }, 'a webhook was lost; polling found the payment');
    }
  };
  watch(app, { everyMs: EVERY_MS, work, fault: 'payments could not be checked' });
}
