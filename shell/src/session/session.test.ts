import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Client } from 'urql';
import type { Identity, IdentityUser } from './identity.ts';
import { createSession } from './session.ts';

const me = {
  uuid: '01',
  email: 'a@b.example',
  email_verified: true,
  country: 'tw',
  roles: ['user', 'creator'],
  tokenRefreshNeeded: false,
  profile: { nickname: 'Tide', head: null },
};

function person(claims: Record<string, unknown> = {}, uid = 'one') {
  const getIdToken = jest.fn(async (_fresh?: boolean) => `token of ${uid}`);
  return {
    uid,
    email: 'a@b.example',
    emailVerified: true,
    displayName: null,
    getIdToken,
    getIdTokenResult: async () => ({ claims }),
  } as unknown as IdentityUser & {
    getIdToken: typeof getIdToken;
  };
}

function setUp(user: IdentityUser | null, answer: { data?: unknown; error?: unknown } = { data: { me } }) {
  let current = user;
  let changed: (user: IdentityUser | null) => void = () => {};
  const identity: Identity = {
    current: () => current,
    watch: (listener) => {
      changed = listener;
      listener(current);
    },
    signIn: async () => person(),
    signUp: async () => person(),
    sendReset: async () => {},
    readResetCode: async () => 'a@b.example',
    resetPassword: async () => {},
    applyCode: async () => {},
    signOut: async () => {
      current = null;
      changed(null);
    },
  };
  const parts = {
    identity: { projectId: 'demo', apiKey: 'k', emulatorUrl: null },
    loadIdentity: jest.fn(async () => identity),
    client: () => ({ query: async () => answer }) as unknown as Client,
    personChanged: jest.fn(),
    notLoaded: jest.fn(),
    askToSignIn: jest.fn(async (_reason?: string) => true),
    canFollow: () => true,
    followed: jest.fn(),
    mails: { lang: 'en-US', continueUrl: 'http://localhost:3000/sign-in' },
  };
  /** Does what the identity library does when another tab changed the person. */
  function changeElsewhere(other: IdentityUser | null): void {
    current = other;
    changed(other);
  }
  return { parts, session: createSession(parts), changeElsewhere };
}

beforeEach(() => localStorage.clear());

test('a failed load of the identity library is reported, and tried again the next time', async () => {
  const { parts, session } = setUp(null);
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  parts.loadIdentity.mockRejectedValueOnce(lost);
  await expect(session.identity()).rejects.toBe(lost);
  expect(parts.notLoaded.mock.calls).toEqual([[lost]]);
  await expect(session.identity()).resolves.toBeDefined();
});

describe('starting', () => {
  test('a browser that never had a person is a guest, without loading the library', async () => {
    const { session, parts } = setUp(null);
    await session.start();
    expect(session.get()).toEqual({ status: 'guest' });
    expect(parts.loadIdentity).not.toHaveBeenCalled();
    expect(await session.token()).toBeNull();
  });

  test('a browser that had a person finds them again', async () => {
    localStorage.setItem('meowtale.session', '1');
    const { session } = setUp(person());
    await session.start();
    expect(session.get()).toMatchObject({ status: 'signed-in', person: { uuid: '01', nickname: 'Tide', country: 'tw' } });
  });

  test('an account that can’t be opened leaves the person to be found next time', async () => {
    localStorage.setItem('meowtale.session', '1');
    const { session } = setUp(person(), { error: new Error('no network') });
    await session.start();
    expect(session.get()).toEqual({ status: 'guest' });
    expect(localStorage.getItem('meowtale.session')).toBe('1');
  });

  test('while the catalogue is down the person comes from the token', async () => {
    localStorage.setItem('meowtale.session', '1');
    const { session } = setUp(person({ muid: '01', roles: ['user', 'emperor'] }), { error: new Error('down') });
    await session.start();
    expect(session.get()).toMatchObject({ status: 'signed-in', person: { uuid: '01', nickname: 'a', roles: ['user'] } });
  });
});

