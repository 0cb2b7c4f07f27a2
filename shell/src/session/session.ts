import { ROLES, type Role, TOKEN_CLAIMS } from '@meowtale/contracts/roles';
import { removeDrafts, type Session, type SessionPerson, type SessionState } from '@meowtale/web-kit';
import type { Client } from 'urql';
import { createStore } from 'zustand';
import { keptInBrowser } from '../app/kept-in-browser.ts';
import { watchStore } from '../app/watchable.ts';
import type { Plan } from '../plan.ts';
import type { Identity, IdentityUser } from './identity.ts';
import { type Me, MeDocument } from './me.ts';
import { createOwnSignIn, type OwnSignInParts } from './own-sign-in.ts';

/** Marks that this browser had a person, so that a guest's page never fetches the identity library. */
const HINT = 'meowtale.session';

const GUEST: SessionState = { status: 'guest' };

export interface SessionParts {
  identity: Plan['identity'];
  loadIdentity?: () => Promise<Identity>;
  /** Returns the current client; a change of person creates a new one, so that cached data isn't shared. */
  client: () => Client;
  personChanged: () => void;
  /** The page begins with data that the server queried as a guest, which must be replaced for a signed-in person. */
  startsWithGuestAnswers?: boolean;
  /** Called when the identity library couldn't be fetched. */
  notLoaded: (error: unknown) => void;
  askToSignIn: (reason: string | undefined) => Promise<boolean>;
  mails: OwnSignInParts['mails'];
}

export interface ShellSession extends Session {
  /** Finds out who the person is; called once. */
  start(): Promise<void>;
  identity(): Promise<Identity>;
  /** Continues with a person who just signed in or up. */
  enter(user: IdentityUser): Promise<void>;
}

function toPerson(me: Me): SessionPerson {
  return {
    uuid: me.uuid,
    nickname: me.profile.nickname,
    email: me.email,
    emailVerified: me.email_verified,
    roles: me.roles,
    country: me.country,
    avatarUrl: me.profile.head?.url ?? null,
  };
}

/** Returns the person in the token, for outages of the catalogue; null while the token contains no account. */
async function personOfToken(user: IdentityUser): Promise<SessionPerson | null> {
  const { claims } = await user.getIdTokenResult();
  const uuid = claims[TOKEN_CLAIMS.userUuid];
  if (typeof uuid !== 'string') return null;
  const roles = claims[TOKEN_CLAIMS.roles];
  return {
    uuid,
    nickname: user.displayName ?? user.email?.split('@')[0] ?? '',
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    roles: Array.isArray(roles) ? roles.filter((role): role is Role => ROLES.includes(role)) : [],
    country: null,
    avatarUrl: null,
  };
}

/** Returns the account of a user of the identity service, queried with that user's token. */
async function openAccount(client: Client, user: IdentityUser): Promise<SessionPerson> {
  const answer = await client.query(MeDocument, { role: 'creator' }, { requestPolicy: 'network-only' });
  const me = answer.data?.me;
  if (me?.tokenRefreshNeeded) await user.getIdToken(true);
  const person = me ? toPerson(me) : await personOfToken(user);
  if (!person) throw answer.error ?? new Error('the account could not be opened');
  return person;
}

/** Creates the session: the identity first, then the account; a guest has neither. */
export function createSession(parts: SessionParts): ShellSession {
  const store = createStore<{ state: SessionState }>()(() => ({ state: { status: 'loading' } }));
  const load =
    parts.loadIdentity ?? (async () => (await import(/* webpackChunkName: "identity" */ './identity.ts')).createIdentity(parts.identity));
  let loading: Promise<Identity> | null = null;
  let loaded: Identity | null = null;
  // A query before the person is known would get a guest's data, and stay in the cache.
  let known: Promise<unknown> = Promise.resolve();
  // The user signed in by this tab: another tab changes the library's user, whose token calls of this page must not carry.
  let enteredUid: string | null = null;
  const first = Promise.withResolvers<IdentityUser | null>();

  async function identity(): Promise<Identity> {
    loading ??= load().then((library) => {
      loaded = library;
      library.watch(follow);
      return library;
    });
    return loading.catch((error: unknown) => {
      loading = null;
      parts.notLoaded(error);
      throw error;
    });
  }
  /** Handles the browser's user now, and each change in this tab or another. */
  function follow(user: IdentityUser | null): void {
    first.resolve(user);
    if (enteredUid === null || user?.uid === enteredUid) return;
    if (user) {
      enteredUid = null;
      become(GUEST);
      // A person who can't be signed in now is found when the page is opened again.
      enter(user).catch(() => {});
    } else forget();
  }
  function become(state: SessionState): void {
    const before = store.getState().state;
    const same =
      before.status === 'signed-in' && state.status === 'signed-in'
        ? before.person.uuid === state.person.uuid
        : before.status === state.status;
    if (state.status === 'signed-in') keptInBrowser.setItem(HINT, '1');
    const outgrown = before.status !== 'loading' || (parts.startsWithGuestAnswers && state.status === 'signed-in');
    if (!same && outgrown) parts.personChanged();
    store.setState({ state });
  }
  /** Makes the person a guest. Only for a sign-out reported by the identity service: a failure of it or of the catalogue is none. */
  function forget(): void {
    keptInBrowser.removeItem(HINT);
    enteredUid = null;
    become(GUEST);
  }
  async function enter(user: IdentityUser): Promise<void> {
    const before = enteredUid;
    enteredUid = user.uid;
    try {
      const person = await openAccount(parts.client(), user);
      // A person who signed out meanwhile isn't restored.
      if (enteredUid === user.uid) become({ status: 'signed-in', person });
    } catch (error) {
      if (enteredUid === user.uid) enteredUid = before;
      throw error;
    }
  }
  async function start(): Promise<void> {
    if (keptInBrowser.getItem(HINT) === null) return become(GUEST);
    const found = identity().then(() => first.promise);
    known = found.catch(() => null);
    const user = await found;
    return user ? enter(user) : forget();
  }
  /** Returns the session once it is known, so that a person who acts earlier isn't asked to sign in again. */
  async function settled(): Promise<SessionState> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = store.subscribe(() => resolve());
    if (store.getState().state.status === 'loading') await promise;
    stop();
    return store.getState().state;
  }
  return {
    ...watchStore(store, ({ state }) => state),
    start: () => start().catch(() => become(GUEST)),
    identity,
    enter,
    signIn: async (reason) => (await settled()).status === 'signed-in' || parts.askToSignIn(reason),
    own: createOwnSignIn({ identity, enter, mails: parts.mails }),
    signOut: async () => {
      const { state } = store.getState();
      await (await identity()).signOut();
      if (state.status === 'signed-in') removeDrafts(state.person.uuid);
      forget();
    },
    refresh: async () => {
      const user = loaded?.current();
      if (user) await enter(user);
    },
    token: async () => {
      await known;
      const user = loaded?.current();
      return user && user.uid === enteredUid ? user.getIdToken() : null;
    },
  };
}
