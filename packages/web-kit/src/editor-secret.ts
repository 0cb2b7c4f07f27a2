const PREFIX = 'meowtale.editor.';
const BYTES = 32;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Keeps a secret in this origin's storage for the tab that will edit an app, and answers what a service may know of it: its SHA-256. A
 * link to the editor is nothing where the secret isn't.
 */
export async function keepEditorSecret(appUuid: string): Promise<string> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  localStorage.setItem(PREFIX + appUuid, secret);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
}

/** The secret that was kept for an app, once; null where there is none. */
export function takeEditorSecret(appUuid: string): string | null {
  try {
    const secret = localStorage.getItem(PREFIX + appUuid);
    localStorage.removeItem(PREFIX + appUuid);
    return secret;
  } catch {
    return null;
  }
}
