import { removeDrafts, type Session } from '@meowtale/web-kit';
import type { Client } from 'urql';
import type { Plan } from '../plan.ts';
import { openAccount } from './account.ts';
import type { Identity, IdentityUser } from './identity.ts';
import { createIdentityLoader } from './identity-loader.ts';
import { createOwnSignIn, type OwnSignInParts } from './own-sign-in.ts';
import { createSessionState, forgetPerson, GUEST, hadPerson, watchOtherTabs } from './session-state.ts';

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
  /** Whether the page may become that of a person who signed in in another tab; not while a story plays, which would begin again. */
  canFollow: () => boolean;
  /** Called once the person who signed in in another tab is signed in here. */
  followed: () => void;
  mails: OwnSignInParts['mails'];
}

export interface ShellSession extends Session {
  /** Finds out who the person is; called once. */
  start(): Promise<void>;
  identity(): Promise<Identity>;
  /** Continues with a person who just signed in or up. */
  enter(user: IdentityUser): Promise<void>;
  /** Signs out a person whose sign-in has ended; unlike with a wanted sign-out, their drafts stay in this browser for them. */
  end(): Promise<void>;
  /** Continues with a person who signed in in another tab, if the page before couldn't. */
  catchUp(): void;
}

/** Creates the session: the identity first, then the account; a guest has neither. */
export function createSession(parts: SessionParts): ShellSession {
  const { become, settled, get, subscribe } = createSessionState(parts);
  const library = createIdentityLoader(parts, follow);
  // A query before the person is known would get a guest's data, and stay in the cache.
  let known: Promise<unknown> = Promise.resolve();
  // The user signed in by this tab: another tab changes the library's user, whose token calls of this page must not carry.
  let enteredUid: string | null = null;
  const first = Promise.withResolvers<IdentityUser | null>();

  /** Handles the browser's user now, and each change in this tab or another. */
  function follow(user: IdentityUser | null): void {
    first.resolve(user);
    if ((user?.uid ?? null) === enteredUid) return;
    if (user) replaceBy(user);
    else forget();
  }
  function replaceBy(user: IdentityUser): void {
    if (enteredUid !== null) {
      enteredUid = null;
      become(GUEST);
      // `start` enters the first user, and a form its own.
    } else if (get().status === 'loading' || library.isSigningIn() || !parts.canFollow()) return;
    // A person who can't be signed in now is found when another page is opened.
    enter(user).then(parts.followed, () => {});
  }
  function catchUp(): void {
    const user = library.current();
    if (user) follow(user);
  }
  /** Makes the person a guest. Only for a sign-out reported by the identity service: a failure of it or of the catalogue is none. */
  function forget(): void {
    forgetPerson();
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
    watchOtherTabs(() => library.load().catch(() => {}));
    if (!hadPerson()) return become(GUEST);
    const found = library.load().then(() => first.promise);
    known = found.catch(() => null);
    const user = await found;
    return user ? enter(user) : forget();
  }
  async function signIn(reason?: string): Promise<boolean> {
    if ((await settled()).status === 'signed-in') return true;
    const user = library.current();
    // A person signed in in another tab, while the page here couldn't follow.
    if (user) await enter(user).catch(() => {});
    return get().status === 'signed-in' || parts.askToSignIn(reason);
  }
  async function end(): Promise<void> {
    await (await library.load()).signOut();
    forget();
  }
  return {
    get,
    subscribe,
    start: () => start().catch(() => become(GUEST)),
    identity: library.load,
    enter,
    end,
    catchUp,
    signIn,
    own: createOwnSignIn({ identity: library.load, enter, mails: parts.mails }),
    signOut: async () => {
      const state = get();
      await end();
      if (state.status === 'signed-in') removeDrafts(state.person.uuid);
    },
    refresh: async () => {
      const user = library.current();
      if (user && user.uid === enteredUid) await enter(user);
      else catchUp();
    },
    token: async () => {
      await known;
      const user = library.current();
      return user && user.uid === enteredUid ? user.getIdToken() : null;
    },
  };
}
