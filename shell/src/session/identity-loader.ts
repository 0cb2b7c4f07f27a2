import type { Plan } from '../plan.ts';
import type { Identity, IdentityUser } from './identity.ts';

interface LoaderParts {
  identity: Plan['identity'];
  loadIdentity?: () => Promise<Identity>;
  /** Called when the identity library couldn't be fetched. */
  notLoaded: (error: unknown) => void;
}

export interface IdentityLoader {
  load(): Promise<Identity>;
  /** Returns the browser's user; null also while the library isn't loaded. */
  current(): IdentityUser | null;
  /** Returns whether a form of this tab is signing a person in; it enters them itself. */
  isSigningIn(): boolean;
}

/**
 * Creates the loader of the identity library, which is fetched once.
 * @param follow called with the browser's user once the library is loaded, and on each change in this tab or another
 */
export function createIdentityLoader(parts: LoaderParts, follow: (user: IdentityUser | null) => void): IdentityLoader {
  const fetchLibrary =
    parts.loadIdentity ?? (async () => (await import(/* webpackChunkName: "identity" */ './identity.ts')).createIdentity(parts.identity));
  let loading: Promise<Identity> | null = null;
  let loaded: Identity | null = null;
  let signingIn = 0;

  async function here<T>(work: () => Promise<T>): Promise<T> {
    signingIn += 1;
    try {
      return await work();
    } finally {
      signingIn -= 1;
    }
  }
  function take(library: Identity): Identity {
    loaded = {
      ...library,
      signIn: (email, password) => here(() => library.signIn(email, password)),
      signUp: (email, password) => here(() => library.signUp(email, password)),
    };
    library.watch(follow);
    return loaded;
  }
  return {
    current: () => loaded?.current() ?? null,
    isSigningIn: () => signingIn > 0,
    async load() {
      loading ??= fetchLibrary().then(take);
      return loading.catch((error: unknown) => {
        loading = null;
        parts.notLoaded(error);
        throw error;
      });
    },
  };
}
