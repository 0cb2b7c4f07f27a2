import { accountOf, enter, signIn, signInByForm, signOut, signUp, verifyEmail } from './support/account.ts';
import { handIn, makeApp, release, review, submitListing } from './support/creator.ts';
import { pictures, realStory, webGame } from './support/files.ts';
import { expect, test } from './support/meowtale.ts';
import { givePro, personAt } from './support/people.ts';
import { buyThroughCart, chooseAndKeep, giveBack, openFromShelf, playToAnEnding, rewardWith, storyIn } from './support/reader.ts';
import { ENGLISH, visitorAt } from './support/visitor.ts';
import { holding } from './support/words.ts';

const { shop, lobby } = ENGLISH;

/** A number that no earlier run used, so that the journey can be walked again on the same stack. */
const run = Date.now().toString(36);
const STORY = `The Hut ${run}`;
const GAME = `Peony Beds ${run}`;
const MAKER = `Hut Maker ${run}`;

/** What the browser itself says of a sign-in that was refused. */
const WRONG_PASSWORD = /the server responded with a status of 400 .*accounts:signInWithPassword/;

test('one sale, from the creator’s keyboard to the ledger', async ({ browser, watched }) => {
  test.setTimeout(600_000);
  const email = `maker-${run}@meowtale.example`;
  const newVisitor = async () => visitorAt(await (await browser.newContext()).newPage());
  const [creator, staff, player] = [await newVisitor(), await newVisitor(), await newVisitor()];
  let storyId = '';
  let gameId = '';

  await test.step('a creator signs up, proves their address, leaves and comes back', async () => {
    await signUp(creator, email, MAKER);
    await verifyEmail(creator, email);
    await signOut(creator);
    await creator.page.goto('/sign-in');
    watched.forgive(WRONG_PASSWORD);
    await enter(creator, email, 'not the password');
    await expect(creator.page.getByText('Wrong email or password.')).toBeVisible();
    await enter(creator, email);
    await expect(accountOf(creator, MAKER)).toBeVisible();
  });

  await test.step('makes an app of a story and one of a game, and hands a listing in on each platform', async () => {
    const [images, others] = [await pictures(41), await pictures(42)];
    await makeApp(creator, STORY, realStory(), images.logo);
    await makeApp(creator, GAME, await webGame(), others.logo);
    const english = {
      language: 'en-US',
      brief: 'A night in a hut, and a missing part.',
      introduction: 'Somebody took it. You know who.',
    } as const;
    const chinese = { language: 'zh-TW', brief: '小屋一夜，零件不見了。', introduction: '有人拿走了它，而你知道是誰。' } as const;
    storyId = await submitListing(creator, {
      platform: 'meowtale',
      app: STORY,
      packName: 'TheHut',
      words: [
        { ...english, name: STORY },
        { ...chinese, name: `小屋 ${run}` },
      ],
      pictures: images,
      coins: 499,
    });
    gameId = await submitListing(creator, {
      platform: 'meowtale-open',
      app: GAME,
      packName: 'PeonyBeds',
      words: [
        { ...english, name: GAME },
        { ...chinese, name: `花圃 ${run}` },
      ],
      pictures: others,
      coins: 50,
    });
  });

  await test.step('staff pass one and refuse the other, which comes back mended', async () => {
    await signIn(staff, 'staff@meowtale.example');
    await review(staff, STORY);
    await review(staff, GAME, { type: lobby('rejection.bug'), memo: 'The third bed can’t be watered.' });
    await creator.page.goto(`/set-store/${gameId}/submit`);
    await expect(creator.page.getByText('The third bed can’t be watered.')).toBeVisible();
    await creator.page.getByRole('button', { name: lobby('deed.editAgain') }).click();
    await handIn(creator);
    await review(staff, GAME);
  });

  await test.step('the creator releases both', async () => {
    await givePro(await personAt(email, MAKER));
    await release(creator, storyId);
    await release(creator, gameId);
  });

  await test.step('a player finds the story by its filters, puts it into the cart, tops up exactly what is missing, and buys', async () => {
    await signUp(player, `reader-${run}@meowtale.example`, 'Reader');
    await player.page.goto('/store?category=normal-age&priceMin=499&priceMax=499&language=en-US');
    const detail = await openFromShelf(player, STORY);
    await buyThroughCart(detail, 499);
    await detail.page.close();
  });

  await test.step('reads some, goes on in another browser, and comes to an ending', async () => {
    await player.page.goto('/my-game');
    await player.page.getByRole('link', { name: shop('library.playNamed', { name: STORY }) }).click();
    const { choices, pageNumber } = storyIn(player);
    await chooseAndKeep(player, choices.first());
    await expect(pageNumber).toHaveText('Page 2');
    const second = await choices.first().textContent();

    const elsewhere = await newVisitor();
    await signInByForm(elsewhere, `reader-${run}@meowtale.example`);
    await elsewhere.page.goto(`/store/${storyId}/fullscreen`);
    await expect(storyIn(elsewhere).choices.first()).toHaveText(second ?? '');
    await playToAnEnding(elsewhere);
  });

  await test.step('rewards the game, is declined once, pays, plays, and gives it back', async () => {
    const { page } = player;
    await page.goto(`/store/${gameId}`);
    await rewardWith(player, 100, ['decline', 'pay']);
    await page.getByRole('link', { name: shop('buy.play'), exact: true }).click();
    const game = page.frameLocator('iframe');
    // A browser passes no press on to another site's frame that has only just come.
    await expect(async () => {
      if (await game.getByText('2 cans of water left today').isVisible()) await game.getByRole('button', { name: /By the well/ }).click();
      await expect(game.getByText('1 can of water left today')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });

    await giveBack(player, GAME);
    await expect(page.getByRole('button', { name: /^100 meow coins/ })).toBeVisible();
  });

  await test.step('the money arrived where it should: 499 is 149 of fee and 350 for the owner', async () => {
    const { page } = creator;
    await expect(async () => {
      await page.goto('/lobby/income');
      const sale = page.getByRole('row', { name: holding(STORY) });
      for (const coins of ['499', '149', '350']) await expect(sale).toContainText(coins, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('row', { name: holding(GAME) })).toContainText(lobby('income.stateOf.refunded'));
    await expect(page.getByText(lobby('income.pending'), { exact: true }).first().locator('..')).toContainText('350');
  });
});
