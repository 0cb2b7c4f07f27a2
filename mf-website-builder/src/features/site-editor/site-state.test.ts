import { describe, expect, test } from '@jest/globals';
import type { Site, SiteModule } from './documents.ts';
import { moduleFaults, newModule, settled, toInput } from './module-input.ts';
import type { Draft } from './site-draft.ts';
import * as state from './site-state.ts';

const site: Site = {
  uuid: '0190a5d0-0000-7000-8000-000000000001',
  name: 'lamplight',
  domain: 'http://s-lamplight.localhost:3006',
  state: 1,
  revision: 3,
  config: { modules: [], theme: 'paper', language: 'en-US' },
};
const profile = (cid: string, title = ''): SiteModule => {
  const module = newModule('profile');
  return { ...module, cid, element: { ...module.element, title } };
};
const two = state.putModule(state.putModule(state.openSite(site), profile('a')), profile('b'));
const titled = (from: state.SiteState, title: string) => state.putModule(from, profile('a', title));
const cids = (of: state.SiteState) => of.draft.modules.map(({ cid }) => cid);
const savedSite = (draft: Draft, revision = 4): Site => {
  const { modules, theme, language } = draft;
  return { ...site, revision, state: draft.state, config: { modules: [...modules], theme, language } };
};
const LOST = { code: 'other/network-request-failed' };

describe('a site being edited', () => {
  test('is changed by adding, and saved when the response matches the draft', () => {
    expect(two.stage).toBe('changed');
    expect(state.answered(state.sending(two), two.draft, 4)).toMatchObject({
      stage: 'saved',
      revision: 4,
    });
  });

  test('is still unsaved when something was changed during a save, whose response is waited for', () => {
    const changed = titled(state.sending(two), 'Hello');
    expect(changed).toMatchObject({ stage: 'changed' });
    expect(state.answered(changed, two.draft, 4)).toMatchObject({ stage: 'changed', revision: 4 });
  });

  test('recognizes its own save when the response was lost and more was changed', () => {
    const changed = state.sending(titled(state.notAnswered(state.sending(two), LOST), 'Hello'));
    expect(state.ownSave(changed, savedSite(two.draft))).toBe(two.draft);
    expect(state.ownSave(changed, savedSite(two.draft, 5))).toBeUndefined();
    expect(state.ownSave(changed, savedSite({ ...two.draft, modules: [] }))).toBeUndefined();
    expect(state.ownSave(changed, savedSite({ ...two.draft, theme: 'night' }))).toBeUndefined();
  });

  test('recognizes its own texts, trimmed and with the type names of a cache', () => {
    const sent = state.sending(titled(two, ' Hello '));
    const savedModules = sent.draft.modules.map((module) => ({
      __typename: 'WebsiteModule',
      ...module,
      element: { __typename: 'WebsiteElement', ...module.element, title: module.element.title.trim() },
    }));
    expect(state.ownSave(sent, savedSite({ ...sent.draft, modules: savedModules }))).toBe(sent.draft);
  });

  test('no longer waits for a rejected save, but for one sent before it', () => {
    const changed = state.sending(titled(state.notAnswered(state.sending(two), LOST), 'Hello'));
    expect(state.notAnswered(changed, { code: 'input/invalid', status: 400 }).sent).toEqual([two.draft]);
  });

  test('counts consecutive failed saves, until one succeeds or something is changed', () => {
    const failed = state.notAnswered(state.sending(state.notAnswered(state.sending(two), LOST)), LOST);
    expect([failed.failures, titled(failed, 'Hello').failures]).toEqual([2, 0]);
    expect(state.answered(failed, two.draft, 4).failures).toBe(0);
  });

  test('is in no conflict with an equal version, and is kept in one with another', () => {
    expect(state.clash(two, savedSite(two.draft, 9))).toMatchObject({ stage: 'saved', revision: 9, theirs: null });
    const clashed = titled(state.clash(two, savedSite({ ...two.draft, theme: 'night' }, 9)), 'Hello');
    expect(clashed).toMatchObject({ stage: 'conflict', revision: 3 });
    expect(state.keepMine(clashed)).toMatchObject({ stage: 'changed', revision: 9, draft: clashed.draft });
    const taken = state.takeTheirs(clashed);
    expect(taken).toMatchObject({ stage: 'saved', revision: 9, draft: { theme: 'night' } });
    expect(state.undo(taken)).toMatchObject({ stage: 'changed', revision: 9, draft: clashed.draft });
  });

  test('is opened with changes that a browser stored, over the version that they are of', () => {
    const stored = { revision: 3, draft: two.draft };
    const restored = state.openSite(site, stored);
    expect(restored).toMatchObject({ stage: 'changed', revision: 3, draft: two.draft, isRestored: true });
    expect(cids(state.undo(restored))).toEqual([]);
    expect(state.openSite(savedSite(two.draft, 4), stored)).toMatchObject({ stage: 'saved', revision: 4 });
    expect(state.openSite({ ...site, revision: 5 }, stored)).toMatchObject({ stage: 'conflict', revision: 3, draft: two.draft });
  });

  test('has the faults of a rejected save at the modules that are still as they were sent', () => {
    const fields = [0, 1].map((at) => ({ path: `config.modules.${at}.element.title`, key: 'website.errors.titleReserved' }));
    const failure = { code: 'input/invalid', status: 400, fields };
    const faulty = (of: state.SiteState) => of.faults.map(({ module }) => module.cid);
    const rejected = state.notAnswered(state.sending(two), failure);
    expect([rejected.stage, faulty(rejected)]).toEqual(['refused', ['a', 'b']]);
    const meanwhile = state.notAnswered(titled(state.sending(two), 'Hello'), failure);
    expect([meanwhile.stage, faulty(meanwhile)]).toEqual(['changed', ['b']]);
  });

  test('moves a module to another place and never past the end', () => {
    expect(cids(state.moveModule(two, 1, 0))).toEqual(['b', 'a']);
    for (const to of [-1, 2]) expect(state.moveModule(two, 0, to)).toBe(two);
    expect(cids(state.removeModule(two, 'a'))).toEqual(['b']);
  });

  test('undoes changes and redoes them, until another change is made', () => {
    const moved = state.moveModule(two, 1, 0);
    const back = state.undo(moved);
    expect([cids(back), back.stage, cids(state.redo(back))]).toEqual([['a', 'b'], 'changed', ['b', 'a']]);
    expect(cids(state.undo(state.undo(state.undo(back))))).toEqual([]);
    expect(state.redo(state.change(back, { theme: 'night' })).future).toEqual([]);
  });

  test('shows a changed article wherever it is used, with nothing to save', () => {
    const uuid = '0190a5d0-0000-7000-8000-00000000000a';
    const article = { uuid, headline: 'Old', excerpt: '', cover: null, created_at: '', blocks: [] };
    const module: SiteModule = { ...newModule('article'), article: { resourceType: 'website_article', resourceUUID: uuid, article } };
    const open = state.openSite({ ...site, config: { ...site.config, modules: [module] } });
    const after = state.refreshArticle(open, { ...article, headline: 'New' });
    expect([after.draft.modules[0]?.article?.article?.headline, after.stage]).toEqual(['New', 'saved']);
  });

  test.each([
    ['other/network-request-failed', undefined, 'failed'],
    ['service/unavailable', 503, 'failed'],
    ['input/invalid', 400, 'refused'],
  ])('%s leaves it %s', (code, status, stage) => {
    expect(state.notAnswered(state.sending(two), { code, status }).stage).toBe(stage);
  });
});

