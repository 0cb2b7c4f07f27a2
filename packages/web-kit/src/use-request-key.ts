import { useState } from 'react';

export interface RequestKeys {
  /** The idempotency key of a request: the same for the same request until it was answered. */
  of(request: unknown): string;
  answered(): void;
}

/** Creates what `useRequestKey` returns, for code outside components. */
export function createRequestKeys(): RequestKeys {
  let sent: { request: string; key: string } | null = null;
  return {
    of(wanted) {
      const request = JSON.stringify(wanted);
      if (sent?.request === request) return sent.key;
      const key = crypto.randomUUID();
      sent = { request, key };
      return key;
    },
    answered() {
      sent = null;
    },
  };
}

/** Keys by which a service knows what was sent before and whose answer was lost, so that sending it again does nothing twice. */
export function useRequestKey(): RequestKeys {
  const [keys] = useState(createRequestKeys);
  return keys;
}
