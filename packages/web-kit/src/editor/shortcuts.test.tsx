import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSliceI18n } from '../i18n.ts';
import { SliceScope } from '../slice-scope.tsx';
import { testHost } from '../testing/host.ts';
import { ShortcutsButton } from './shortcuts-button.tsx';
import { type Shortcut, useUndoShortcuts } from './use-shortcuts.ts';

const undo = jest.fn();
const redo = jest.fn();
const LISTED: Shortcut = { keys: ['delete'], does: 'Remove', group: 'Outline' };

function Editor({ inFields }: { inFields: boolean }) {
  return (
    <>
      <ShortcutsButton shortcuts={[...useUndoShortcuts({ undo, redo, inFields }), LISTED]} />
      <input aria-label="Title" />
      <div data-own-undo="">
        <input aria-label="Source" />
      </div>
    </>
  );
}

async function open(locale: 'en-US' | 'de-DE' | 'fr-FR' = 'en-US', inFields = true) {
  const host = { ...testHost({}, '/').host, locale };
  const words = await createSliceI18n(locale, async () => ({ default: {} }));
  undo.mockClear();
  redo.mockClear();
  render(
    <UiProvider locale={locale} colorScheme="light">
      <SliceScope host={host} words={words}>
        <Editor inFields={inFields} />
      </SliceScope>
    </UiProvider>,
  );
  return userEvent.setup();
}
const calls = () => [undo.mock.calls.length, redo.mock.calls.length];

test.each([
  ['en-US', ['Ctrl', 'Shift', 'Z']],
  ['de-DE', ['Strg', 'Umschalt', 'Z']],
  ['fr-FR', ['Ctrl', 'Maj', 'Z']],
] as const)('keys have the names of keyboards in %s', async (locale, keys) => {
  const person = await open(locale);
  await person.click(screen.getByRole('button'));
  const term = screen.getAllByRole('term')[1];
  expect([...(term?.children ?? [])].map(({ textContent }) => textContent)).toEqual(keys);
});

test('? lists the shortcuts by group, but not while typing', async () => {
  const person = await open();
  await person.type(screen.getByRole('textbox', { name: 'Title' }), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('?');
  await person.click(document.body);
  await person.keyboard('{Shift>}?{/Shift}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Everywhere', 'Outline']);
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Undo', 'Redo', 'Keyboard shortcuts', 'Remove']);
});

test('undo and redo work by Ctrl and ⌘, in fields too, but not in a source editor', async () => {
  await open();
  const title = screen.getByRole('textbox', { name: 'Title' });
  fireEvent.keyDown(title, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'Z', metaKey: true, shiftKey: true });
  fireEvent.keyDown(title, { key: 'y', ctrlKey: true });
  expect(calls()).toEqual([1, 2]);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Source' }), { key: 'z', ctrlKey: true });
  fireEvent.keyDown(title, { key: 'z' });
  fireEvent.keyDown(title, { key: 'z', ctrlKey: true, altKey: true });
  fireEvent.keyDown(title, { key: 'z', ctrlKey: true, isComposing: true });
  expect(calls()).toEqual([1, 2]);
});

test('where the browser records the steps of fields, undo works outside of them only', async () => {
  await open('en-US', false);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: 'z', ctrlKey: true });
  expect(calls()).toEqual([0, 0]);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(calls()).toEqual([1, 0]);
});
