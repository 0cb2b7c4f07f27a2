import { expect, test } from '@jest/globals';
import type { Locale } from '@meowtale/contracts/locales';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { createAdultGate } from '../app/adult-gate.ts';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import { AdultGatePage } from './adult-gate-page.tsx';

async function questionsIn(locale: Locale): Promise<(string | null)[]> {
  const i18n = await createSliceI18n(locale, loadWords);
  const shell = { plan: { locale }, adultGate: createAdultGate({ getItem: () => null, setItem: () => {} }) } as unknown as Shell;
  render(
    <UiProvider locale={locale} colorScheme="light">
      <SliceScope host={testHost({}, '/').host} words={i18n}>
        <ShellContext value={shell}>
          <AdultGatePage />
        </ShellContext>
      </SliceScope>
    </UiProvider>,
  );
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

test.each([
  ['zh-TW', []],
  ['zh-CN', ['你是否已年满 18 岁？']],
  ['en-US', ['Are you 18 or older?']],
] as const)('in %s the question is Traditional Chinese, and the reader’s own beneath it', async (locale, own) => {
  expect(await questionsIn(locale)).toEqual(['你是否已年滿 18 歲？', ...own]);
});
