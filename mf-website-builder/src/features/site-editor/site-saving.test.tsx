import { beforeEach, describe, expect, test } from '@jest/globals';
import { documentKey, openTabChannel } from '@meowtale/web-kit/editor';
import { mira, Refusal } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HARBOUR, item, module, openEditor, preview, rows, SITE, type SiteService } from './test-site.ts';

const edited = { kind: 'site', personUuid: mira.uuid, uuid: SITE } as const;
const stored = () => localStorage.getItem(documentKey(edited));
const night = () => screen.findByRole('radio', { name: /Night/ });
const conflict = () => screen.findByRole('region', { name: 'Your website was changed in another tab or on another device' });
beforeEach(() => localStorage.clear());

test('a save doesn’t ask for the whole site again', async () => {
  const { person, saves, asked } = await openEditor({ modules: [module('a')], revision: 1 });
  await person.click(await night());
  await waitFor(() => expect(saves).toHaveLength(1));
  await person.click(screen.getByRole('switch', { name: 'Shown' }));
  await waitFor(() => expect(saves.map(({ revision }) => revision)).toEqual([1, 2]));
  expect(asked.site).toBe(1);
});

describe('a site in two tabs', () => {
  function openOther() {
    const heard: object[] = [];
    return { heard, other: openTabChannel<object>(edited, { onSaved: (what) => heard.push(what), onOthers: () => {} }) };
  }

  test('shows the other tab’s save where nothing is unsaved, and announces its own', async () => {
    const service: SiteService = { modules: [module('a')], revision: 1 };
    const { person, saves } = await openEditor(service);
    const { heard, other } = openOther();
    expect(await screen.findByText(/open in another tab as well/)).toBeVisible();
    Object.assign(service, { modules: [module('b')], revision: 5 });
    other.announce({ revision: 5 });
    await waitFor(() => expect(rows()).toEqual(['Title b']));
    await person.click(await night());
    await waitFor(() => expect(saves.map(({ revision }) => revision)).toEqual([5]));
    await waitFor(() => expect(heard).toEqual([{ revision: 6 }]));
    other.close();
    await waitFor(() => expect(screen.queryByText(/open in another tab as well/)).toBeNull());
  });

  test('lets the person keep their version, which is saved over the other one', async () => {
    const service: SiteService = { modules: [module('a')], revision: 1 };
    const { person, saves } = await openEditor(service);
    Object.assign(service, { modules: [module('a'), module('b')], revision: 2 });
    await person.click(await night());
    const panel = within(await conflict());
    expect(panel.getByText('The two differ in: Title b and Theme.')).toBeVisible();
    expect(saves).toEqual([]);
    await person.click(panel.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(saves).toMatchObject([{ revision: 2, config: { theme: 'night', modules: [{ cid: 'a' }] } }]));
    expect(screen.queryByRole('region', { name: /changed in another tab/ })).toBeNull();
  });

  test('lets the person take the other version, after which undoing brings back their own', async () => {
    const service: SiteService = { modules: [module('a')], revision: 1 };
    const { person, saves } = await openEditor(service);
    Object.assign(service, { modules: [module('b')], revision: 2 });
    await person.click(await night());
    await person.click(within(await conflict()).getByRole('button', { name: 'Use the saved version' }));
    expect(rows()).toEqual(['Title b']);
    expect(await night()).not.toBeChecked();
    expect(stored()).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rows()).toEqual(['Title a']);
    await waitFor(() => expect(saves).toMatchObject([{ revision: 2, config: { theme: 'night', modules: [{ cid: 'a' }] } }]));
  });

  test('asks before the other tab’s save replaces a change that can’t be saved', async () => {
    const service: SiteService = { modules: [module('a')], revision: 1, saveFails: 99 };
    const { person } = await openEditor(service);
    await person.click(await night());
    await screen.findByText('Not saved, trying again');
    Object.assign(service, { modules: [module('b')], revision: 2 });
    const { other } = openOther();
    other.announce({ revision: 2 });
    await conflict();
    expect(rows()).toEqual(['Title a']);
    other.close();
  });
});

