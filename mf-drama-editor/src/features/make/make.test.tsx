import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { drama } from '../drama-editor/test-drama.ts';
import { generationService } from '../generation/test-service.ts';
import type { MadeApp } from './documents.ts';

const sent = jest.fn<(file: File) => void>();
jest.unstable_mockModule('../app-editor/publish-app.ts', () => ({
  publishApp: async (_host: unknown, { file, uuid }: { file: File; uuid: string }) => {
    sent(file);
    return published(uuid);
  },
  lookAtApp: async () => ({ error: { code: '404' } }),
}));

const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

const app = (given: Partial<MadeApp> = {}): MadeApp => ({
  ...{ uuid: 'a1', name: 'The Last Ferry Home', version: 0, drama_uuid: null, previewUrl: 'http://a-a1.localhost:3005/', faults: [] },
  ...given,
});
const typed = (each: MadeApp) => ({ __typename: 'App', ...each });
let published: (uuid: string) => { app: MadeApp } | { error: { code: string } };
let apps: MadeApp[];
const current = drama();
const filled = jest.fn<(data: object) => void>();

const responses: Responses = {
  appsOfDrama: () => ({ findApp: { __typename: 'AppList', list: apps.map(typed) } }),
  aiDisclosure: () => ({
    findDrama: {
      __typename: 'DramaList',
      list: [
        {
          __typename: 'Drama',
          uuid: current.uuid,
          ai_disclosure: {
            __typename: 'DramaAiDisclosure',
            lines: [{ __typename: 'DramaAiShare', provider: 'draft', model: 'template draft', count: 4, edited: 1, share: 0.5 }],
            pictures: [{ __typename: 'DramaAiShare', provider: null, model: null, count: 2, edited: 0, share: 1 }],
            translations: [
              {
                ...{ __typename: 'DramaAiTranslation', language: 'de-DE', provider: 'openai', model: 'a-model' },
                ...{ count: 4, edited: 1, share: 0.8 },
              },
            ],
          },
        },
      ],
    },
  }),
  makeApp: ({ name }) => ({ addApp: typed(app({ name })) }),
  makeAppOfDrama: ({ drama: uuid }) => ({ setApp: typed(app({ drama_uuid: uuid })) }),
  makeListing: () => ({ addStore: { __typename: 'MyStore', uuid: 'store-1' } }),
  fillListing: ({ data }) => {
    filled(data);
    return { addStoreSubmit: { __typename: 'StoreSubmit', uuid: 'submit-1' } };
  },
};

beforeEach(() => {
  apps = [];
  published = (uuid) => ({ app: app({ uuid, version: 1, drama_uuid: current.uuid }) });
  sent.mockClear();
  filled.mockClear();
  localStorage.clear();
});

