import type { Route } from 'playwright-core';
import type { Change } from './release-copies.ts';

/** Ways in which a file can fail to load, each with a route handler that causes it. */
export const BROKEN_ANSWERS = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'not found' }),
  'never comes': () => new Promise<void>(() => {}),
  'is cut short': async (route: Route) =>
    route.fulfill({ response: await route.fetch(), body: (await (await route.fetch()).body()).subarray(0, 900) }),
  'is something else': (route: Route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.intruder = true;',
    }),
} as const;

/** Changes a release so that its slice throws when it is loaded. */
export const throwing: Change = (text, file) =>
  file.startsWith('__federation_expose_slice') ? `throw new Error("a broken release");${text}` : text;
