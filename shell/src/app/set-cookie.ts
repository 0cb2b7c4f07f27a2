/**
 * Stores a choice in a cookie, where the server reads it too: for the whole site, strict same-site, secure (SPEC §4). 0 seconds deletes it.
 */
export function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers late, and the page may be left right after
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAgeSeconds}; path=/; samesite=strict; secure`;
}
