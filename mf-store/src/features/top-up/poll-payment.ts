import { PAYMENT_STATE, RECHARGE_POLL_MS, RECHARGE_TIMEOUT_MS } from '@meowtale/contracts';

export type PaymentOutcome = 'paid' | 'failed' | 'timeout' | 'stopped';

export interface PollOptions {
  /** Returns the payment's state by SPEC §4; null after a failed request, which doesn't end the polling. */
  readState: () => Promise<number | null>;
  signal: AbortSignal;
}

/** Polls a payment every second, for a minute (SPEC §9). Slow responses count towards the minute. */
export async function pollPayment({ readState, signal }: PollOptions): Promise<PaymentOutcome> {
  const end = performance.now() + RECHARGE_TIMEOUT_MS;
  const left = () => Math.max(0, end - performance.now());
  while (left() > 0) {
    const state = await within(readState(), left(), signal);
    if (signal.aborted) return 'stopped';
    if (state === PAYMENT_STATE.paid) return 'paid';
    if (state === PAYMENT_STATE.failed) return 'failed';
    await waitFor(Math.min(RECHARGE_POLL_MS, left()), signal);
    if (signal.aborted) return 'stopped';
  }
  return 'timeout';
}

/** Returns the response, or null when it took longer or the polling was stopped. */
async function within<T>(answer: Promise<T>, milliseconds: number, signal: AbortSignal): Promise<T | null> {
  const settled = new AbortController();
  const late = waitFor(milliseconds, AbortSignal.any([signal, settled.signal])).then(() => null);
  return Promise.race([answer, late]).finally(() => settled.abort());
}

/** Waits, until an abort at the latest. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