async function open(more: Responses = {}) {
  const view = await generationService().open('setting', { ...responses, ...more });
  await view.person.click(await screen.findByRole('button', { name: 'Create app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create an app from this drama' });
  await waitFor(() => expect(make(dialog)).toBeEnabled());
  return { ...view, dialog };
}
const make = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Create app' });

describe('an app of a drama', () => {
  test('is made, linked to the drama, and plays the story with its AI disclosure', async () => {
    const { person, dialog } = await open();
    await person.click(make(dialog));
    expect(await within(dialog).findByText('Version 1 of “The Last Ferry Home” is ready')).toBeVisible();
    const file = JSON.parse(await textOf(sent.mock.calls[0]?.[0] as File));
    expect(file).toMatchObject({
      format: 'meowtale-story',
      title: 'The Last Ferry Home',
      made_with: [
        { what: 'lines', provider: 'draft', model: 'template draft', share: 0.5, edited: 0.25 },
        { what: 'translations', provider: 'openai', model: 'a-model', share: 0.8, edited: 0.25, language: 'de-DE' },
      ],
    });
    expect(file.parts).toEqual(current.data.parts);
  });

  test('that exists gets its next version', async () => {
    apps = [app({ uuid: 'a7', version: 3, drama_uuid: current.uuid }), app({ uuid: 'other', drama_uuid: 'another' })];
    const { person, dialog } = await open();
    expect(await within(dialog).findByRole('radio', { name: 'The Last Ferry Home, as version 4' })).toBeChecked();
    published = (uuid) => ({ app: app({ uuid, version: 4, drama_uuid: current.uuid }) });
    await person.click(make(dialog));
    expect(await within(dialog).findByText(/^Version 4 of/)).toBeVisible();
  });

  test('isn’t made while some input can’t be saved, with a link to it', async () => {
    const view = await open();
    const { person } = view;
    expect(make(view.dialog)).toBeEnabled();
    await person.keyboard('{Escape}');
    await person.clear(screen.getByRole('textbox', { name: 'Title' }));
    await person.click(screen.getByRole('button', { name: 'Create app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create an app from this drama' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Some fields can’t be saved. Fix the marked fields first.');
    expect(make(dialog)).toBeDisabled();
    expect(make(dialog)).toHaveAccessibleDescription(/Fix the marked fields first/);
    await person.click(within(dialog).getByRole('link', { name: 'Title' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.host.navigation.push).toHaveBeenCalledWith(`/set-drama/${current.uuid}`);
  });

  test('needs a name', async () => {
    const { person, dialog } = await open();
    await person.clear(within(dialog).getByRole('textbox', { name: 'App name' }));
    await person.click(make(dialog));
    expect(within(dialog).getByRole('textbox', { name: 'App name' })).toHaveAccessibleDescription(/Please write something here/);
    expect(sent).not.toHaveBeenCalled();
  });

  test('an error is shown, and a retry continues with the created app', async () => {
    const added = jest.fn();
    published = () => ({ error: { code: 'file/upload.app.add_size' } });
    const { person, dialog } = await open({
      makeApp: ({ name }) => {
        added();
        return { addApp: typed(app({ name })) };
      },
    });
    await person.click(make(dialog));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    published = (uuid) => ({ app: app({ uuid, version: 1 }) });
    await person.click(make(dialog));
    expect(await within(dialog).findByText(/^Version 1 of .* is ready/)).toBeVisible();
    expect(added).toHaveBeenCalledTimes(1);
  });

  test('after an error a half-made app is mentioned', async () => {
    const { person, dialog } = await open({
      makeApp: () => {
        throw new Refusal({ code: 'app/limit', status: 409 });
      },
    });
    await person.click(make(dialog));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
  });
});

describe('an address opens it', () => {
  async function openAt(search: string, more: Responses = {}) {
    const at = `/set-drama/${current.uuid}${search}`;
    const given = { ...generationService().responses, ...responses, ...more };
    const view = await renderRoute(createSlice, 'drama', { responses: given, at, params: { uuid: current.uuid } });
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Create an app from this drama' }) };
  }

  test('from the list of dramas', async () => {
    const { dialog } = await openAt('?make=app');
    expect(await within(dialog).findByRole('textbox', { name: 'App name' })).toHaveValue('The Last Ferry Home');
  });

  test('for the app that it names, from the list of apps, and not again after a reload', async () => {
    apps = [app({ uuid: 'a7', version: 3, drama_uuid: current.uuid }), app({ uuid: 'a8', name: 'Foggy', drama_uuid: current.uuid })];
    published = (uuid) => ({ app: app({ uuid, name: 'Foggy', version: 1, drama_uuid: current.uuid }) });
    const added = jest.fn();
    const { dialog, person, host } = await openAt('?make=a8', { makeApp: added as never });
    expect(await within(dialog).findByRole('radio', { name: 'Foggy, as version 1' })).toBeChecked();
    await person.click(make(dialog));
    expect(await within(dialog).findByText('Version 1 of “Foggy” is ready')).toBeVisible();
    expect(added).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    expect(host.navigation.replace).toHaveBeenCalledWith(`/set-drama/${current.uuid}`);
  });

  test('and makes nothing before the existing apps are known', async () => {
    apps = [app({ uuid: 'a8', name: 'Foggy', drama_uuid: current.uuid })];
    let isDown = true;
    const { dialog, person } = await openAt('?make=a8', {
      appsOfDrama: () => {
        if (isDown) throw new Refusal({ code: '9999', status: 500 });
        return { findApp: { __typename: 'AppList', list: apps.map(typed) } };
      },
    });
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    expect(make(dialog)).toBeDisabled();
    isDown = false;
    await person.click(again);
    expect(await within(dialog).findByRole('radio', { name: 'Foggy, as version 1' })).toBeChecked();
    expect(make(dialog)).toBeEnabled();
  });
});

describe('a listing of it', () => {
  test('starts with the drama’s texts and the app as its package', async () => {
    const { person, dialog, host } = await open();
    jest.mocked(host.openPopup).mockResolvedValue('meowtale');
    await person.click(make(dialog));
    await person.click(await within(dialog).findByRole('button', { name: 'Create a listing' }));
    await waitFor(() => expect(host.navigation.push).toHaveBeenCalledWith('/set-store/store-1/information'));
    expect(filled).toHaveBeenCalledWith({
      store_submit_info: {
        default_lang: 'en-US',
        list: [{ language: 'en-US', name: 'The Last Ferry Home', brief: 'Mira waits for a boat that stopped running.' }],
      },
      store_submit_game_pack: { type: 1, official_app_uuid: 'a1' },
    });
  });
});
