import { expect, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { createSlice } from '../../slice.tsx';

const script = (title: string, words = 'Mira waits.') => strToU8(`Title: ${title}\n\nINT. PIER - DUSK\n\n${words}\n`);
const zipOf = (files: Zippable, name = 'dramas.zip') => new File([zipSync(files, { level: 1 })], name, { type: 'application/zip' });

async function open(addDrama: (variables: { drama: { title: string } }) => object) {
  const responses: Responses = {
    dramaList: () => ({ findDrama: { __typename: 'DramaList', list: [], totalCount: 0 }, findDramaLabel: [] }),
    importDrama: addDrama,
  };
  const view = await renderRoute(createSlice, 'dramas', { responses, at: '/lobby/drama' });
  await view.person.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
  return { ...view, dialog, choose: (file: File) => view.person.upload(dialog.getByLabelText(/Story file/), file) };
}

/** Returns a service that adds dramas and lists their titles. */
function adding() {
  const titles: string[] = [];
  const add = ({ drama: { title } }: { drama: { title: string } }) => {
    titles.push(title);
    return { addDrama: { __typename: 'Drama', uuid: `u${titles.length}` } };
  };
  return { titles, add };
}

test('each story of a zip becomes a drama; what isn’t a story is left out', async () => {
  const { titles, add } = adding();
  const { person, host, dialog, choose } = await open(add);
  const files = {
    'a/fog.fountain': script('Fog'),
    '__MACOSX/a/._fog.fountain': script('No'),
    'notes.txt': strToU8('no'),
    'wind.fountain': script('Wind'),
  };
  await choose(zipOf(files));
  expect(await dialog.findByText('2 stories')).toBeVisible();
  expect(dialog.getByText('Everything can be converted.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Import 2 dramas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titles).toEqual(['Fog', 'Wind']);
  expect(host.notify).toHaveBeenCalledWith('2 dramas imported.', 'success');
});

test('files that can’t be read and losses are shown by name before anything is added', async () => {
  const { titles, add } = adding();
  const { dialog, choose } = await open(add);
  await choose(
    zipOf({ 'fog.fountain': script('Fog', 'Mira **waits**.'), 'torn.story.json': strToU8('{'), 'wind.fountain': script('Wind') }),
  );
  const unread = within(await dialog.findByRole('list', { name: '1 file can’t be read' })).getAllByRole('listitem');
  expect(unread.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^torn\.story\.json./)]);
  const losses = within(dialog.getByRole('list', { name: 'Some things can’t be converted' })).getAllByRole('listitem');
  expect(losses.map(({ textContent }) => textContent)).toEqual(['FogBold, italics and other formatting']);
  expect(dialog.getByRole('button', { name: 'Import 2 dramas' })).toBeEnabled();
  expect(titles).toEqual([]);
});

test('a drama that can’t be added is named, and a retry adds it alone', async () => {
  const { titles, add } = adding();
  let isBroken = true;
  const { person, host, dialog, choose } = await open((variables) => {
    if (isBroken && variables.drama.title === 'Fog') throw new Refusal({ code: '500', status: 500 });
    return add(variables);
  });
  await choose(zipOf({ 'fog.fountain': script('Fog'), 'wind.fountain': script('Wind') }));
  await person.click(await dialog.findByRole('button', { name: 'Import 2 dramas' }));
  const failed = await dialog.findByRole('list', { name: '1 drama couldn’t be imported' });
  expect(within(failed).getByRole('listitem')).toHaveTextContent("FogThe shell's words for 500");
  expect(titles).toEqual(['Wind']);
  isBroken = false;
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('2 dramas imported.', 'success'));
  expect(titles).toEqual(['Wind', 'Fog']);
});

test('after an error that every drama would have none of the rest is sent', async () => {
  const asked: string[] = [];
  const { person, dialog, choose } = await open(({ drama }) => {
    asked.push(drama.title);
    throw new Refusal({ code: 'drama/limit', status: 409 });
  });
  await choose(zipOf({ 'fog.fountain': script('Fog'), 'wind.fountain': script('Wind') }));
  await person.click(await dialog.findByRole('button', { name: 'Import 2 dramas' }));
  expect(await dialog.findByRole('list', { name: '2 dramas couldn’t be imported' })).toBeVisible();
  expect(asked).toEqual(['Fog']);
});

test('a zip with one story opens its drama', async () => {
  const { add } = adding();
  const { person, host, dialog, choose } = await open(add);
  await choose(zipOf({ 'fog.fountain': script('Fog') }));
  await person.click(await dialog.findByRole('button', { name: 'Import as a new drama' }));
  await waitFor(() => expect(host.navigation.push).toHaveBeenCalledWith(expect.stringContaining('/set-drama/u1')));
});

const bytes = (text: string) => new File([strToU8(text)], 'dramas.zip', { type: 'application/zip' });
const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.fountain`, strToU8('x')]));
const large = Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`${at}.fountain`, new Uint8Array(4 * 1024 ** 2)]));
test.each([
  ['is none', () => bytes('no zip'), '“dramas.zip” is damaged or encrypted.'],
  ['is cut off', () => new File([zipSync(many).slice(0, 5000)], 'dramas.zip'), '“dramas.zip” is damaged or encrypted.'],
  ['has no story', () => zipOf({ 'notes.txt': strToU8('no') }), /^“dramas.zip” contains no story files. Supported: .json/],
  ['has too many stories', () => zipOf(many), '“dramas.zip” contains more than 1,000 stories. Import them in parts.'],
  ['is huge when unpacked', () => zipOf(large), '“dramas.zip” is larger than 64 MB when unpacked. Import its stories in parts.'],
])('a zip that %s is refused with the reason', async (_, file, reason) => {
  const { dialog, choose } = await open(adding().add);
  await choose(file());
  expect(await dialog.findByText(reason)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import as a new drama' })).toBeDisabled();
});

test('a story that is too large is named, and isn’t unpacked', async () => {
  const { dialog, choose } = await open(adding().add);
  await choose(zipOf({ 'fog.fountain': new Uint8Array(5 * 1024 ** 2), 'wind.fountain': script('Wind') }));
  const unread = await dialog.findByRole('list', { name: '1 file can’t be read' });
  expect(within(unread).getByRole('listitem')).toHaveTextContent(/^fog\.fountain“fog\.fountain” is larger than 4/);
});

test('a file that was removed since it was chosen asks for it again', async () => {
  const { dialog, choose } = await open(adding().add);
  const file = zipOf({ 'fog.fountain': script('Fog') });
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  await choose(file);
  expect(await dialog.findByText('dramas.zip can’t be read. Check the file and choose it again.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import as a new drama' })).toBeDisabled();
});
