import { beforeEach, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { unzip } from '../app-editor/test-unzip.ts';
import { drama } from '../drama-editor/test-drama.ts';

const { data } = drama();
const disclosure = {
  lines: [{ provider: 'openai', model: 'm', share: 0.5, count: 2, edited: 1 }],
  ...{ pictures: [], translations: [] },
};

interface Stored {
  uuid: string;
  title: string;
  isArchived: boolean;
}
let stored: Stored[] = [];
let saved: Blob[] = [];
let names: string[] = [];

const dramas = (list: readonly object[]) => ({
  findDrama: { __typename: 'DramaList', list: list.map((each) => ({ __typename: 'Drama', ...each })) },
});
const whole = ({ uuid }: { uuid: string }) => dramas(stored.filter((each) => each.uuid === uuid).map((each) => ({ ...each, data })));
const disclosed = (asked: { uuid: string }) => {
  const { findDrama } = whole(asked);
  return { findDrama: { ...findDrama, list: findDrama.list.map((each) => ({ ...each, ai_disclosure: disclosure })) } };
};
const responses: Responses = {
  dramaList: () => ({ findDrama: { __typename: 'DramaList', list: [], totalCount: 0 }, findDramaLabel: [] }),
  dramaNames: ({ isArchived }) => dramas(stored.filter((each) => each.isArchived === isArchived)),
  wholeDrama: whole,
  disclosedDrama: disclosed,
};

beforeEach(() => {
  stored = [
    { uuid: 'u1', title: 'Fog', isArchived: false },
    { uuid: 'u2', title: 'FOG!', isArchived: false },
    { uuid: 'u3', title: 'Wind', isArchived: true },
  ];
  [saved, names] = [[], []];
  // jsdom saves nothing.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)), revokeObjectURL: () => {} });
});

async function open(more: Responses = {}) {
  const view = await renderRoute(createSlice, 'dramas', { responses: { ...responses, ...more }, at: '/lobby/drama' });
  await view.person.click(await screen.findByRole('button', { name: 'Export all' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Export all dramas' })) };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const download = (dialog: Dialog) => dialog.findByRole('button', { name: /^Download meowtale-dramas-[\d-]+\.zip$/ });

test('all dramas, also archived ones, are one zip with a file each, with their AI disclosure', async () => {
  const { person, host, dialog } = await open();
  await person.click(dialog.getByRole('button', { name: 'Prepare the files' }));
  expect(await dialog.findByText('3 dramas are ready')).toBeVisible();
  expect(dialog.getByText('Everything can be converted.')).toBeVisible();
  expect(saved).toEqual([]);
  await person.click(await download(dialog));
  const files = await unzip(saved[0] as Blob);
  expect(Object.keys(files)).toEqual(['fog.story.json', 'fog-2.story.json', 'wind.story.json']);
  const file = JSON.parse(files['fog-2.story.json'] ?? '');
  expect(file).toMatchObject({ format: 'meowtale-story', title: 'FOG!', made_with: [{ what: 'lines', provider: 'openai' }] });
  expect(file.parts).toHaveLength(data.parts.length);
  expect(names).toEqual([expect.stringMatching(/^meowtale-dramas-.*\.zip$/)]);
  expect(host.notify).toHaveBeenCalledWith('3 dramas exported.', 'success');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what each drama loses in another format is shown before it is saved; archived ones can be left out', async () => {
  const { person, dialog } = await open();
  await person.click(dialog.getByRole('radio', { name: 'Fountain, for screenplays' }));
  expect(dialog.getByText('Each drama is written in its original language.')).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: 'Include archived dramas' }));
  await person.click(dialog.getByRole('button', { name: 'Prepare the files' }));
  expect(await dialog.findByText('2 dramas are ready')).toBeVisible();
  const losses = within(dialog.getByRole('list', { name: 'Some things can’t be converted' })).getAllByRole('listitem');
  expect(losses.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fog\D.*× \d/),
    expect.stringMatching(/^FOG!.*× \d/),
  ]);
  await person.click(await download(dialog));
  expect(Object.keys(await unzip(saved[0] as Blob))).toEqual(['fog.fountain', 'fog-2.fountain']);
});

test('a drama that failed is named, the others can be saved, and a retry adds it', async () => {
  let isBroken = true;
  const { person, dialog } = await open({
    disclosedDrama: (asked) => {
      if (isBroken && asked.uuid === 'u2') throw new Refusal({ code: '500', status: 500 });
      return disclosed(asked);
    },
  });
  await person.click(dialog.getByRole('button', { name: 'Prepare the files' }));
  const failed = await dialog.findByRole('list', { name: '1 drama couldn’t be exported' });
  expect(within(failed).getByRole('listitem')).toHaveTextContent("FOG!The shell's words for 500");
  await person.click(await download(dialog));
  expect(Object.keys(await unzip(saved[0] as Blob))).toEqual(['fog.story.json', 'wind.story.json']);
  isBroken = false;
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('3 dramas are ready')).toBeVisible();
  await person.click(await download(dialog));
  expect(Object.keys(await unzip(saved[1] as Blob))).toEqual(['fog.story.json', 'wind.story.json', 'fog-2.story.json']);
});

test('an outage ends the export at once, with the dramas that are missing', async () => {
  const asked: string[] = [];
  const { person, dialog } = await open({
    disclosedDrama: ({ uuid }) => {
      asked.push(uuid);
      if (uuid !== 'u1') throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
      return disclosed({ uuid });
    },
  });
  await person.click(dialog.getByRole('button', { name: 'Prepare the files' }));
  const failed = await dialog.findByRole('list', { name: '2 dramas couldn’t be exported' });
  expect(within(failed).getAllByRole('listitem')[0]).toHaveTextContent('FOG!The drama editor is unavailable right now.');
  expect(asked).toEqual(['u1', 'u2']);
  expect(dialog.getByText('1 drama is ready')).toBeVisible();
});

test('progress counts the dramas, and cancelling saves nothing', async () => {
  let go = () => {};
  const asked: string[] = [];
  const { person, dialog } = await open({
    disclosedDrama: async (each) => {
      asked.push(each.uuid);
      if (each.uuid === 'u2')
        await new Promise<void>((resolve) => {
          go = resolve;
        });
      return disclosed(each);
    },
  });
  await person.click(dialog.getByRole('button', { name: 'Prepare the files' }));
  expect(await dialog.findByRole('progressbar', { name: '1 of 3 dramas' })).toHaveAttribute('value', '33');
  await waitFor(() => expect(asked).toEqual(['u1', 'u2']));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.queryByRole('progressbar')).toBeNull();
  go();
  await person.click(dialog.getByRole('button', { name: 'Prepare the files' }));
  await waitFor(() => expect(asked.filter((uuid) => uuid === 'u2')).toHaveLength(2));
  expect(asked).toEqual(['u1', 'u2', 'u1', 'u2']);
  expect(saved).toEqual([]);
});

test('without dramas nothing is saved; when they can’t be listed the error is shown', async () => {
  stored = [];
  let isDown = true;
  const { person, dialog } = await open({
    dramaNames: () => {
      if (isDown) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
      return dramas([]);
    },
  });
  await person.click(dialog.getByRole('button', { name: 'Prepare the files' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The drama editor is unavailable right now.');
  isDown = false;
  await person.click(dialog.getByRole('button', { name: 'Prepare the files' }));
  expect(await dialog.findByText('There are no dramas to export.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Download/ })).toBeNull();
});
