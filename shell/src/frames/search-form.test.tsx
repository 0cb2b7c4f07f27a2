import { describe, expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { Refusal, type Responses, testHost } from '@meowtale/web-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { asksForAdult, createAdultGate } from '../app/adult-gate.ts';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import { SearchForm } from './search-form.tsx';

const i18n = await createSliceI18n('en-US', loadWords);

const FERRY = '0198f6d2-0000-7000-8000-00000000f001';
const BAKERY = '0198f6d2-0000-7000-8000-00000000f002';

function open(confirmed: boolean, at = '/', responses: Responses = {}) {
  const { host } = testHost(responses, at, null);
  const adultGate = createAdultGate({ getItem: () => (confirmed ? '1' : null), setItem: () => {} });
  render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={host} words={i18n}>
        <ShellContext value={{ adultGate } as unknown as Shell}>
          <SearchForm />
        </ShellContext>
      </SliceScope>
    </UiProvider>,
  );
  return { host, box: screen.getByRole('combobox', { name: 'Search stories, tags, creators' }) };
}

async function searchFor(word: string, confirmed: boolean, at = '/'): Promise<URLSearchParams> {
  const { host, box } = open(confirmed, at);
  await userEvent.clear(box);
  await userEvent.type(box, `${word}{Enter}`);
  expect(host.navigation.get().pathname).toBe('/store');
  return new URLSearchParams(host.navigation.get().search);
}

test('a search leads to a list without adult works until the age was confirmed', async () => {
  const query = await searchFor('velvet', false);
  expect(query.get('keyword')).toBe('velvet');
  expect(asksForAdult(`?${query}`)).toBe(false);
});

test('after the age was confirmed a search includes every category', async () => {
  const query = await searchFor('velvet', true);
  expect(query.get('keyword')).toBe('velvet');
  expect(query.get('category')).toBe('normal-age,boy-r18,boy-bl,girl-r18,girl-gl');
});

test('a search in a list keeps its filters, and begins at its first page', async () => {
  const at = '/store?category=girl-gl&free=1&tag=sea&tag=cats&keyword=tide&order=price-asc&page=3&after=x';
  const query = await searchFor('velvet', true, at);
  expect(query.toString()).toBe('category=girl-gl&free=1&tag=sea&tag=cats&keyword=velvet');
});

test('on other pages the address’s parameters are not used as filters', async () => {
  expect((await searchFor('velvet', false, '/creator/x?category=boy-bl')).toString()).toBe('keyword=velvet');
});

describe('while typing', () => {
  const work = (uuid: string, name: string) => ({
    __typename: 'Store',
    uuid,
    default_lang: 'en-US',
    author: { __typename: 'UserPublic', uuid, nickname: 'Lamplight' },
    store_info: [{ __typename: 'StoreInfo', language: 'en-US', name, data: { __typename: 'StoreInfoData', cover240x320: null } }],
  });
  /** A store with two works, which records its queries. */
  function shelf() {
    const requests: { keyword: string; categories: string[]; pageSize: number }[] = [];
    const responses: Responses = {
      shellSearchSuggestions: ({ q }) => {
        requests.push(q);
        return { findStore: { __typename: 'StoreList', list: [work(FERRY, 'The Night Ferry'), work(BAKERY, 'The Night Bakery')] } };
      },
    };
    return { requests, responses };
  }
  const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  const activeOf = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

  test('the first matching works are offered, queried once typing pauses', async () => {
    const { requests, responses } = shelf();
    const { box } = open(false, '/', responses);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'night');
    expect(await options()).toEqual(['The Night FerryLamplight', 'The Night BakeryLamplight']);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Search stories, tags, creators' })).toHaveAttribute(
      'id',
      box.getAttribute('aria-controls'),
    );
    expect(requests).toEqual([{ keyword: 'night', categories: ['normal-age', 'girl-gl'], pageSize: 6 }]);
  });

  test('adult works are offered only after the age was confirmed', async () => {
    const { requests, responses } = shelf();
    const { box } = open(true, '/', responses);
    await userEvent.type(box, '夜');
    await options();
    expect(requests[0]?.categories).toEqual(['normal-age', 'boy-r18', 'boy-bl', 'girl-r18', 'girl-gl']);
  });

  test('the keyboard moves through them and opens one, the focus staying in the field', async () => {
    const { host, box } = open(false, '/', shelf().responses);
    await userEvent.type(box, 'night');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect([activeOf(box), document.activeElement]).toEqual(['The Night BakeryLamplight', box]);
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOf(box)).toBe('The Night FerryLamplight');
    await userEvent.keyboard('{Enter}');
    expect(host.navigation.push).toHaveBeenCalledWith(`/store/${FERRY}`);
    expect(host.navigation.push).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('while a syllable is being composed the last results stay until it is complete', async () => {
    const keywords: string[] = [];
    const { box } = open(false, '/', {
      shellSearchSuggestions: ({ q }) => {
        keywords.push(q.keyword);
        return { findStore: { __typename: 'StoreList', list: q.keyword === '고양' ? [work(FERRY, '고양이 탐정')] : [] } };
      },
    });
    const compose = (value: string) => fireEvent.change(box, { target: { value } });
    box.focus();
    fireEvent.compositionStart(box);
    compose('고양');
    expect(await options()).toEqual(['고양이 탐정Lamplight']);
    compose('고양ㅇ');
    await waitFor(() => expect(keywords).toContain('고양ㅇ'));
    expect(await options()).toEqual(['고양이 탐정Lamplight']);
    compose('고양오');
    await waitFor(() => expect(keywords).toContain('고양오'));
    expect(await options()).toEqual(['고양이 탐정Lamplight']);
    fireEvent.compositionEnd(box);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  test('a press opens one', async () => {
    const { host, box } = open(false, '/', shelf().responses);
    await userEvent.type(box, 'night');
    await userEvent.click(await screen.findByText('The Night Bakery'));
    expect(host.navigation.push).toHaveBeenCalledWith(`/store/${BAKERY}`);
  });

  test('Escape closes the list and keeps the text, Enter searches for it, and an arrow key opens it again', async () => {
    const { host, box } = open(false, '/', shelf().responses);
    await userEvent.type(box, 'night');
    await options();
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), box]).toEqual([null, expect.objectContaining({ value: 'night' })]);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOf(box)).toBe('The Night BakeryLamplight');
    await userEvent.keyboard('{Escape}{Enter}');
    expect(host.navigation.push).toHaveBeenCalledWith('/store?keyword=night');
  });

  test('when suggestions fail, the field searches as usual', async () => {
    let requests = 0;
    const refuse = () => {
      requests += 1;
      throw new Refusal({ code: '500', status: 503 });
    };
    const { host, box } = open(false, '/', { shellSearchSuggestions: refuse });
    await userEvent.type(box, 'night');
    await waitFor(() => expect(requests).toBe(1));
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(host.navigation.get().search).toBe('?keyword=night');
  });
});
