import { expect } from '@playwright/test';
import { host, ports } from '../../deploy/local/addresses.ts';
import { storedUser, storeUser } from './stored-user.ts';
import type { Visitor } from './visitor.ts';
import { shaped, startingWith } from './words.ts';

/** Password of all demo accounts. */
export const PASSWORD = 'meowtale-demo';

const emulator = `http://${host}:${ports.auth}`;

/** Returns the account button, which shows the signed-in person's name. */
export const accountOf = ({ page, texts }: Visitor, name: string) =>
  page.getByRole('button', { name: texts.shell('account.menu', { name }) });

export async function signUp(visitor: Visitor, email: string, nickname: string): Promise<void> {
  const { page, texts, look } = visitor;
  await page.goto(texts.at('/sign-up'));
  await page.getByLabel(startingWith(texts.shell('signUp.nickname'))).fill(nickname);
  await page.getByLabel(startingWith(texts.shell('signIn.email'))).fill(email);
  await page.getByRole('textbox', { name: startingWith(texts.shell('signIn.password')) }).fill(PASSWORD);
  await look();
  await page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: texts.shell('signUp.submit'), exact: true })
    .click();
  await expect(accountOf(visitor, nickname)).toBeVisible();
}

type Mail = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

/** Returns the links of mails that the emulator would have sent to an address, newest last. */
export async function mailedLinks(email: string, requestType: Mail): Promise<string[]> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/demo-meowtale/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] };
  return oobCodes.filter((code) => code.email === email && code.requestType === requestType).map(({ oobLink }) => oobLink);
}

/** Opens the link of the mail that the emulator would have sent. */
export async function verifyEmail({ page, texts, look }: Visitor, email: string): Promise<void> {
  const link = (await mailedLinks(email, 'VERIFY_EMAIL')).at(-1);
  expect(link, `a mail for ${email}`).toBeDefined();
  await fetch(link ?? '');
  await page.goto(texts.at('/verify-email'));
  const check = page.getByRole('button', { name: texts.shell('verifyEmail.check') });
  await expect(check).toBeVisible();
  await look();
  await check.click();
  await expect(page.getByText(texts.shell('verifyEmail.done'))).toBeVisible();
}

/** Fills in and submits the sign-in form. */
export async function enter({ page, texts }: Visitor, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(startingWith(texts.shell('signIn.email'))).fill(email);
  await page.getByRole('textbox', { name: startingWith(texts.shell('signIn.password')) }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: texts.shell('signIn.submit'), exact: true })
    .click();
}

/**
 * Signs in without the form, by storing the user in the browser's Firebase storage; the next page that opens restores it.
 * `signInByForm` fills in the form.
 */
export async function signIn({ page }: Visitor, email: string): Promise<void> {
  const user = await storedUser(email);
  await page.goto('/robots.txt');
  await page.evaluate(storeUser, user);
}

export async function signInByForm(visitor: Visitor, email: string): Promise<void> {
  const { page, texts, look } = visitor;
  await page.goto(texts.at('/sign-in'));
  await look();
  await enter(visitor, email);
  await expect(page.getByRole('button', { name: shaped(texts.shell('account.menu', { name: '{{name}}' })) })).toBeVisible();
}

export async function signOut({ page, texts }: Visitor): Promise<void> {
  await page.getByRole('button', { name: shaped(texts.shell('account.menu', { name: '{{name}}' })) }).click();
  await page.getByRole('menuitem', { name: texts.shell('account.signOut') }).click();
  await expect(page.getByRole('button', { name: texts.shell('account.signIn'), exact: true }).first()).toBeVisible();
}
