import { expect, jest, test } from '@jest/globals';
import { type Answers, mira, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { STORE, SUBMIT, submitAnswer } from '../store-editor/test-listing.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const asked = jest.fn<(variables: { data: { list: { name: string }[] } }) => void>();
let out = submitAnswer({ status: 'release' });
const answers: Answers = {
  deskStores: () => ({
    findStore: {
      __typename: 'StoreList',
      list: [
        {
          __typename: 'Store',
          uuid: STORE,
          platform_key: 'meowtale',
          default_lang: 'en-US',
          author: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Mira' },
          store_info: [{ __typename: 'StoreInfo', language: 'en-US', name: 'The Night Ferry', data: { cover: null } }],
        },
      ],
    },
  }),
  storeToOverride: () => ({ findStoreSubmit: { __typename: 'StoreSubmitList', list: [out] } }),
  overrideStore: (variables) => {
    asked(variables);
    out = { ...out, uuid: mira.uuid };
    return { overrideStore: out };
  },
};
const open = (at: string) => renderRoute(createSlice, 'staff-stores', { answers, at, person: staff });

test('a listing on sale is found by its words and leads to its page', async () => {
  await open('/lobby/staff/stores?q=ferry');
  expect(await screen.findByRole('link', { name: 'Change the page of “The Night Ferry”' })).toHaveAttribute(
    'href',
    `/lobby/staff/stores?q=ferry&store=${STORE}`,
  );
});

test('its page is changed with a reason, over the version that was seen', async () => {
  const { person } = await open(`/lobby/staff/stores?store=${STORE}`);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('button', { name: 'Change the page now' })).toBeDisabled();
  await person.clear(name);
  await person.type(name, 'Another Ferry');
  await person.click(screen.getByRole('button', { name: 'Change the page now' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not yours.');
  await person.click(dialog.getByRole('button', { name: 'Change the page now' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ store: STORE, submit: SUBMIT, reason: 'Not yours.' })));
  expect(asked.mock.lastCall?.[0].data.list.map((entry) => entry.name)).toEqual(['Another Ferry']);
});
