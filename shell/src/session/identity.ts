import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Plan } from '../plan.ts';

export type IdentityUser = User;

/** The identity service as the session needs it; its library is fetched only for people who have or want an account. */
export interface Identity {
  current(): IdentityUser | null;
  /** Subscribes to the person: called now, and on every change. */
  watch(changed: (user: IdentityUser | null) => void): void;
  signIn(email: string, password: string): Promise<IdentityUser>;
  signUp(email: string, password: string): Promise<IdentityUser>;
  /** Mails a link for choosing a new password, in the language `lang`; its page leads to `continueUrl`. */
  sendReset(email: string, lang: string, continueUrl: string): Promise<void>;
  /** Returns the address whose password a mail's code replaces. */
  readResetCode(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;
  /** Verifies an address by the code of its mail. */
  applyCode(code: string): Promise<void>;
  signOut(): Promise<void>;
}

/** Sign-ins are known by whole seconds: one of the second of a reset counts as older than it, so none is made in that second. */
const SIGN_IN_ACCURACY_MS = 1000;

export function createIdentity({ projectId, apiKey, emulatorUrl }: Plan['identity']): Identity {
  const app: FirebaseApp = initializeApp({ projectId, apiKey });
  const auth: Auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return {
    current: () => auth.currentUser,
    watch: (changed) => void onIdTokenChanged(auth, changed),
    signIn: async (email, password) => (await signInWithEmailAndPassword(auth, email, password)).user,
    signUp: async (email, password) => (await createUserWithEmailAndPassword(auth, email, password)).user,
    sendReset: (email, lang, continueUrl) => {
      auth.languageCode = lang;
      return sendPasswordResetEmail(auth, email, { url: continueUrl });
    },
    readResetCode: (code) => verifyPasswordResetCode(auth, code),
    async resetPassword(code, password) {
      await confirmPasswordReset(auth, code, password);
      await new Promise((done) => setTimeout(done, SIGN_IN_ACCURACY_MS));
    },
    applyCode: (code) => applyActionCode(auth, code),
    signOut: () => signOut(auth),
  };
}
