import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';
import { formatBytes, formatEnd, formatLanguage, formatLanguageAlone, formatRange } from './format.ts';
import type { AppError } from './host.ts';
import { createSliceI18n, type LoadWords } from './i18n.ts';
import { PageLinks } from './page-links.tsx';
import { SliceScope } from './slice-scope.tsx';
import { testHost } from './testing/host.ts';

const own = { error: { of: { 'store/not-found': 'No such story.' }, down: { any: 'A part rests.', wallet: 'The wallet rests.' } } };

async function draw(page: ReactNode, { locale = 'en-US', load = (async () => ({ default: own })) as LoadWords } = {}) {
  const { host } = testHost({}, '/');
  const i18n = await createSliceI18n(locale, load);
  render(
    <UiProvider locale={locale} colorScheme="light">
      <SliceScope host={host} words={i18n}>
        {page}
      </SliceScope>
    </UiProvider>,
  );
  return host;
}

test.each<[AppError, string]>([
  [{ code: 'store/not-found' }, 'No such story.'],
  [{ code: 'service/unavailable', service: 'wallet' }, 'The wallet rests.'],
  [{ code: 'service/unavailable', service: 'catalog' }, 'A part rests.'],
  [{ code: 'review/state' }, "The shell's words for review/state"],
])('the message for %o is the slice’s own if it has one, else the shell’s', async (error, sentence) => {
  await draw(<Failure title="It failed" error={error} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});

test('a failed page shows the code and the request id, and can be retried', async () => {
  const onRetry = jest.fn();
  await draw(<Failure title="It failed" error={{ code: '9999', requestId: 'r-1' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/Code9999Requestr-1/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a list’s pages are links with addresses, including first and last, and a click stays in the page', async () => {
  const host = await draw(<PageLinks page={2} pageSize={30} total={90} pathFor={(page) => `/store?page=${page}`} />);
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['First page', '/store?page=1'],
    ['Previous page', '/store?page=1'],
    ['Page 1', '/store?page=1'],
    ['Page 2', '/store?page=2'],
    ['Page 3', '/store?page=3'],
    ['Next page', '/store?page=3'],
    ['Last page', '/store?page=3'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(host.navigation.push).toHaveBeenCalledWith('/store?page=3');
});

test('the last link of a very long list is the last page that may be requested', async () => {
  await draw(<PageLinks page={98} pageSize={30} total={3001} pathFor={(page) => `/store?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/store?page=100');
  expect(screen.queryByRole('link', { name: 'Page 101' })).toBeNull();
});

test('a list that fits one page has no pager', async () => {
  await draw(<PageLinks page={1} pageSize={30} total={30} pathFor={() => '/store'} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the kit’s texts are in the interface language, and in en-US for a language without texts', async () => {
  const missing: LoadWords = async () => {
    throw Object.assign(new Error('none'), { code: 'MODULE_NOT_FOUND' });
  };
  const chinese = await createSliceI18n('zh-TW', missing);
  expect(chinese.t('kit:pager.next')).toBe('下一頁');
  const dutch = await createSliceI18n('nl-NL', missing);
  expect(dutch.t('kit:pager.next')).toBe('Next page');
});

test('texts that exist but can’t be fetched are an error, without fallback to another language', async () => {
  const missingFile: LoadWords = async () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  };
  await expect(createSliceI18n('zh-TW', missingFile)).rejects.toThrow('Loading chunk 7 failed.');
});

test.each([
  ['de-DE', 'fr-FR', 'allemand', 'Allemand'],
  ['zh-CN', 'fr-FR', 'chinois simplifié', 'Chinois simplifié'],
  ['en-GB', 'tr-TR', 'İngiliz İngilizcesi', 'İngiliz İngilizcesi'],
  ['ja-JP', 'zh-TW', '日文', '日文'],
])('%s in %s is formatted as inside a sentence, and as alone', (tag, locale, inside, alone) => {
  expect([formatLanguage(tag, locale), formatLanguageAlone(tag, locale)]).toEqual([inside, alone]);
});

test.each([
  ['2026-12-03T00:00:00.000Z', 'UTC', 'Dec 2, 11:59 PM'],
  ['2026-12-02T23:59:59.000Z', 'UTC', 'Dec 2, 11:59 PM'],
  ['2026-12-03T00:00:00.000Z', 'Asia/Taipei', 'Dec 3, 8:00 AM'],
  ['2026-12-02T16:00:00.000Z', 'Asia/Taipei', 'Dec 2, 11:59 PM'],
  ['2028-12-03T00:00:00.000Z', 'UTC', 'Dec 2, 2028, 11:59 PM'],
])('an end at %s in %s is shown as the last day and minute before: %s', (end, zone, text) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  expect(formatEnd(end, 'en-US', zone).replaceAll(/\s/gu, ' ')).toBe(text);
  jest.useRealTimers();
});

test.each([
  ['en-US', 'Nov 27, 2026, 1:00 AM – Dec 4, 2026, 1:00 AM'],
  ['de-DE', '27.11.2026, 01:00 – 04.12.2026, 01:00'],
  ['th-TH', '27 พ.ย. 2569 01:00 - 4 ธ.ค. 2569 01:00'],
  ['ja-JP', '2026/11/27 1:00～2026/12/04 1:00'],
])('in %s a range has one format on both ends: %s', (locale, text) => {
  const range = formatRange('2026-11-27T01:00:00.000Z', '2026-12-04T01:00:00.000Z', locale, 'UTC');
  expect(range.replaceAll(/\s/gu, ' ')).toBe(text);
});

test('a range that ends at midnight ends with the last minute of its last day', () => {
  const range = formatRange('2026-11-27T16:00:00.000Z', '2026-12-02T16:00:00.000Z', 'en-US', 'Asia/Taipei');
  expect(range.replaceAll(/\s/gu, ' ')).toBe('Nov 28, 2026, 12:00 AM – Dec 2, 2026, 11:59 PM');
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
])('%d bytes are formatted with a readable unit', (bytes, expected) => {
  expect(formatBytes(bytes, 'en-US')).toBe(expected);
});

test('a right-to-left name is isolated from the sentence around it, and any other is unchanged', async () => {
  const load: LoadWords = async () => ({ default: { trashed: '“{{name}}” is in the trash.', parts_other: '{{count}} parts of {{name}}' } });
  const { t } = await createSliceI18n('en-US', load);
  expect(t('trashed', { name: 'המעבורת 7!' })).toBe('“\u2068המעבורת 7!\u2069” is in the trash.');
  expect(t('trashed', { name: 'عبّارة الليل 🦉' })).toBe('“\u2068عبّارة الليل 🦉\u2069” is in the trash.');
  expect(t('trashed', { name: '<b>$1 & 夜の渡し船</b>' })).toBe('“<b>$1 & 夜の渡し船</b>” is in the trash.');
  expect(t('parts', { count: 3, name: 'ليل' })).toBe('3 parts of \u2068ليل\u2069');
});
