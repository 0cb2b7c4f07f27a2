import { afterEach, expect, jest, test } from '@jest/globals';
import { gql } from '@urql/core';
import { createInstance } from 'i18next';
import type { Plan } from '../plan.ts';
import { createServerShell } from './create-server-shell.ts';

const before = globalThis.fetch;
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = before;
});

test('an unanswered query is aborted, so that its rendering ends', async () => {
  const timeout = new Error('nobody answered');
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBeLessThan(5_000);
    return AbortSignal.abort(timeout);
  });
  globalThis.fetch = (_url, init) => (init?.signal?.aborted ? Promise.reject(timeout) : new Promise(() => {}));
  const plan = { locale: 'en-US', theme: 'auto', slices: [], popups: {}, routes: [] } as unknown as Plan;
  const input = { plan, address: '/', gateway: { url: 'http://gateway.invalid/graphql', headers: {} } };
  const { shell } = createServerShell(input, createInstance(), null);
  const any = gql`
    query Any {
      any
    }
  `;
  const { error } = await shell.host.urql.query(any, {}).toPromise();
  expect(error?.networkError).toBe(timeout);
});
