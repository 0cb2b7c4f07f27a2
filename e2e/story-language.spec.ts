import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sidesOf } from './support/direction.ts';
import { makeDraft, openDraft } from './support/drafts.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { buy, newPerson, storeIdOf } from './support/people.ts';
import { chooseAndKeep } from './support/reader.ts';
import { ENGLISH, visitorAt } from './support/visitor.ts';

test.setTimeout(180_000);

/** The first choice of a page of the story, as its file in a language has them. */
function firstChoice(language: string, knot: string): string {
  const ink = readFileSync(join(import.meta.dirname, `../deploy/seed/works/the-lantern-keeper/${language}.ink`), 'utf8');
  const option = new RegExp(`^=== ${knot} ===$[^]*?^\\* \\[(.+?)\\]`, 'm').exec(ink)?.[1];
  if (!option) throw new Error(`${knot} offers nothing in ${language}`);
  return option;
}

const frameOf = (page: Page) => page.frameLocator('iframe');
const choice = (page: Page, text: string) => frameOf(page).getByRole('button', { name: text });

/** As the page around a work says it when its reader turns to another language. */
async function sayLanguage(page: Page, lang: string): Promise<void> {
  await page.locator('iframe').evaluate((element, given) => {
    const frame = element as HTMLIFrameElement;
    frame.contentWindow?.postMessage({ type: 'meowtale:theme', theme: 'dark', lang: given }, new URL(frame.src).origin);
  }, lang);
}

test('a story continues at the same place in each language that its reader chooses', async ({ page }) => {
  const person = await newPerson('Two Tongues', { coins: 200 });
  const store = await storeIdOf(person, 'The Lantern Keeper');
  await buy(person, store);
  await signIn(page, person.name);
  await page.goto(`/store/${store}/fullscreen`);
  await chooseAndKeep(visitorAt(page), choice(page, firstChoice('en-US', 'hill')));
  await expect(choice(page, firstChoice('en-US', 'lamp_room'))).toBeVisible();

  await page.goto(`/zh-TW/store/${store}/fullscreen`);
  await expect(choice(page, firstChoice('zh-TW', 'lamp_room'))).toBeVisible();
  await expect(frameOf(page).getByText('第 2 頁')).toBeVisible();
  await expect(frameOf(page).getByText('更新了')).toHaveCount(0);
  await frameOf(page).getByRole('button', { name: '返回上一步' }).click();
  await choice(page, firstChoice('zh-TW', 'hill')).click();

  await sayLanguage(page, 'ja-JP');
  await expect(choice(page, firstChoice('ja-JP', 'lamp_room'))).toBeVisible();
  await sayLanguage(page, 'ko-KR');
  await expect(choice(page, firstChoice('en-US', 'lamp_room'))).toBeVisible();
  await sayLanguage(page, 'zh-CN');
  await expect(choice(page, firstChoice('zh-CN', 'lamp_room'))).toBeVisible();
  await expect(frameOf(page).locator('.prose')).toHaveAttribute('lang', 'zh-CN');
});

test('in a tab of its own a story’s reader chooses its language, and its title is there once', async ({ page }) => {
  const person = await newPerson('Own Tab', { coins: 200 });
  const store = await storeIdOf(person, 'The Lantern Keeper');
  await buy(person, store);
  const { getStoreAuthorizedAndFindStoreUrl: right } = await person.ask<{
    getStoreAuthorizedAndFindStoreUrl: { store_url: { type: string; url: string }[] };
  }>('query Url($id: ID!) { getStoreAuthorizedAndFindStoreUrl(id: $id, os: "web") { store_url { type url } } }', { id: store });
  const url = right.store_url.find(({ type }) => type === 'official_app')?.url ?? '';
  await page.goto(`${url}?lang=en-US`);
  const first = frameOf(page).getByRole('navigation').getByRole('button').first();
  await expect(first).toBeVisible();
  await expect(frameOf(page).getByText('The Lantern Keeper', { exact: true })).toHaveCount(1);
  const language = frameOf(page).getByRole('combobox', { name: ENGLISH.player('readIn') });
  await language.selectOption('ja-JP');
  await expect(choice(page, firstChoice('ja-JP', 'hill'))).toBeVisible();
  await expect(frameOf(page).locator('.prose')).toHaveAttribute('lang', 'ja-JP');
});

test('a story in Hebrew begins each of its lines at the right, and ends it at the left', async ({ page }) => {
  const maker = await newPerson('From Right To Left', { creator: true });
  const ink = 'הים היה שקט.\nThe sea was calm.\n* [לעלות במדרגות!]\n- למעלה היה אור.\n-> END\n';
  const draft = await makeDraft(maker, 'Lighthouse', { name: 'lighthouse.ink', mimeType: 'text/plain', buffer: Buffer.from(ink) });
  await signIn(page, maker.name);
  await openDraft(page, maker, draft);
  const line = (text: string) => frameOf(page).locator('.prose').getByText(text, { exact: true });
  await expect(line('הים היה שקט.')).toBeVisible();
  expect(await sidesOf(line('הים היה שקט.'))).toEqual({ begins: 'right', ends: 'left' });
  expect(await sidesOf(line('The sea was calm.'))).toEqual({ begins: 'left', ends: 'right' });
  expect(await sidesOf(choice(page, 'לעלות במדרגות!'))).toEqual({ begins: 'right', ends: 'left' });
  await choice(page, 'לעלות במדרגות!').click();
  expect(await sidesOf(line('למעלה היה אור.'))).toEqual({ begins: 'right', ends: 'left' });
});
