import { PAYMENT_STATE, RECHARGE_POLL_MS, RECHARGE_TIMEOUT_MS } from '@meowtale/contracts';

export type PaymentOutcome = 'paid' | 'failed' | 'timeout' | 'stopped';

export interface PollOptions {
  /** The payment's state by SPEC §4; null when this once nobody answered, which is no reason to give up. */
  readState: () => Promise<number | null>;
  /** Resolves after so many milliseconds, at once when the signal is aborted. */
  wait: (milliseconds: number) => Promise<void>;
  signal: AbortSignal;
}

/** Asks every second, for a minute, how a payment stands (SPEC §9). */
export async function pollPayment({ readState, wait, signal }: PollOptions): Promise<PaymentOutcome> {
  for (let waited = 0; waited < RECHARGE_TIMEOUT_MS; waited += RECHARGE_POLL_MS) {
    const state = await readState();
    if (signal.aborted) return 'stopped';
    if (state === PAYMENT_STATE.paid) return 'paid';
    if (state === PAYMENT_STATE.failed) return 'failed';
    await wait(RECHARGE_POLL_MS);
    if (signal.aborted) return 'stopped';
  }
  return 'timeout';
}

/** A wait that an abort ends. */
export function waitFor(signal: AbortSignal): (milliseconds: number) => Promise<void> {
  return (milliseconds) =>
    new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      function done() {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
      signal.addEventListener('abort', done);
    });
}