describe('a module', () => {
  const work = { resourceUUID: '0190a5d0-0000-7000-8000-00000000000b', store: null, uid: null };
  const full: SiteModule = {
    ...newModule('profile'),
    list: [{ ...work, cid: 'x', resourceType: 'store', isActive: true, article: null }],
    links: [{ cid: 'l', title: 'Elsewhere', url: 'https://example.com/' }],
    article: { resourceType: 'website_article', resourceUUID: work.resourceUUID, article: null },
    gameInfo: { ...work, resourceType: 'game' },
  };

  test.each([
    ['profile', [0, 1, false, false]],
    ['player', [1, 0, false, false]],
    ['grid-card', [1, 0, false, false]],
    ['article', [0, 0, true, false]],
    ['game-info', [0, 0, false, true]],
  ] as const)('of kind %s keeps only its own fields when it is confirmed (SPEC §4)', (type, expected) => {
    const { list, links, article, gameInfo } = settled({ ...full, type });
    expect([list.length, links.length, article !== null, gameInfo !== null]).toEqual(expected);
  });

  test.each([
    ['profile', []],
    ['player', [['list', 'website.errors.listEmpty']]],
    ['grid-card', [['list', 'website.errors.listEmpty']]],
    ['grid-rectangle', [['list', 'website.errors.listEmpty']]],
    ['game-info', [['gameInfo', 'website.errors.storeMissing']]],
    ['article', [['article', 'website.errors.articleMissing']]],
  ] as const)('of kind %s that is new lacks what SPEC §5 requires', (type, faults) => {
    expect([...moduleFaults(newModule(type))]).toEqual(faults);
  });

  test('has errors by the schema of the API, and sends pictures by their ids', () => {
    expect([...moduleFaults(profile('a', 'x'.repeat(81)))]).toEqual([['element.title', 'website.errors.titleTooLong']]);
    const avatar = { uuid: work.resourceUUID, url: 'http://files.localhost/x', basename: 'x.png', width: 120, height: 120 };
    const module = profile('a');
    expect(toInput({ ...module, element: { ...module.element, avatar } }).element.avatar).toBe(avatar.uuid);
  });
});
