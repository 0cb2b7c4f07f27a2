import { signIn } from './support/account.ts';
import { release, review } from './support/creator.ts';
import { expect, test } from './support/meowtale.ts';
import { buy, givePro, newPerson } from './support/people.ts';
import { submitFullListing } from './support/submission.ts';
import { ENGLISH, toastOf, type Visitor, visitorAt } from './support/visitor.ts';
import { holding, startingWith } from './support/words.ts';

const { lobby, notices } = ENGLISH;

const run = Date.now().toString(36);
const STORY = `The Weir ${run}`;
/** Of the seed. */
const NORTH_YARD = 'North Yard';

async function ask({ page }: Visitor, id: string, publisher: string, percent: number): Promise<void> {
  await page.goto(`/set-store/${id}/publishing-check`);
  await page.getByRole('textbox', { name: lobby('publishing.search') }).fill(publisher);
  await page.getByRole('button', { name: lobby('publishing.find') }).click();
  await page.getByRole('button', { name: lobby('publishing.chooseNamed', { name: publisher }) }).click();
  await page.getByRole('spinbutton', { name: startingWith(lobby('publishing.rate')) }).fill(String(percent));
  await page.getByRole('button', { name: lobby('publishing.ask'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: lobby('publishing.askTitle') });
  await expect(dialog).toContainText(publisher);
  await dialog.getByRole('button', { name: lobby('publishing.ask'), exact: true }).click();
  await expect(page.getByText(lobby('publishing.next.2'))).toBeVisible();
}

/** From the notice of a request, to the listing. */
async function followNotice({ page }: Visitor, who: string, rate: string): Promise<void> {
  await page.goto('/notices');
  await page.getByRole('link', { name: notices('say.agent-asked', { who, name: STORY, rate }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: STORY })).toBeVisible();
}

test('a listing with an agent: refused by one, represented by another, who submits it and has a share of its sale', async ({ browser }) => {
  test.setTimeout(360_000);
  const newWalker = async () => visitorAt(await (await browser.newContext()).newPage());
  const [maker, house, buyer] = await Promise.all([
    newPerson('Weir Maker', { creator: true }),
    newPerson('Weir House', { publisher: true }),
    newPerson('Weir Reader', { coins: 600 }),
  ]);
  const { store, uuid } = await submitFullListing(maker, STORY);
  await maker.ask('mutation Back($uuid: ID!) { cancelStoreSubmit(uuid: $uuid) { uuid } }', { uuid });
  const [creator, north, agent, staff] = [await newWalker(), await newWalker(), await newWalker(), await newWalker()];

  await test.step('the creator asks a publisher, who reads it and refuses', async () => {
    await signIn(creator, `${maker.name}@meowtale.example`);
    await ask(creator, store, NORTH_YARD, 20);
    await signIn(north, 'publisher@meowtale.example');
    await followNotice(north, maker.nickname, '20%');
    const { page } = north;
    await expect(page.getByRole('link', { name: lobby('review.play.official_app') })).toBeVisible();
    await page.getByRole('button', { name: lobby('agent.take') }).click();
    await expect(toastOf(north, lobby('agent.done.3'))).toBeVisible();
    await expect(page.getByRole('button', { name: lobby('agent.take') })).toHaveCount(0);
    await page.getByRole('button', { name: lobby('agent.refuse') }).click();
    await page.getByLabel(startingWith(lobby('agent.memo'))).fill('Not our kind of water.');
    await page.getByRole('button', { name: lobby('agent.refuse') }).click();
    await expect(page.getByRole('heading', { name: lobby('agent.gone') })).toBeVisible();
  });

  await test.step('asks another, who agrees and alone submits from then on', async () => {
    await creator.page.goto('/notices');
    await creator.page.getByRole('link', { name: notices('say.agent-refused', { who: NORTH_YARD, name: STORY }) }).click();
    await expect(creator.page.getByText('Not our kind of water.')).toBeVisible();
    await ask(creator, store, house.nickname, 15);
    await signIn(agent, `${house.name}@meowtale.example`);
    const { page } = agent;
    await page.goto('/lobby/agent');
    await page.getByRole('link', { name: lobby('review.openNamed', { name: STORY }) }).click();
    await page.getByRole('button', { name: lobby('agent.agree') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: lobby('agent.agree') })
      .click();
    await expect(toastOf(agent, lobby('agent.done.4'))).toBeVisible();

    await creator.page.goto(`/set-store/${store}/submit`);
    await expect(creator.page.getByRole('heading', { name: lobby('publishing.agentsTurn', { name: house.nickname }) })).toBeVisible();
    await expect(creator.page.getByRole('button', { name: lobby('submit.act') })).toHaveCount(0);

    await page.getByRole('button', { name: lobby('submit.act') }).click();
    const terms = page.getByRole('dialog', { name: lobby('terms.title') });
    await terms.getByRole('checkbox', { name: lobby('terms.accept') }).check();
    await terms.getByRole('button', { name: lobby('terms.submit') }).click();
    await expect(toastOf(agent, lobby('submit.done'))).toBeVisible();
    await creator.page.reload();
    await expect(creator.page.getByText(lobby('publishing.agentTakesBack', { name: house.nickname }))).toBeVisible();
  });

  await test.step('staff pass it, its owner releases it, and both are told', async () => {
    await signIn(staff, 'staff@meowtale.example');
    await review(staff, STORY);
    for (const { page } of [creator, agent]) {
      await page.goto('/notices');
      await expect(page.getByRole('link', { name: notices('say.review-passed', { name: STORY }) })).toBeVisible();
    }
    // Whoever represents it reads what comes next at the address of its editor.
    await agent.page.getByRole('link', { name: notices('say.review-passed', { name: STORY }) }).click();
    await expect(agent.page.getByText(lobby('agent.passed'))).toBeVisible();
    await givePro(maker);
    await release(creator, store);
    await agent.page.goto('/notices');
    await expect(agent.page.getByRole('link', { name: notices('say.listing-released', { name: STORY }) })).toBeVisible();
  });

  await test.step('of a sale of 499 the fee is 149, the agent has 52 and the owner 298', async () => {
    await buy(buyer, store);
    for (const { page } of [creator, agent]) {
      await expect(async () => {
        await page.goto('/lobby/income');
        const sale = page.getByRole('row', { name: holding(STORY) });
        for (const coins of ['499', '149', '52', '298']) await expect(sale).toContainText(coins, { timeout: 5000 });
      }).toPass({ timeout: 60_000 });
    }
  });
});
