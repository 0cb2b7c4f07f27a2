import type { Page } from '@playwright/test';
import { BROKEN_ANSWERS, throwing } from '../deploy/drills/outages/broken-files.ts';
import { REFUSED_FILES } from './support/broken-files.ts';
import { expect, signIn } from './support/meowtale.ts';
import { newPerson } from './support/people.ts';
import { test } from './support/releases.ts';

test.setTimeout(180_000);

// Each remote in each way; files of mf-store whose previous release serves are in broken-releases.spec.ts.

interface Place {
  path: string;
  link: string;
  title: string;
}

const apps: Place = { path: '/lobby', link: 'Apps', title: 'Apps' };
const dramas: Place = { path: '/lobby/drama', link: 'Dramas', title: 'Dramas' };
const website = { path: '/lobby/marketing/website', title: 'Your website' };
const stories = { path: '/store', title: 'All stories' };

/** A page of each, and one of another remote. */
const remotes: [string, Omit<Place, 'link'>, Place][] = [
  ['mf-lobby', apps, dramas],
  ['mf-drama-editor', dramas, apps],
  ['mf-website-builder', website, apps],
  // The storefront's header has another link to the creators' pages.
  ['mf-store', stories, { ...apps, link: 'Create' }],
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

for (const [slice, own, other] of remotes) {
  test(`when ${slice} fails in any way, the shell is usable in three seconds, a card replaces it, and other routes work`, async ({
    page,
    releases,
    watched,
  }) => {
    watched.forgive(REFUSED_FILES);
    const person = await newPerson('Patient Maker', { creator: true });
    await signIn(page, person.name);
    for (const [how, answer] of Object.entries(BROKEN_ANSWERS)) {
      await test.step(`its code ${how}`, async () => {
        await page.route(`**/${slice}/**/*.js`, answer);
        await page.goto(own.path, { waitUntil: 'commit' });
        await expect(link(page, 'Meowtale')).toBeVisible({ timeout: 3000 });
        await expect(heading(page, 'This part is unavailable right now')).toBeVisible({ timeout: 8000 });
        expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
        await link(page, other.link).click();
        await expect(heading(page, other.title)).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
    await test.step('its code comes late, and takes its place by itself', async () => {
      const gate = Promise.withResolvers<void>();
      await page.route(`**/${slice}/**/*.js`, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.goto(own.path, { waitUntil: 'commit' });
      await expect(heading(page, 'This part is unavailable right now')).toBeVisible({ timeout: 8000 });
      gate.resolve();
      await expect(heading(page, own.title)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    await test.step('its release throws', async () => {
      await releases.release(slice, throwing);
      await page.goto(own.path);
      await expect(heading(page, own.title)).toBeVisible();
      await link(page, other.link).click();
      await expect(heading(page, other.title)).toBeVisible();
    });
  });
}
