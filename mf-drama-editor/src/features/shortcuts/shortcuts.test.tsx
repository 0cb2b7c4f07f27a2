import { expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSlice } from '../../slice.tsx';
import { ShortcutsButton } from './shortcuts-button.tsx';

test.each([
  ['en-US', ['Ctrl', 'Shift', 'Z']],
  ['de-DE', ['Strg', 'Umschalt', 'Z']],
  ['fr-FR', ['Ctrl', 'Maj', 'Z']],
] as const)('keys have the names of keyboards in %s', async (locale, keys) => {
  const host = { ...testHost({}, '/').host, locale };
  const { words } = await createSlice(host);
  render(
    <UiProvider locale={locale} colorScheme="light">
      <SliceScope host={host} words={words}>
        <ShortcutsButton />
      </SliceScope>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  const redo = screen.getAllByRole('term')[1];
  expect([...(redo?.children ?? [])].map(({ textContent }) => textContent)).toEqual(keys);
});
