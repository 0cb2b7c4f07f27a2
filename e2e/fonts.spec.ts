import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Frame, type Page, type TestInfo } from '@playwright/test';
import { origins } from '../deploy/local/addresses.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { waitForHydration } from './support/page-state.ts';
import { buy, newPerson, storeIdOf } from './support/people.ts';
import { ENGLISH, localeTextsOf } from './support/visitor.ts';

// A browser of its own reads all fonts of the machine first.
test.setTimeout(180_000);

/** The face that is brought for a language, and how many pieces it has. */
const BROUGHT = {
  'ja-JP': ['Noto Sans JP', 124],
  'ko-KR': ['Noto Sans KR', 124],
  'zh-TW': ['Noto Sans TC', 108],
  'zh-CN': ['Noto Sans SC', 101],
  'th-TH': ['Noto Sans Thai Looped', 3],
} as const;

/** A browser on a machine whose fonts have no letters of these scripts. */
async function withoutLetters(info: TestInfo): Promise<Browser> {
  const fonts = join(process.env.FONTCONFIG_PATH ?? '/etc/fonts', 'fonts.conf');
  const rejected = ['ja', 'ko', 'zh-cn', 'zh-tw', 'th'].map(
    (language) => `<pattern><patelt name="lang"><string>${language}</string></patelt></pattern>`,
  );
  const file = info.outputPath('fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<fontconfig><include>${fonts}</include><cachedir>${info.outputPath('cache')}</cachedir><selectfont><rejectfont>${rejected.join('')}</rejectfont></selectfont></fontconfig>\n`,
  );
  return chromium.launch({ ...info.project.use.launchOptions, env: { ...process.env, FONTCONFIG_FILE: file } });
}

/** The families of which pieces have come, with how many of each. */
const comeTo = (page: Page | Frame) =>
  page.evaluate(() => {
    const come: Record<string, number> = {};
    for (const { family, status } of document.fonts) {
      const name = family.replaceAll(/["']| Variable/g, '');
      if (status === 'loaded' && name.startsWith('Noto')) come[name] = (come[name] ?? 0) + 1;
    }
    return come;
  });

/** Waits until the style sheets that the page has asked for are there, and the pieces that its text needs of their faces. */
const facesReady = (page: Page) =>
  page.evaluate(async () => {
    const settled = (link: HTMLLinkElement) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      });
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    await Promise.all(links.map((link) => link.sheet ?? settled(link)));
    // Text asks for its pieces when it is laid out.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });

test('a machine without glyphs of a language loads a web font, only the subsets that the page shows', async ({ watched }, info) => {
  const browser = await withoutLetters(info);
  try {
    for (const [language, [family, pieces]] of Object.entries(BROUGHT)) {
      await test.step(language, async () => {
        const context = await browser.newContext({ baseURL: origins.site });
        watched.follow(context);
        const page = await context.newPage();
        await page.goto(`/${language}/store`);
        await expect.poll(async () => (await comeTo(page))[family] ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
        await facesReady(page);
        expect((await comeTo(page))[family]).toBeLessThanOrEqual(Math.max(1, pieces / 2));
        await context.close();
      });
    }
  } finally {
    await browser.close();
  }
});

test('on a page in Japanese the simplified characters of a name have glyphs', async ({ watched }, info) => {
  const browser = await withoutLetters(info);
  try {
    const context = await browser.newContext({ baseURL: origins.site });
    watched.follow(context);
    const page = await context.newPage();
    await page.goto('/ja-JP/store');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: localeTextsOf('ja-JP').shell('account.language') })
      .click();
    await expect(page.getByRole('dialog').getByText('简体中文')).toBeVisible();
    await expect.poll(async () => (await comeTo(page))['Noto Sans SC'] ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});

test('on a page in English the language names have glyphs, and so has a story in Japanese', async ({ watched }, info) => {
  const browser = await withoutLetters(info);
  try {
    const context = await browser.newContext({ baseURL: origins.site });
    watched.follow(context);
    const page = await context.newPage();
    await page.goto('/store');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: ENGLISH.shell('account.language') })
      .click();
    await expect(page.getByRole('dialog').getByText('日本語')).toBeVisible();
    await expect
      .poll(async () => Object.keys(await comeTo(page)).sort(), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['Noto Sans KR', 'Noto Sans SC', 'Noto Sans TC', 'Noto Sans Thai Looped']));
    const person = await newPerson('Reads Much', { coins: 200 });
    const store = await storeIdOf(person, 'The Lantern Keeper');
    await buy(person, store);
    await page.goto('/');
    await signIn(page, person.name);
    await page.goto(`/ja-JP/store/${store}/fullscreen`);
    await expect(page.frameLocator('iframe').locator('.prose')).toBeVisible();
    await expect
      .poll(
        async () => {
          const frame = page.frames().find((one) => one !== page.mainFrame());
          return frame ? ((await comeTo(frame))['Noto Sans JP'] ?? 0) : 0;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});

test('a machine with glyphs of its own loads no web font', async ({ page }) => {
  // Two letters differ by their rendering: here each one differs from the one before.
  await page.addInitScript(() => {
    let frames = 0;
    CanvasRenderingContext2D.prototype.getImageData = () => {
      frames += 1;
      const picture = new ImageData(1, 1);
      picture.data[0] = frames;
      return picture;
    };
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/ja-JP/store');
  await expect.poll(() => fetched.filter((url) => url.includes('.woff2')).length).toBeGreaterThan(0);
  // What the machine lacks is fetched once the page is idle.
  await waitForHydration(page);
  await facesReady(page);
  expect(fetched.filter((url) => url.includes('noto'))).toEqual([]);
});
