import { beforeEach, expect, test } from '@jest/globals';
import { EMPTY_SETTING } from '@meowtale/story/model';
import { screen } from '@testing-library/react';
import { parts } from '../drama-editor/test-drama.ts';
import { generationService } from '../generation/test-service.ts';

let service: ReturnType<typeof generationService>;
beforeEach(() => {
  localStorage.clear();
  service = generationService();
});

test('removing a term focuses its successor, after the last one the add button', async () => {
  const glossary = ['pier', 'fog'].map((term) => ({ term, words: {} }));
  service.stored.drama.data.parts = [{ ...EMPTY_SETTING, languages: ['en-US', 'de-DE'], glossary }, ...parts().slice(1)];
  const { person } = await service.open('setting');
  await person.click(await screen.findByRole('button', { name: 'Remove term 2' }));
  expect(screen.getByRole('button', { name: 'Remove term 1' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Remove term 1' }));
  expect(screen.getByRole('button', { name: 'Add a term' })).toHaveFocus();
});

test('the meaning of the numbers of roles and dialogues is explained', async () => {
  await service.open('setting');
  expect(await screen.findByRole('spinbutton', { name: 'Characters' })).toHaveAccessibleDescription(/^Up to 20\./);
  const lines = screen.getByRole('spinbutton', { name: 'Dialogues' });
  expect(lines).toHaveAccessibleDescription(/^Lines per paragraph. Drafts have at most 50\./);
});

test('each field of a variable has a label above it', async () => {
  const { person } = await service.open('setting');
  const add = await screen.findByRole('button', { name: 'Add a variable' });
  await person.click(add);
  await person.click(add);
  expect(screen.getByRole('combobox', { name: 'Type of variable 2' })).toBeVisible();
  for (const label of ['Type', 'Initial value']) expect(screen.getAllByText(label)).toHaveLength(2);
  expect(screen.getByText('Name of variable 2')).not.toHaveClass('mt-hidden');
});

test('two variables of one name show an error, until one has another', async () => {
  const { person } = await service.open('setting');
  const add = await screen.findByRole('button', { name: 'Add a variable' });
  await person.click(add);
  await person.click(add);
  const name = (number: number) => screen.getByRole('textbox', { name: `Name of variable ${number}` });
  expect(name(2)).toBeValid();
  await person.clear(name(2));
  await person.type(name(2), 'variable_1');
  for (const number of [1, 2]) expect(name(number)).toHaveAccessibleDescription('Another variable has this name.');
  await person.type(name(2), '1');
  for (const number of [1, 2]) expect(name(number)).not.toHaveAccessibleDescription(/Another/);
});
