/** Loads the script of a development server, which shows what is wrong with its slice and fetches what was edited. */
export function loadDevelopmentClient(eventsUrl: string): void {
  // Without a nonce: the page's policy has that server's origin.
  document.head.append(Object.assign(document.createElement('script'), { src: new URL('/client.js', eventsUrl).href }));
}
