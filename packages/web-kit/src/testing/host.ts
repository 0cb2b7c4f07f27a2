import { jest } from '@jest/globals';
import type { ErrorExtensions } from '@meowtale/contracts';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import type { HostV1, SessionPerson, SessionState } from '../host.ts';

export const mira: SessionPerson = {
  uuid: '0198f6d2-0000-7000-8000-00000000aaaa',
  nickname: 'Mira',
  email: 'creator@meowtale.example',
  emailVerified: true,
  roles: ['user', 'creator'],
  country: 'tw',
  avatarUrl: null,
};

/** A refusal as the gateway answers it. */
export class Refusal extends Error {
  readonly extensions: Partial<ErrorExtensions>;
  constructor(extensions: Partial<ErrorExtensions>) {
    super(extensions.code);
    this.extensions = { requestId: 'request-1', ...extensions };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a test knows what its own operation asks with
type Variables = any;
/** By operation name with a small first letter; throws a Refusal for an error, anything else for no answer at all. */
export type Responses = Record<string, (variables: Variables) => unknown>;

function graphqlFetch(responses: Responses): typeof fetch {
  return async (_url, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as { operationName: string; variables: Variables };
    const answer = responses[operationName.charAt(0).toLowerCase() + operationName.slice(1)];
    if (!answer) throw new Error(`no answer for ${operationName}`);
    const headers = { 'content-type': 'application/json' };
    try {
      return new Response(JSON.stringify({ data: await answer(variables) }), { headers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const errors = [{ message: error.message, extensions: error.extensions }];
      return new Response(JSON.stringify({ data: null, errors }), { headers });
    }
  };
}

function toLocation(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash };
}

/**
 * Creates a host in memory, without a sign-in when `person` is null, and records its address, its messages and the guards against leaving
 * the page.
 */
export function testHost(responses: Responses, at: string, person: SessionPerson | null = mira) {
  const listeners = new Set<() => void>();
  const guards = new Set<(to: string | null) => string | null>();
  let location = toLocation(at);
  let adult = false;
  const stateOf = (who: SessionPerson | null): SessionState => (who ? { status: 'signed-in', person: who } : { status: 'guest' });
  let session = stateOf(person);
  const go = (path: string) => {
    location = toLocation(path);
    for (const listener of listeners) listener();
  };
  const watch = <T>(value: T) => ({ get: () => value, subscribe: () => () => {} });
  const host: HostV1 = {
    version: 1,
    locale: 'en-US',
    addresses: { site: '', files: '', works: '', sites: '' },
    nonce: '',
    session: {
      get: () => session,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      signIn: jest.fn(async () => true),
      signOut: async () => {},
      refresh: jest.fn(async () => {}),
      token: async () => (session.status === 'signed-in' ? `token-of-${session.person.nickname.toLowerCase()}` : null),
    },
    urql: new Client({
      url: 'http://localhost/graphql',
      preferGetMethod: false,
      fetch: graphqlFetch(responses),
      exchanges: [cacheExchange, fetchExchange],
    }),
    navigation: {
      get: () => location,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      push: jest.fn(go),
      replace: jest.fn(go),
      back: () => {},
      href: (path) => path,
      guard: (message) => {
        guards.add(message);
        return () => guards.delete(message);
      },
    },
    colorScheme: watch('light' as const),
    adult: {
      get: () => adult,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    requireAdult: jest.fn(),
    openPopup: jest.fn(async () => undefined),
    showError: jest.fn(),
    errorText: ({ code }) => `The shell's words for ${code}`,
    block: (work) => work,
    notify: jest.fn(),
    report: jest.fn(),
  };
  /** What a person would be asked before leaving now. */
  const leaving = () => [...guards].map((guard) => guard(null)).find((message) => message !== null) ?? null;
  /** Says that the person is 18 or older, as the gate does. */
  const confirmAge = () => {
    adult = true;
    for (const listener of listeners) listener();
  };
  /** Signs another person in, or out with null. */
  const become = (who: SessionPerson | null) => {
    session = stateOf(who);
    for (const listener of listeners) listener();
  };
  return { host, leaving, confirmAge, become };
}
