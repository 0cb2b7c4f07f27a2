import { expect, jest, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { generationService } from '../generation/test-service.ts';

test('what a format doesn’t support is shown before anything is saved', async () => {
  const { person } = await generationService().open('drama');
  await person.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export' });
  const formats = within(dialog).getByRole('radiogroup', { name: 'Format' });
  expect(within(dialog).getByText('Everything can be converted.')).toBeVisible();
  await person.click(within(formats).getByRole('radio', { name: 'Fountain, for screenplays' }));
  expect(await within(dialog).findByText('Some things can’t be converted')).toBeVisible();
  await person.click(within(formats).getByRole('radio', { name: 'Twine 2 file (.html)' }));
  expect(await within(dialog).findByRole('button', { name: /^Download .*\.html$/ })).toBeVisible();
});

test('a file of our own format has the AI disclosure; when that can’t be queried nothing is saved', async () => {
  const saved: Blob[] = [];
  // jsdom saves nothing.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)), revokeObjectURL: () => {} });
  const share = { __typename: 'DramaAiShare', provider: 'openai', model: 'm', share: 0.5, count: 2, edited: 1 };
  const mixed = { lines: [share], pictures: [], translations: [] };
  let disclosure: object | null = null;
  const service = generationService();
  const aiDisclosure = () => ({
    findDrama: {
      __typename: 'DramaList',
      list: disclosure ? [{ ...service.stored.drama, __typename: 'Drama', ai_disclosure: disclosure }] : [],
    },
  });
  const { person } = await service.open('drama', { aiDisclosure });
  await person.click(await screen.findByRole('button', { name: 'Export' }));
  await person.click(screen.getByRole('button', { name: /^Download/ }));
  expect(await screen.findByText('AI use can’t be shown right now.')).toBeVisible();
  expect(saved).toEqual([]);
  disclosure = mixed;
  await person.click(screen.getByRole('button', { name: /^Download/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const read = new FileReader();
  read.readAsText(saved[0] as Blob);
  await new Promise((done) => read.addEventListener('load', done));
  expect(JSON.parse(String(read.result)).made_with).toEqual([{ what: 'lines', provider: 'openai', model: 'm', share: 0.5, edited: 0.5 }]);
});

test('losses of a file are shown with their lines', async () => {
  const responses = { dramaList: () => ({ findDrama: { __typename: 'DramaList', list: [], totalCount: 0 } }) };
  const { person } = await renderRoute(createSlice, 'dramas', { responses, at: '/lobby/drama' });
  await person.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import' });
  const script = ['Title: Fog', '', 'INT. PIER - DUSK', '', 'Mira waits. [[A note.]]', '', 'She waits **on**. [[Another.]]', ''].join('\n');
  await person.upload(within(dialog).getByLabelText(/Story file/), new File([script], 'fog.fountain', { type: 'text/plain' }));
  expect(await within(dialog).findByText('Some things couldn’t be converted')).toBeVisible();
  const losses = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(losses).toEqual(['Notes and comments × 2 (lines 5, 7)', 'Bold, italics and other formatting (line 7)']);
  const archive = ['One', 'Two'].map(
    (name) =>
      `<tw-storydata name="${name}" startnode="1"><script>x()</script><tw-passagedata pid="1" name="a">Fog.</tw-passagedata></tw-storydata>`,
  );
  await person.click(within(dialog).getByRole('button', { name: 'Remove the file' }));
  await person.upload(within(dialog).getByLabelText(/Story file/), new File([archive.join('\n')], 'fog.html', { type: 'text/html' }));
  expect(await within(dialog).findByText('Other stories in the file (only the first is imported) (line 2)')).toBeVisible();
  expect(within(dialog).getByText('Code (line 1)')).toBeVisible();
});

test('what an ink story has that ours lacks is shown once, with its lines', async () => {
  const responses = { dramaList: () => ({ findDrama: { __typename: 'DramaList', list: [], totalCount: 0 } }) };
  const { person } = await renderRoute(createSlice, 'dramas', { responses, at: '/lobby/drama' });
  await person.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import' });
  const source = ['-> pier', '=== pier', ...Array.from({ length: 12 }, (_, n) => `~ temp fog${n} = LIST_COUNT(${n})`), '-> END'].join('\n');
  await person.upload(within(dialog).getByLabelText(/Story file/), new File([source], 'fog.ink', { type: 'text/plain' }));
  const losses = await within(dialog).findByText(/isn’t supported in Meowtale stories/);
  expect(losses.textContent?.match(/isn’t supported/g)).toHaveLength(1);
  expect(losses).toHaveTextContent(/\(lines 3, 4, 5, 6, 7, 8, 9, 10, …\)/);
});

test('a UTF-16 file is read correctly; for one in an older encoding the error explains how to save it', async () => {
  const responses = { dramaList: () => ({ findDrama: { __typename: 'DramaList', list: [], totalCount: 0 } }) };
  const { person } = await renderRoute(createSlice, 'dramas', { responses, at: '/lobby/drama' });
  await person.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import' });
  const choose = (bytes: number[]) =>
    person.upload(within(dialog).getByLabelText(/Story file/), new File([Uint8Array.from(bytes)], 'fog.fountain', { type: 'text/plain' }));
  await choose([...'EXT. CAF'].map((sign) => sign.charCodeAt(0)).concat(0xc9));
  expect(await within(dialog).findByText('fog.fountain is not written in UTF-8. Save it as UTF-8 and try again.')).toBeVisible();
  const script = '\ufeffEXT. PIER - DAY\r\n\r\nFog on *the* water.\r\n';
  await choose([...script].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]));
  expect(await within(dialog).findByText('Some things couldn’t be converted')).toBeVisible();
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('Bold, italics and other formatting (line 3)');
});
