import type { Page } from '@playwright/test';
import { accountOf, enter, mailedLinks, PASSWORD } from './support/account.ts';
import { expect, test } from './support/meowtale.ts';
import { newPerson } from './support/people.ts';
import { ENGLISH, localeTextsOf, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

test.setTimeout(180_000);

const { shell } = ENGLISH;
const NEW_PASSWORD = 'a lamp in the window';
/** What the browser says of each answer of the identity service that refuses. */
const REFUSED = /the server responded with a status of 400/;

const sentTo = (page: Page, email: string) => page.getByText(shell('forgotPassword.sent', { email }));

async function mailedTo(email: string): Promise<URL> {
  const [link] = await mailedLinks(email, 'PASSWORD_RESET');
  expect(link, `a mail for ${email}`).toBeDefined();
  return new URL(link ?? '');
}

/** Opens the page that the identity service makes its links lead to: one address for all its mails. */
const openMail = (page: Page, { search }: URL) => page.goto(`/verify-email${search}`);

test('who forgot their password has a mail, chooses another by keyboard, and is in; the link is good once', async ({ page, watched }) => {
  const { name, nickname } = await newPerson('Forgetful');
  const email = `${name}@meowtale.example`;
  const unknownAddress = `nobody-${email}`;
  await page.goto('/store');
  await page
    .getByRole('button', { name: shell('account.signIn'), exact: true })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  const address = popup.getByLabel(startingWith(shell('signIn.email')));
  await address.fill(unknownAddress);
  await popup.getByRole('button', { name: shell('forgotPassword.title') }).press('Enter');
  await expect(address).toBeFocused();
  watched.forgive(REFUSED);
  await address.press('Enter');
  await expect(sentTo(page, unknownAddress)).toBeVisible();
  await address.fill(email);
  await address.press('Enter');
  await expect(sentTo(page, email)).toBeVisible();
  expect(await mailedLinks(unknownAddress, 'PASSWORD_RESET')).toEqual([]);

  const mailed = await mailedTo(email);
  await openMail(page, mailed);
  expect(mailed.searchParams.get('continueUrl')).toBe(`${new URL(page.url()).origin}/sign-in`);
  await expect(page.getByText(shell('resetPassword.whose', { email }))).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password\?/);
  const password = page.getByRole('textbox', { name: startingWith(shell('resetPassword.password')) });
  await password.fill('short');
  await password.press('Enter');
  await expect(page.getByText(shell('invalid.password-short', { min: 8 }))).toBeVisible();
  await password.fill(NEW_PASSWORD);
  await password.press('Enter');
  await expect(page.getByText(shell('resetPassword.done'))).toBeVisible();
  await expect(accountOf(visitorAt(page), nickname)).toBeVisible();

  await openMail(page, mailed);
  await expect(page.getByText(shell('errors.auth/invalid-action-code'))).toBeVisible();
  await expect(page.getByRole('button', { name: shell('forgotPassword.submit') })).toBeVisible();
});

test('the old password opens nothing once there is a new one, and the mail is in the person’s language', async ({ page, watched }) => {
  const { name, nickname } = await newPerson('Forgetful Again');
  const email = `${name}@meowtale.example`;
  const texts = localeTextsOf('ja-JP');
  const visitor = { ...visitorAt(page), texts };
  await page.goto(texts.at('/sign-in'));
  await page.getByLabel(startingWith(texts.shell('signIn.email'))).fill(email);
  await page.getByRole('button', { name: texts.shell('forgotPassword.title') }).click();
  const request = page.waitForRequest(/accounts:sendOobCode/);
  await page.getByRole('button', { name: texts.shell('forgotPassword.submit') }).click();
  expect(await (await request).headerValue('x-firebase-locale')).toBe('ja-JP');
  await expect(page.getByText(texts.shell('forgotPassword.sent', { email }))).toBeVisible();

  const other = await mailedTo(email);
  other.searchParams.set('newPassword', NEW_PASSWORD);
  await fetch(other);
  const resetAt = Math.floor(Date.now() / 1000);
  await page.getByRole('button', { name: texts.shell('forgotPassword.back') }).click();
  watched.forgive(REFUSED);
  await enter(visitor, email, PASSWORD);
  await expect(page.getByText(texts.shell('errors.auth/wrong-password'))).toBeVisible();
  // Sign-ins are known by whole seconds, and those of the second of a reset are ended by it.
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(resetAt);
  await enter(visitor, email, NEW_PASSWORD);
  await expect(accountOf(visitor, nickname)).toBeVisible();
});
