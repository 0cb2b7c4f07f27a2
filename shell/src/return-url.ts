/**
 * Returns an address to go back to, if it stays on this site; otherwise home (TRUST 21, SPEC §2).
 * @param value the query parameter, which is untrusted.
 * @param home the fallback.
 */
export function safeReturnUrl(value: string | null | undefined, home: string): string {
  // Browsers drop control characters and read a backslash as a slash, so neither may decide where a link leads.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!value?.startsWith('/') || /[\u0000-\u0020\\]/.test(value)) return home;
  const base = 'http://site.invalid';
  const url = URL.parse(value, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
