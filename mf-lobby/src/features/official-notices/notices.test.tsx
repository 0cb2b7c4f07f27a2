import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

beforeEach(() => localStorage.clear());

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const sent = jest.fn<(variables: object) => void>();
const responses: Responses = {
  addNotification: (variables) => {
    sent(variables);
    return { addNotification: mira.uuid };
  },
};
const open = (at = '/lobby/staff/notifications', more: Responses = {}) =>
  renderRoute(createSlice, 'notifications', { responses: { ...responses, ...more }, at, person: staff });

test('a notification is sent in the languages with a text, after a reason was given', async () => {
  const { person, host } = await open();
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveAccessibleDescription(/Write at least the English text/);
  await person.type(screen.getByRole('textbox', { name: /^Text/ }), 'We move.');
  await person.click(screen.getByRole('tab', { name: 'German' }));
  await person.type(screen.getByRole('textbox', { name: 'Text (German)' }), 'Wir ziehen um.');
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send this to everybody?' }));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The move.');
  await person.click(dialog.getByRole('button', { name: 'Send the notice' }));
  const texts = [
    { language: 'en-US', text: 'We move.' },
    { language: 'de-DE', text: 'Wir ziehen um.' },
  ];
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ to: 'all', reason: 'The move.' })));
  const [[variables]] = sent.mock.calls as [[{ texts: typeof texts }]];
  expect(variables.texts.toSorted((a, b) => b.language.localeCompare(a.language))).toEqual(texts);
  expect(host.notify).toHaveBeenCalledWith('The notice is being sent.', 'success');
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('');
});

test('people are found by the uuids in pasted text', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'By UUID' }));
  await person.click(screen.getByRole('textbox', { name: /UUIDs/ }));
  await person.paste(`x ${mira.uuid}; ${mira.uuid}\nand nothing else`);
  expect(screen.getByText(/Found: 1/)).toBeVisible();
});

test('the person in the address is the recipient', async () => {
  const { person } = await open(`/lobby/staff/notifications?to=${mira.uuid}`);
  expect(screen.getByRole('radio', { name: 'By UUID' })).toBeChecked();
  await person.type(screen.getByRole('textbox', { name: /^Text/ }), 'Hello.');
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'An answer.');
  await person.click(dialog.getByRole('button', { name: 'Send the notice' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ to: 'people', user_uuids: [mira.uuid] })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'By UUID' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /UUIDs/ })).toHaveValue(mira.uuid);
});

test('missing English is shown at its field while it is missing', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('tab', { name: 'Japanese' }));
  await person.type(screen.getByRole('textbox', { name: 'Text (Japanese)' }), '移転します。');
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  const english = screen.getByRole('textbox', { name: /^Text \(.*English/ });
  expect(english).toHaveAccessibleDescription(/Write at least the English text/);
  await person.type(english, 'We move.');
  expect(english).toHaveValue('We move.');
  expect(screen.queryByText('Write at least the English text.')).toBeNull();
  await person.click(screen.getByRole('tab', { name: /Japanese/ }));
  expect(screen.getByRole('textbox', { name: 'Text (Japanese)' })).toHaveValue('移転します。');
});

test('before sending it is shown by language, with the number of people or the roles', async () => {
  const { person } = await open(`/lobby/staff/notifications?to=${mira.uuid}`);
  await person.type(screen.getByRole('textbox', { name: /^Text/ }), 'We move.{Enter}On Monday.');
  await person.click(screen.getByRole('tab', { name: 'German' }));
  await person.type(screen.getByRole('textbox', { name: 'Text (German)' }), 'Wir ziehen um.');
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('1 person')).toBeVisible();
  expect(dialog.getByText(/^We move/).textContent).toBe('We move.\nOn Monday.');
  expect(dialog.getByText(/^We move/)).toHaveClass('words');
  expect(dialog.getByText('German')).toBeVisible();
  expect(dialog.getByText('Wir ziehen um.')).toHaveAttribute('lang', 'de-DE');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('radio', { name: 'By role' }));
  await person.click(screen.getByRole('checkbox', { name: 'Publisher' }));
  await person.click(screen.getByRole('checkbox', { name: 'Creator' }));
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  expect(within(screen.getByRole('dialog')).getByText(/Publisher/)).toHaveTextContent(/Publisher.*Creator|Creator.*Publisher/);
});

test('unknown people are listed', async () => {
  const stranger = '0198f6d2-0000-7000-8000-00000000dead';
  const { person } = await open(`/lobby/staff/notifications?to=${mira.uuid}`, {
    addNotification: () => {
      throw new Refusal({ code: 'input/invalid', status: 422, fields: [{ path: 'user_uuids.1', key: 'invalid.id' }] });
    },
  });
  await person.type(screen.getByRole('textbox', { name: /UUIDs/ }), ` ${stranger}`);
  await person.type(screen.getByRole('textbox', { name: /^Text/ }), 'Hello.');
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'An answer.');
  await person.click(dialog.getByRole('button', { name: 'Send the notice' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`No account has this UUID: ${stranger}`);
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  const uuids = screen.getByRole('textbox', { name: /UUIDs/ });
  expect(uuids).toHaveAccessibleDescription(new RegExp(stranger));
  await person.clear(uuids);
  expect(uuids).not.toHaveAccessibleDescription(new RegExp(stranger));
});

test('leaving an unsent draft asks first', async () => {
  const { person, leaving } = await open();
  expect(leaving()).toBeNull();
  await person.type(screen.getByRole('textbox', { name: /^Text/ }), 'We move.');
  expect(leaving()).toBe('The notice is not sent yet. Leave without it?');
  await person.clear(screen.getByRole('textbox', { name: /^Text/ }));
  expect(leaving()).toBeNull();
});

test('a notice that wasn’t sent is restored after a reload, per recipient, and is gone once it was', async () => {
  const text = () => screen.getByRole('textbox', { name: /^Text/ });
  const first = await open();
  await first.person.type(text(), 'We move.');
  first.unmount();
  const another = await open(`/lobby/staff/notifications?to=${mira.uuid}`);
  expect(text()).toHaveValue('');
  another.unmount();
  const { person, host } = await open();
  expect(text()).toHaveValue('We move.');
  expect(screen.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The move.');
  await person.click(dialog.getByRole('button', { name: 'Send the notice' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('The notice is being sent.', 'success'));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('a restored notice is discarded, and an emptied one isn’t stored', async () => {
  const text = () => screen.getByRole('textbox', { name: /^Text/ });
  const first = await open();
  await first.person.type(text(), 'We');
  first.unmount();
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(text()).toHaveValue('');
  await person.type(text(), 'W{Backspace}');
  expect(Object.keys(localStorage)).toEqual([]);
});
