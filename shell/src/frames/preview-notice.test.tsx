import { expect, test } from '@jest/globals';
import { LOCALES } from '@meowtale/contracts/locales';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n } from '@meowtale/web-kit';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { type Shell, ShellContext } from '../app/shell.ts';
import type { Plan } from '../plan.ts';
import { loadWords } from '../words.ts';
import { PreviewNotice } from './preview-notice.tsx';

async function draw(plan: Pick<Plan, 'previews' | 'isPreviewInvalid'>, locale: (typeof LOCALES)[number] = 'en-US') {
  const i18n = await createSliceI18n(locale, loadWords);
  return render(
    <I18nextProvider i18n={i18n}>
      <UiProvider locale={locale} colorScheme="light">
        <ShellContext value={{ plan } as unknown as Shell}>
          <PreviewNotice />
        </ShellContext>
      </UiProvider>
    </I18nextProvider>,
  );
}
const previews = [
  { slice: 'mf-store', version: 'a1' },
  { slice: 'mf-lobby', version: 'b2' },
];

test('without a preview there is no notice', async () => {
  const { container } = await draw({ previews: [], isPreviewInvalid: false });
  expect(container.textContent).toBe('');
});

test('a preview names its releases and has a way out', async () => {
  await draw({ previews, isPreviewInvalid: false });
  expect(screen.getByText('mf-store a1 and mf-lobby b2. Only this browser sees it.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave the preview' })).toBeInTheDocument();
});

test('an invalid link says so, and that the released version is shown', async () => {
  await draw({ previews: [], isPreviewInvalid: true });
  expect(screen.getByText('This preview link is no longer valid')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(LOCALES)('in %s both releases are named, without a placeholder', async (locale) => {
  const { container } = await draw({ previews, isPreviewInvalid: false }, locale);
  expect(container.textContent).toMatch(/mf-store a1.*mf-lobby b2/);
  expect(container.textContent).not.toMatch(/[{}]|preview\./);
});
