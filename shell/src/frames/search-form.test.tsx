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

async function searchFor(word: string, confirmed: boolean, at = '/'): Promise<URLSearchParams> {
  const { host } = testHost({}, at);
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
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, `${word}{Enter}`);
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

test('a search at a list stays within what narrows it, and begins at its first page', async () => {
  const at = '/store?category=girl-gl&free=1&tag=sea&tag=cats&keyword=tide&order=price-asc&page=3&after=x';
  const asked = await searchFor('velvet', true, at);
  expect(asked.toString()).toBe('category=girl-gl&free=1&tag=sea&tag=cats&keyword=velvet');
});

test('elsewhere what an address has in it narrows nothing', async () => {
  expect((await searchFor('velvet', false, '/creator/x?category=boy-bl')).toString()).toBe('keyword=velvet');
});
