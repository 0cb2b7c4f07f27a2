const PREFIX = 'meowtale.editor.';
const BYTES = 32;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Saves a secret in this origin's storage for the tab that will edit an app, and returns its SHA-256 for the service. A link to the
 * editor is useless without the secret. Returns null when the storage is full or blocked.
 */
export async function keepEditorSecret(appUuid: string): Promise<string | null> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  try {
    localStorage.setItem(PREFIX + appUuid, secret);
  } catch {
    return null;
  }
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
}

/** Returns and removes an app's saved secret; null without one. */
export function takeEditorSecret(appUuid: string): string | null {
  try {
    const secret = localStorage.getItem(PREFIX + appUuid);
    localStorage.removeItem(PREFIX + appUuid);
    return secret;
  } catch {
    return null;
  }
}
