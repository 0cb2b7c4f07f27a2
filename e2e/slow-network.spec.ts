import { expect, signIn, test } from './support/meowtale.ts';
import { slowDown } from './support/network.ts';
import { newPerson, storeIdOf } from './support/people.ts';
import { storyIn } from './support/reader.ts';
import { ENGLISH, toastOf, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

const { shell, shop } = ENGLISH;
const LANTERN = 'The Lantern Keeper';

test('on a slow network the first press of each step is heard, and nothing is done twice', async ({ page, context }) => {
  test.setTimeout(180_000);
  const person = await newPerson('Far Away', { coins: 500 });
  const store = await storeIdOf(person, LANTERN);
  await signIn(page, person.name);
  await page.goto('/about-us');
  await expect(page.getByRole('button', { name: shell('account.menu', { name: person.nickname }) })).toBeVisible();
  await slowDown(page);

  await test.step('a list that is asked for comes', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: shell('nav.allAge') })
      .click();
    // A row that staff chose, in the seed: what is new depends on who has released since.
    const row = page.getByRole('region', { name: 'For a rainy evening' });
    await expect(row.getByRole('link', { name: startingWith(LANTERN) })).toBeVisible();
  });

  await test.step('a button that is pressed before the page can hear it, twice, adds once', async () => {
    await page.goto(`/store/${store}`, { waitUntil: 'commit' });
    const add = page.getByRole('button', { name: shop('cart.add') });
    await add.dblclick();
    await page.getByRole('link', { name: shop('cart.inCart') }).click();
    expect(await person.ask('{ findCartStore { totalCount } }')).toEqual({ findCartStore: { totalCount: 1 } });
  });

  await test.step('a bill that is confirmed twice is paid once', async () => {
    await page.getByRole('button', { name: shop('cart.checkout', { count: 1 }) }).click();
    const bill = page.getByRole('dialog', { name: shop('bill.title') });
    const confirm = bill.getByRole('button', { name: shop('bill.confirm') });
    await expect(confirm).toBeEnabled();
    await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
    await confirm.dblclick();
    await expect(toastOf(visitorAt(page), shop('bill.paid', { count: 1 }))).toBeVisible();
    const money = await person.ask('{ me { wallet { meowcent } } findStoreOrder { totalCount } }');
    expect(money).toEqual({ me: { wallet: { meowcent: 320 } }, findStoreOrder: { totalCount: 1 } });
  });

  await test.step('a top-up is started once', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: startingWith('320') })
      .click();
    const topUp = page.getByRole('dialog', { name: shop('topUp.title') });
    const pay = topUp.getByRole('button', { name: shop('topUp.pay') });
    await expect(pay).toBeEnabled();
    const before = context.pages().length;
    await pay.dblclick();
    await expect(topUp.getByText(shop('topUp.waiting'))).toBeVisible();
    expect(context.pages().length).toBe(before + 1);
    await context.pages().at(-1)?.close();
    await topUp.getByRole('button', { name: shop('topUp.back') }).click();
    await topUp.getByRole('button', { name: shop('topUp.cancel') }).click();
  });

  await test.step('a story says that it is being opened, and a comment that is sent twice is said once', async () => {
    await page.goto(`/store/${store}`, { waitUntil: 'commit' });
    const comment = `From far away, ${Date.now().toString(36)}.`;
    await page.getByRole('textbox', { name: shop('comments.yours') }).fill(comment);
    const send = page.getByRole('button', { name: shop('comments.send'), exact: true });
    await send.dblclick();
    await expect(toastOf(visitorAt(page), shop('comments.added'))).toBeVisible();
    await expect(page.getByText(comment)).toHaveCount(1);
    await page.getByRole('link', { name: shop('buy.play'), exact: true }).click();
    const { choices } = storyIn(visitorAt(page));
    await expect(choices.first()).toBeVisible();
  });
});
