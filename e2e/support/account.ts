import { expect } from '@playwright/test';
import { host, ports } from '../../deploy/local/addresses.ts';
import { storedUser, storeUser } from './stored-user.ts';
import type { Visitor } from './visitor.ts';
import { shaped, startingWith } from './words.ts';

/** Password of all demo accounts. */
export const PASSWORD = 'meowtale-demo';

const emulator = `http://${host}:${ports.auth}`;

/** Returns the account button, which shows the signed-in person's name. */
export const accountOf = ({ page, tongue }: Visitor, name: string) =>
  page.getByRole('button', { name: tongue.shell('account.menu', { name }) });

export async function signUp(walker: Visitor, email: string, nickname: string): Promise<void> {
  const { page, tongue, look } = walker;
  await page.goto(tongue.at('/sign-up'));
  await page.getByLabel(startingWith(tongue.shell('signUp.nickname'))).fill(nickname);
  await page.getByLabel(startingWith(tongue.shell('signIn.email'))).fill(email);
  await page.getByRole('textbox', { name: startingWith(tongue.shell('signIn.password')) }).fill(PASSWORD);
  await look();
  await page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: tongue.shell('signUp.submit'), exact: true })
    .click();
  await expect(accountOf(walker, nickname)).toBeVisible();
}

type Mail = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

/** Returns the links of mails that the emulator would have sent to an address, newest last. */
export async function mailedLinks(email: string, requestType: Mail): Promise<string[]> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/demo-meowtale/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] };
  return oobCodes.filter((code) => code.email === email && code.requestType === requestType).map(({ oobLink }) => oobLink);
}

/** Opens the link of the mail that the emulator would have sent. */
export async function verifyEmail({ page, tongue, look }: Visitor, email: string): Promise<void> {
  const link = (await mailedLinks(email, 'VERIFY_EMAIL')).at(-1);
  expect(link, `a mail for ${email}`).toBeDefined();
  await fetch(link ?? '');
  await page.goto(tongue.at('/verify-email'));
  const check = page.getByRole('button', { name: tongue.shell('verifyEmail.check') });
  await expect(check).toBeVisible();
  await look();
  await check.click();
  await expect(page.getByText(tongue.shell('verifyEmail.done'))).toBeVisible();
}

/** Fills in and submits the sign-in form. */
export async function enter({ page, tongue }: Visitor, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(startingWith(tongue.shell('signIn.email'))).fill(email);
  await page.getByRole('textbox', { name: startingWith(tongue.shell('signIn.password')) }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: tongue.shell('signIn.submit'), exact: true })
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

export async function signInByForm(walker: Visitor, email: string): Promise<void> {
  const { page, tongue, look } = walker;
  await page.goto(tongue.at('/sign-in'));
  await look();
  await enter(walker, email);
  await expect(page.getByRole('button', { name: shaped(tongue.shell('account.menu', { name: '{{name}}' })) })).toBeVisible();
}

export async function signOut({ page, tongue }: Visitor): Promise<void> {
  await page.getByRole('button', { name: shaped(tongue.shell('account.menu', { name: '{{name}}' })) }).click();
  await page.getByRole('menuitem', { name: tongue.shell('account.signOut') }).click();
  await expect(page.getByRole('button', { name: tongue.shell('account.signIn'), exact: true }).first()).toBeVisible();
}
