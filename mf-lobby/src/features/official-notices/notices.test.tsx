import { expect, jest, test } from '@jest/globals';
import { type Answers, mira, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const sent = jest.fn<(variables: object) => void>();
const answers: Answers = {
  addNotification: (variables) => {
    sent(variables);
    return { addNotification: mira.uuid };
  },
};
const open = () => renderRoute(createSlice, 'notifications', { answers, at: '/lobby/staff/notifications', person: staff });

test('a notice goes out in the languages that it is written in, once somebody said why', async () => {
  const { person, host } = await open();
  await person.click(screen.getByRole('button', { name: 'Send the notice' }));
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveAccessibleDescription(/Write it in English at least/);
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
  expect(host.notify).toHaveBeenCalledWith('The notice is on its way.', 'success');
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('');
});

test('people are named by whatever uuids stand in what was pasted', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'People by uuid' }));
  await person.click(screen.getByRole('textbox', { name: /Uuids/ }));
  await person.paste(`x ${mira.uuid}; ${mira.uuid}\nand nothing else`);
  expect(screen.getByText(/Found: 1/)).toBeVisible();
});
