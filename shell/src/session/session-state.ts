import { removeDraftsOfOthers, type SessionState } from '@meowtale/web-kit';
import { createStore } from 'zustand';
import { keptInBrowser } from '../app/kept-in-browser.ts';
import { watchStore } from '../app/watchable.ts';

/** Marks that this browser had a person, so that a guest's page never fetches the identity library. */
const HINT = 'meowtale.session';

export const GUEST: SessionState = { status: 'guest' };

interface StateParts {
  personChanged: () => void;
  /** The page begins with data that the server queried as a guest, which must be replaced for a signed-in person. */
  startsWithGuestAnswers?: boolean;
}

export const hadPerson = (): boolean => keptInBrowser.getItem(HINT) !== null;
export const forgetPerson = (): void => keptInBrowser.removeItem(HINT);

/** Calls `notice` when a person signs in in another tab: one with the identity library notices it by that, one without only by this. */
export function watchOtherTabs(notice: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === HINT && newValue !== null) notice();
  });
}

function isSame(one: SessionState, other: SessionState): boolean {
  return one.status === 'signed-in' && other.status === 'signed-in' ? one.person.uuid === other.person.uuid : one.status === other.status;
}

/** Creates the session's state: loading at first, then a person or a guest. */
export function createSessionState({ personChanged, startsWithGuestAnswers }: StateParts) {
  const store = createStore<{ state: SessionState }>()(() => ({ state: { status: 'loading' } }));
  const watched = watchStore(store, ({ state }) => state);
  return {
    ...watched,
    become(state: SessionState): void {
      const before = watched.get();
      if (state.status === 'signed-in') {
        keptInBrowser.setItem(HINT, '1');
        // On a shared computer, those of a person whose sign-in ended are for nobody else.
        removeDraftsOfOthers(state.person.uuid);
      }
      const outgrown = before.status !== 'loading' || (startsWithGuestAnswers && state.status === 'signed-in');
      if (!isSame(before, state) && outgrown) personChanged();
      store.setState({ state });
    },
    /** Returns the session once it is known, so that a person who acts earlier isn't asked to sign in again. */
    async settled(): Promise<SessionState> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = watched.subscribe(() => resolve());
      if (watched.get().status === 'loading') await promise;
      stop();
      return watched.get();
    },
  };
}
