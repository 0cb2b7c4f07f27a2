import { get } from 'node:http';

/** `closed` is a port that refuses connections, or a process that doesn't respond within a second. */
export type Readiness = 'ready' | 'not ready' | 'closed';

const RESPONDS_WITHIN_MS = 1000;

/** Reads the readiness of a process through a new connection, as a load balancer does. */
export function readinessOf(origin: string): Promise<Readiness> {
  return new Promise((resolve) => {
    const request = get(`${origin}/health/ready`, { agent: false, timeout: RESPONDS_WITHIN_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200 ? 'ready' : 'not ready');
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve('closed'));
    request.once('close', () => resolve('closed'));
  });
}
