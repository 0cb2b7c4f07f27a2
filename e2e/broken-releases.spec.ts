import { BROKEN_ANSWERS } from '../deploy/drills/outages/broken-files.ts';
import { REFUSED_FILES } from './support/broken-files.ts';
import { expect } from './support/meowtale.ts';
import { test } from './support/releases.ts';

// Each file of mf-store's release in each way that it can be broken; releases.spec.ts has one of each kind.

const OLD = 'All stories';
const NEW = 'All stories, newly shelved';

test.setTimeout(180_000);

for (const [how, answer] of Object.entries(BROKEN_ANSWERS)) {
  for (const file of ['remoteEntry.js', '__federation_expose_slice*.js']) {
    test(`when the ${file} of a release ${how}, the shell is usable in three seconds and the previous release serves`, async ({
      page,
      releases,
      watched,
    }) => {
      watched.forgive(REFUSED_FILES);
      const base = await releases.release('mf-store', (text) => text.replaceAll(OLD, NEW));
      await page.route(`${base}/${file}`, answer);
      // A page that waits for a file that never comes never finishes loading.
      await page.goto('/store', { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: 'All ages' })).toBeVisible({ timeout: 3000 });
      await expect(page.getByRole('heading', { level: 1, name: OLD, exact: true })).toBeVisible({ timeout: 8000 });
      expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
      // Requests that were not answered end with the page.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}

const flipped: [string, RegExp][] = [
  ['code', /^__federation_expose_slice\..*\.js$/],
  ['style', /^__federation_expose_slice\..*\.css$/],
  ['description', /^slice\.json$/],
];
for (const [file, name] of flipped) {
  test(`one flipped byte in a slice's ${file}: it never runs, and the previous release serves`, async ({ page, releases, watched }) => {
    watched.forgive(REFUSED_FILES);
    await releases.flipByte(await releases.release('mf-store', (text) => text.replaceAll(OLD, NEW)), name);
    await page.goto('/store');
    await expect(page.getByRole('heading', { level: 1, name: OLD, exact: true })).toBeVisible();
  });
}