describe('unsaved changes', () => {
  async function changeWithoutNetwork() {
    const service: SiteService = { modules: [module('a')], revision: 1, saveFails: 99 };
    const { person, unmount } = await openEditor(service);
    await person.click(await night());
    expect(await screen.findByText(/are stored in this browser/)).toBeVisible();
    unmount();
    expect(stored()).toContain('night');
  }

  test('survive a reload without a network, and are saved then', async () => {
    await changeWithoutNetwork();
    const { saves } = await openEditor({ modules: [module('a')], revision: 1 });
    expect(await screen.findByText(/Unsaved changes from this browser were restored/)).toBeVisible();
    expect(await night()).toBeChecked();
    await waitFor(() => expect(saves).toMatchObject([{ revision: 1, config: { theme: 'night' } }]));
    await waitFor(() => expect(stored()).toBeNull());
  });

  test('of an earlier version than the saved one are a conflict', async () => {
    await changeWithoutNetwork();
    const { saves } = await openEditor({ modules: [module('b')], revision: 4 });
    await conflict();
    expect([rows(), saves]).toEqual([['Title a'], []]);
  });

  test('that aren’t readable are ignored', async () => {
    localStorage.setItem(documentKey(edited), '{"revision":1,"draft":{"modules":[{}]}}');
    await openEditor({ modules: [module('a')], revision: 1 });
    expect(rows()).toEqual(['Title a']);
    expect(stored()).toBeNull();
  });
});

test('a restored version can be undone, and is announced to other tabs', async () => {
  const version = (uuid: string, revision: number) => ({
    ...{ __typename: 'WebsiteVersion', uuid, revision, module_count: 1 },
    ...{ created_at: '2026-11-20T10:00:00.000Z', updated_at: '2026-11-20T10:00:00.000Z' },
  });
  const service: SiteService = { modules: [module('a')], revision: 3 };
  service.responses = {
    siteHistory: () => ({ findWebsiteHistory: { totalCount: 2, list: [version('v3', 3), version('v2', 2)] } }),
    restoreSite: () => ({ restoreWebsiteMain: { ...site(), revision: 4, config: { ...site().config, modules: [module('b')] } } }),
  };
  const { person, site } = await openEditor(service);
  const heard: object[] = [];
  const other = openTabChannel<object>(edited, { onSaved: (what) => heard.push(what), onOthers: () => {} });
  await person.click(screen.getByRole('button', { name: 'History' }));
  await person.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(rows()).toEqual(['Title b']));
  await waitFor(() => expect(heard).toEqual([{ revision: 4 }]));
  other.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual(['Title a']);
});

test('a save that names a gone work marks its module, and passes once that is removed', async () => {
  const fields = [{ path: 'config.modules.1.list.0.resourceUUID', key: 'website.errors.resourceGone' }];
  const { person, saves } = await openEditor({
    modules: [module('a'), module('b', { type: 'grid-card', list: [item('x', HARBOUR, '2')] })],
    revision: 1,
    reject: ({ config }) => (config.modules.length > 1 ? new Refusal({ code: 'input/invalid', status: 400, fields }) : null),
  });
  expect(await preview().findByText('The Harbour')).toBeVisible();
  await person.click(await night());
  expect(await screen.findByText(/Edit or remove what is marked in Module 2/)).toBeVisible();
  const reason = 'This no longer exists or isn’t yours. Choose something else';
  expect(within(screen.getByRole('region', { name: 'Module 2' })).getByText(reason)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Module 1' })).queryByText(reason)).toBeNull();
  expect(preview().queryByText('The Harbour')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove module 2' }));
  await waitFor(() => expect(saves).toMatchObject([{ config: { theme: 'night', modules: [{ cid: 'a' }] } }]));
  await waitFor(() => expect(screen.queryByText(/Edit or remove what is marked/)).toBeNull());
});
