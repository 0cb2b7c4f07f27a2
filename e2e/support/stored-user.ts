import { signInDemo } from '../../deploy/seed/session.ts';
import { siteEnv } from './site-env.ts';

const API_KEY = 'demo-key';

/** A signed-in user as stored by Firebase's library. */
interface StoredUser {
  fbase_key: string;
  value: object;
}

/** Signs in at the Auth Emulator. The library requests the profile when it restores the user. */
export async function storedUser(email: string): Promise<StoredUser> {
  const { localId, idToken, refreshToken, expiresIn } = await signInDemo(siteEnv, email);
  return {
    fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`,
    value: {
      uid: localId,
      email,
      emailVerified: false,
      isAnonymous: false,
      providerData: [],
      stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
      apiKey: API_KEY,
      appName: '[DEFAULT]',
    },
  };
}

/** In the page: stores a user for Firebase's library, and the shell's hint that there is one. */
export async function storeUser(user: StoredUser): Promise<void> {
  const opening = indexedDB.open('firebaseLocalStorageDb', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction('firebaseLocalStorage', 'readwrite');
  transaction.objectStore('firebaseLocalStorage').put(user);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
  localStorage.setItem('meowtale.session', '1');
}
