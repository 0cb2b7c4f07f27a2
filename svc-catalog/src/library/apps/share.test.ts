import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { type ContentServers, contentServers, makeApp, visit } from '../../testing/works.ts';
import { planConsumer } from '../plans/events.ts';

const DAY = 86_400;
const playerDir = mkdtempSync(join(tmpdir(), 'player-'));
let catalog: TestCatalog;
let servers: ContentServers;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  for (const name of ['index.html', 'bridge.js']) writeFileSync(join(playerDir, name), `/* ${name} */`);
  servers = await contentServers(catalog, playerDir);
  maker = await catalog.creator('maker');
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const ADD = 'mutation ($app: ID!) { addAppShareLink(app_uuid: $app) { uuid token expires_at created_at } }';
const LIST = 'query ($app: ID!) { findAppShareLink(app_uuid: $app) { uuid token expires_at created_at } }';
const OPEN = 'query ($token: String!) { findAppShare(token: $token) { app_uuid name kind url expires_at } }';
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const add = (app: string, person = maker) => catalog.graphql(ADD, { app }, person);
const share = async (app: string, person = maker) => (await add(app, person)).data.addAppShareLink as { uuid: string; token: string };
const open = async (token: string, person?: TestPersonWithUuid) => (await catalog.graphql(OPEN, { token }, person)).data.findAppShare;
const list = async (app: string, person = maker) => (await catalog.graphql(LIST, { app }, person)).data.findAppShareLink;
const story = (person = maker) => makeApp(catalog, person, 'Hi\n-> END');
const tag = (uuid: string, tags: string[]) =>
  catalog.graphql('mutation ($uuid: ID!, $tags: [String!]!) { setAppTags(uuid: $uuid, tags: $tags) { uuid } }', { uuid, tags }, maker);
const days = ({ created_at, expires_at }: { created_at: string; expires_at: string }) =>
  (Date.parse(expires_at) - Date.parse(created_at)) / 1000 / DAY;

