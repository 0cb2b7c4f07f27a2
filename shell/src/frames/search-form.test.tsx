import { expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { asksForAdult, createAdultGate } from '../app/adult-gate.ts';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import { SearchForm } from './search-form.tsx';

const words = await createSliceI18n('en-US', loadWords);

async function searchFor(word: string, confirmed: boolean): Promise<URLSearchParams> {
  const { host } = testHost({}, '/');
  const adultGate = createAdultGate({ getItem: () => (confirmed ? '1' : null), setItem: () => {} });
  render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={host} words={words}>
        <ShellContext value={{ adultGate } as unknown as Shell}>
          <SearchForm />
        </ShellContext>
      </SliceScope>
    </UiProvider>,
  );
  await userEvent.type(screen.getByRole('searchbox'), `${word}{Enter}`);
  expect(host.navigation.get().pathname).toBe('/store');
  return new URLSearchParams(host.navigation.get().search);
}

test('a search leads to a list without adult works, until the age was confirmed', async () => {
  const asked = await searchFor('velvet', false);
  expect(asked.get('keyword')).toBe('velvet');
  expect(asksForAdult(`?${asked}`)).toBe(false);
});

test('who confirmed their age searches every category', async () => {
  const asked = await searchFor('velvet', true);
  expect(asked.get('keyword')).toBe('velvet');
  expect(asked.get('category')).toBe('normal-age,boy-r18,boy-bl,girl-r18,girl-gl');
});
