import { rm } from 'node:fs/promises';
import { gatewayParts } from '../deploy/drills/outages/parts.ts';
import { expect, signIn } from './support/meowtale.ts';
import { copyCheckout, prepareService, runIn } from './support/new-team.ts';
import { newPerson } from './support/people.ts';
import { test } from './support/teams.ts';

// Below the five minutes after which a runner without a finished test is ended.
test.setTimeout(280_000);

const to = ['--to', 'local', '--reason', 'the first release'];

test('a new team makes a service and a remote, and sees both on the site within ten commands', async ({
  page,
  releases,
  teams,
  outage,
  watched,
}) => {
  expect(await releases.run('release', 'gateway', 'svc-catalog', 'svc-wallet', 'svc-drama-ai', ...to)).toMatchObject({ exitCode: 0 });
  const team = await teams.create('team-news', 'mf-news,svc-news', '127.0.0.1');
  const checkout = copyCheckout();
  const commands: string[] = [];
  const run = (...args: string[]) => {
    commands.push(args.join(' '));
    return runIn(checkout, args, team.settings);
  };
  const release = async (slice: string): Promise<string> => {
    const { built } = JSON.parse(await run('releases', 'release', slice, ...to, '--json'));
    releases.adopt(slice, built[0].version);
    return built[0].version;
  };
  let end: (() => Promise<unknown>) | undefined;
  try {
    await run('new:slice', 'svc-news');
    await run('new:slice', 'mf-news');
    const service = prepareService(checkout, 'svc-news');
    commands.push('migrate.ts', 'main.ts');
    await service.migrate();
    end = await service.start();
    const version = await release('svc-news');
    await run('releases', 'promote', 'svc-news', version, ...to, '--url', service.url);
    await release('mf-news');
    expect(commands.length).toBeLessThanOrEqual(10);

    const person = await newPerson('News Maker', { creator: true });
    await signIn(page, person.name);
    // The gateway reads the schema of a service at its new address a moment later, and rejects the page's query until then.
    watched.forgive(/Failed to load resource/);
    await expect(async () => {
      await page.goto('/lobby/news');
      await expect(page.getByRole('main').getByText('Nothing here yet')).toBeVisible();
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('News');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Title/ })
      .fill('The lighthouse opens in spring');
    await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('row', { name: /The lighthouse opens in spring/ })).toBeVisible();
    await page.close();
  } finally {
    await releases.restore();
    // A gateway asks a service that it has found in a release until it is started again.
    for (const part of gatewayParts()) await outage.holdDown(part);
    for (const part of gatewayParts()) await outage.letGo(part);
    await end?.();
    await rm(checkout, { recursive: true, force: true });
  }
});
