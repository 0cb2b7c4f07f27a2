import { PAYMENT_STATE, RECHARGE_POLL_MS, RECHARGE_TIMEOUT_MS } from '@meowtale/contracts';

export type PaymentOutcome = 'paid' | 'failed' | 'timeout' | 'stopped';

export interface PollOptions {
  /** The payment's state by SPEC §4; null when this once nobody answered, which is no reason to give up. */
  readState: () => Promise<number | null>;
  signal: AbortSignal;
}

/** Asks every second, for a minute, how a payment stands (SPEC §9). An answer that takes long is part of the minute. */
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

/** The answer, or null when it took longer or the waiting was ended. */
async function within<T>(answer: Promise<T>, milliseconds: number, signal: AbortSignal): Promise<T | null> {
  const answered = new AbortController();
  const late = waitFor(milliseconds, AbortSignal.any([signal, answered.signal])).then(() => null);
  return Promise.race([answer, late]).finally(() => answered.abort());
}

/** A wait that an abort ends. */
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