describe('entering', () => {
  test('fetches a fresh token when the account reports that the old one lacks something', async () => {
    const user = person();
    await setUp(null, { data: { me: { ...me, tokenRefreshNeeded: true } } }).session.enter(user);
    expect(user.getIdToken).toHaveBeenCalledWith(true);
    const other = person();
    await setUp(null).session.enter(other);
    expect(other.getIdToken).not.toHaveBeenCalled();
  });

  test('and leaving create a new client, so that cached data isn’t shown to another person', async () => {
    const { session, parts } = setUp(person());
    await session.start();
    await session.enter(person());
    expect(parts.personChanged).toHaveBeenCalledTimes(1);
    await session.refresh();
    expect(parts.personChanged).toHaveBeenCalledTimes(1);
    await session.signOut();
    expect(parts.personChanged).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem('meowtale.session')).toBeNull();
  });

  test('signing out removes the person’s drafts from the browser, and nobody else’s', async () => {
    const { session } = setUp(person());
    await session.enter(person());
    localStorage.setItem('meowtale.draft.01.profile', '{}');
    localStorage.setItem('meowtale.draft.02.profile', '{}');
    await session.signOut();
    expect(Object.keys(localStorage)).toEqual(['meowtale.draft.02.profile']);
  });

  test('is not asked of somebody who turns out to be in', async () => {
    localStorage.setItem('meowtale.session', '1');
    const { parts, session } = setUp(person());
    const signedIn = session.signIn();
    await session.start();
    expect(await signedIn).toBe(true);
    expect(parts.askToSignIn).not.toHaveBeenCalled();
  });

  test('is not requested of a signed-in person', async () => {
    const { session, parts } = setUp(person());
    await session.start();
    expect(await session.signIn('to buy')).toBe(true);
    expect(parts.askToSignIn).toHaveBeenCalledWith('to buy');
    await session.enter(person());
    expect(await session.signIn()).toBe(true);
    expect(parts.askToSignIn).toHaveBeenCalledTimes(1);
  });
});

test('a person signs in again to confirm, reads what changed, and gets the error', async () => {
  const user = Object.assign(person(), { reload: jest.fn(async () => {}) });
  const { session, parts } = setUp(user);
  await session.start();
  expect(await session.own?.renew()).toBeNull();
  expect([user.reload.mock.calls.length, user.getIdToken.mock.calls.at(-1)]).toEqual([1, [true]]);
  const identity = await session.identity();
  identity.signIn = jest.fn(async () => Promise.reject(Object.assign(new Error('no'), { code: 'auth/invalid-credential' })));
  expect(await session.own?.prove('wrong')).toEqual({ code: 'auth/wrong-password' });
  expect(identity.signIn).toHaveBeenCalledWith('a@b.example', 'wrong');
  identity.sendReset = jest.fn(async () => {});
  expect(await session.own?.sendPasswordReset()).toBeNull();
  expect(identity.sendReset).toHaveBeenCalledWith('a@b.example', 'en-US', parts.mails.continueUrl);
});

test('a browser without storage signs its person in all the same', async () => {
  const refused = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { session } = setUp(null);
  await session.start();
  await session.enter(person());
  expect(session.get()).toMatchObject({ status: 'signed-in' });
  await session.signOut();
  refused.mockRestore();
});

describe('another tab', () => {
  /** A person who came as a guest, and signed in by the form. */
  async function signInHere() {
    const user = person({ muid: '01' });
    const answer: { data?: unknown } = { data: { me } };
    const parts = setUp(user, answer);
    await parts.session.start();
    await parts.session.identity();
    await parts.session.enter(user);
    return { ...parts, answer };
  }

  test('signs the person out here too', async () => {
    const { session, changeElsewhere } = await signInHere();
    changeElsewhere(null);
    expect(session.get()).toEqual({ status: 'guest' });
    expect(await session.token()).toBeNull();
  });

  test('puts another person in their place here too, without data of the first', async () => {
    const { parts, session, changeElsewhere, answer } = await signInHere();
    expect(await session.token()).toBe('token of one');
    parts.personChanged.mockClear();
    answer.data = { me: { ...me, uuid: '02', profile: { nickname: 'Ebb', head: null } } };
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().status));
    changeElsewhere(person({ muid: '02' }, 'two'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).toEqual(['guest', 'signed-in']);
    expect(session.get()).toMatchObject({ person: { uuid: '02', nickname: 'Ebb' } });
    expect(parts.personChanged).toHaveBeenCalledTimes(2);
    expect(await session.token()).toBe('token of two');
  });

  test('signs the person out while they are signing in here: they aren’t restored', async () => {
    const { session, changeElsewhere } = await signInHere();
    const entering = session.refresh();
    changeElsewhere(null);
    await entering;
    expect(session.get()).toEqual({ status: 'guest' });
  });
});
