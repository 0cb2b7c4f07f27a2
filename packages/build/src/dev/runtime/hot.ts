/** Part of a slice's build in development: it fetches what the development server announces (`deploy/local/dev/client.js`). */

declare const __webpack_hash__: string;
declare const __webpack_public_path__: string;

interface Hot {
  check(apply: boolean): Promise<readonly unknown[] | null>;
}

const { webpackHot } = import.meta as ImportMeta & { webpackHot?: Hot };
let updating = Promise.resolve();

/** Replaces the edited modules. Reloads the page when one of them can't be replaced, or an earlier update was missed. */
async function update(hot: Hot, hash: string): Promise<void> {
  if (hash === __webpack_hash__) return;
  try {
    await hot.check(true);
  } catch (error) {
    console.info('The page is loaded anew, because the edit needs it:', (error as Error).message);
  }
  if (hash !== __webpack_hash__) location.reload();
}

addEventListener('meowtale:built', (event) => {
  const { origin, hash } = (event as CustomEvent<{ origin: string; hash: string }>).detail;
  if (!webpackHot || new URL(__webpack_public_path__).origin !== origin) return;
  // Says that the page needn't be loaded anew.
  event.preventDefault();
  updating = updating.then(() => update(webpackHot, hash));
});