describe('a shared link', () => {
  test('opens an app in no store for anyone, for seven days', async () => {
    const app = await story();
    const { data } = await add(app.uuid);
    const link = data.addAppShareLink;
    expect([link.token.length, days(link)]).toEqual([24, 7]);
    for (const person of [undefined, maker, await catalog.person('reader')]) {
      const opened = await open(link.token, person);
      expect(opened).toMatchObject({ app_uuid: app.uuid, name: 'A work', kind: 'ink', expires_at: link.expires_at });
      expect((await visit(servers.works, `${opened.url}story.json`)).statusCode).toBe(200);
    }
    await catalog.moveClock(7 * DAY);
    expect(await open(link.token)).toBeNull();
    expect(await list(app.uuid)).toEqual([link]);
    await catalog.moveClock(-7 * DAY);
  });

  test('that was deleted opens nothing, also for those who are playing', async () => {
    const app = await story();
    const [active, revoked] = [await share(app.uuid), await share(app.uuid)];
    const playing = (await open(revoked.token)).url;
    expect((await visit(servers.works, playing)).statusCode).toBe(200);
    const del = 'mutation ($uuid: ID!) { delAppShareLink(uuid: $uuid) }';
    expect(codeOf(await catalog.graphql(del, { uuid: revoked.uuid }, await catalog.creator('other')))).toBe('404');
    expect((await catalog.graphql(del, { uuid: revoked.uuid }, maker)).data.delAppShareLink).toBe(true);
    expect(await open(revoked.token)).toBeNull();
    await waitFor(async () => (await visit(servers.works, playing)).statusCode === 403);
    expect(await open(active.token)).not.toBeNull();
    expect((await list(app.uuid)).map(({ uuid }: { uuid: string }) => uuid)).toEqual([active.uuid]);
  });

  test('opens nothing while its app is in the trash or a store, and is deleted with it', async () => {
    const app = await story();
    const { token } = await share(app.uuid);
    await tag(app.uuid, ['flag:delete']);
    expect(await open(token)).toBeNull();
    expect(codeOf(await add(app.uuid))).toBe('404');
    await tag(app.uuid, []);
    expect(await open(token)).not.toBeNull();

    const { data } = await catalog.graphql('mutation { addStore(platform_key: "meowtale") { uuid } }', {}, maker);
    await catalog
      .db('app_placements')
      .insert({ app_uuid: app.uuid, store_uuid: data.addStore.uuid, slot: 'official', platform_key: 'meowtale' });
    expect(await open(token)).toBeNull();
    expect(codeOf(await add(app.uuid))).toBe('app/in-use');
    await catalog.db('app_placements').where({ app_uuid: app.uuid }).delete();

    await tag(app.uuid, ['flag:delete']);
    await catalog.graphql('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid: app.uuid }, maker);
    expect(await catalog.db('app_share_links').where({ app_uuid: app.uuid })).toEqual([]);
  });

  test('can’t be added for an empty app or another person’s, or beyond twenty', async () => {
    const empty = await catalog.graphql('mutation { addApp(name: "Empty", default_lang: "en-US") { uuid } }', {}, maker);
    expect(codeOf(await add(empty.data.addApp.uuid))).toBe('input/invalid');
    expect(codeOf(await add((await story(await catalog.creator('other'))).uuid))).toBe('404');
    expect(await open('x'.repeat(24))).toBeNull();
    const app = await story();
    const codes = (await Promise.all(Array.from({ length: 22 }, () => add(app.uuid)))).map(codeOf);
    expect(codes.filter((code) => code === 'app/limit')).toHaveLength(2);
    expect(await list(app.uuid)).toHaveLength(20);
  });
});

describe('the expiry of a link', () => {
  /** Delivers the wallet's event of a PRO plan from now on for thirty days. */
  const tellPro = (muid: string) => {
    const at = (day: number) => new Date(Date.now() + day * DAY * 1000 - 1000).toISOString();
    const payload = { userUuid: muid, revision: 1, plans: [{ grade: 1, startedAt: at(0), endedAt: at(30) }] };
    return catalog.deliver(planConsumer, { aggregateId: muid, payload });
  };

  test('is never with PRO, and seven days after the end of PRO', async () => {
    const person = await catalog.creator('pro');
    const app = await story(person);
    const basic = await share(app.uuid, person);
    await tellPro(person.muid);
    const pro = (await add(app.uuid, person)).data.addAppShareLink;
    expect(pro.expires_at).toBeNull();
    await catalog.moveClock(29 * DAY);
    expect([(await open(pro.token)).expires_at, await open(basic.token)]).toEqual([null, null]);
    await catalog.moveClock(2 * DAY);
    const [ending] = (await list(app.uuid, person)).filter(({ token }: { token: string }) => token === pro.token);
    expect(days(ending)).toBeCloseTo(37, 2);
    expect(await open(pro.token)).not.toBeNull();
    await catalog.moveClock(6 * DAY);
    expect(await open(pro.token)).toBeNull();
    await catalog.moveClock(-37 * DAY);
  });

  test('is never for a contributing author, whose uploads aren’t limited', async () => {
    const person = await catalog.person('contributor', ['contributing_author']);
    const app = await story(person);
    const { token } = await share(app.uuid, person);
    expect((await open(token)).expires_at).toBeNull();
    const sum = '{ getUserServiceSum { key value } }';
    const values = (await catalog.graphql(sum, {}, person)).data.getUserServiceSum;
    expect(values.slice(0, 3)).toEqual([
      { key: 'upload.app.add_size', value: null },
      { key: 'share.link.max_age', value: null },
      { key: 'build.cross_platform', value: 0 },
    ]);
    await catalog
      .db('storage_usage')
      .where({ user_uuid: person.muid })
      .update({ used_bytes: 6 * 1024 ** 3 });
    expect((await story(person)).state).toBe('ready');
    await catalog
      .db('users')
      .where({ uuid: person.muid })
      .update({ roles: ['user', 'creator'] });
    expect((await open(token)).expires_at).not.toBeNull();
    await catalog.moveClock(7 * DAY);
    expect(await open(token)).toBeNull();
    await catalog.moveClock(-7 * DAY);
  });

  test('of an unknown link, or a capability without one, is immediate', async () => {
    const { sealCapability } = await import('../capabilities/model.ts');
    const app = await story();
    for (const link of [null, uuidv7()]) {
      const claims = { app: app.uuid, version: 1, person: null, store: null, basis: 'share' as const, since: 0, link };
      const capability = await sealCapability(claims, catalog.env.GRANT_SIGNING_SECRET, new Date());
      const answer = await visit(servers.works, `http://a-${app.uuid}.localhost:3005/c/${capability}/1/`);
      expect(answer.statusCode).toBe(403);
    }
  });
});
