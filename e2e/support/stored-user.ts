import { host, ports } from '../../deploy/local/addresses.ts';

const API_KEY = 'demo-key';
const accounts = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;

/** A signed-in user as Firebase's library keeps it, under its key. */
interface StoredUser {
  fbase_key: string;
  value: object;
}

async function call<T>(action: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${accounts}:${action}?key=${API_KEY}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${action} was refused with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Signs in at the Auth Emulator. The library asks it for the profile when it restores the user. */
export async function storedUser(email: string, password: string): Promise<StoredUser> {
  const { localId, idToken, refreshToken, expiresIn } = await call<Record<'localId' | 'idToken' | 'refreshToken' | 'expiresIn', string>>(
    'signInWithPassword',
    { email, password, returnSecureToken: true },
  );
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

/** In the page: keeps a user where Firebase's library looks for one, and the shell's hint that there is one. */
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
