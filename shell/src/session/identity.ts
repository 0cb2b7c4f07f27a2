import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { Plan } from '../plan.ts';

export type IdentityUser = User;

/** The identity service as the session needs it; its library is fetched only when somebody has or wants an account. */
export interface Identity {
  current(): IdentityUser | null;
  /** Hears of the person now, and of every change. */
  watch(changed: (user: IdentityUser | null) => void): void;
  signIn(email: string, password: string): Promise<IdentityUser>;
  signUp(email: string, password: string): Promise<IdentityUser>;
  resetPassword(email: string): Promise<void>;
  /** Proves an address by the code that its mail carried. */
  applyCode(code: string): Promise<void>;
  signOut(): Promise<void>;
}

export function createIdentity({ projectId, apiKey, emulatorUrl }: Plan['identity']): Identity {
  const app: FirebaseApp = initializeApp({ projectId, apiKey });
  const auth: Auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return {
    current: () => auth.currentUser,
    watch: (changed) => void onIdTokenChanged(auth, changed),
    signIn: async (email, password) => (await signInWithEmailAndPassword(auth, email, password)).user,
    signUp: async (email, password) => (await createUserWithEmailAndPassword(auth, email, password)).user,
    resetPassword: (email) => sendPasswordResetEmail(auth, email),
    applyCode: (code) => applyActionCode(auth, code),
    signOut: () => signOut(auth),
  };
}
