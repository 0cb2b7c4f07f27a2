import { expect, test } from '@jest/globals';
import { LOCALES, type Locale } from '@meowtale/contracts/locales';
import { UiProvider } from '@meowtale/ui';
import { render, screen } from '@testing-library/react';
// The edge build: the browser's one wants a MessageChannel, which jsdom lacks.
import { renderToString } from 'react-dom/server.edge';
import { type AiDisclosure, AiSentences, useAiDisclosure } from './ai-disclosure.tsx';
import { createSliceI18n } from './i18n.ts';
import type { MadeWith } from './made-with.ts';
import { SliceScope } from './slice-scope.tsx';
import { testHost } from './testing/host.ts';

const row = (change: Partial<MadeWith> = {}): MadeWith => ({
  ...{ what: 'lines', provider: 'draft', model: 'template draft', share: 0.6, edited: 0.33 },
  ...change,
});
const whole = (...made_with: MadeWith[]): AiDisclosure => ({ type: 'official_app', made_with });
const trial = (...made_with: MadeWith[]): AiDisclosure => ({ type: 'trial_app', made_with });

function Page({ disclosure }: { disclosure: AiDisclosure[] }) {
  const madeWith = useAiDisclosure(disclosure);
  return (
    <main>
      {madeWith?.title}
      {madeWith ? <AiSentences versions={madeWith.versions} /> : null}
    </main>
  );
}

async function pageOf(disclosure: AiDisclosure[], locale: Locale = 'en-US') {
  const { host } = testHost({}, '/');
  const i18n = await createSliceI18n(locale, async () => ({ default: {} }));
  return (
    <UiProvider locale={locale} colorScheme="light">
      <SliceScope host={{ ...host, locale }} words={i18n}>
        <Page disclosure={disclosure} />
      </SliceScope>
    </UiProvider>
  );
}

async function draw(disclosure: AiDisclosure[], locale: Locale = 'en-US') {
  const { unmount } = render(await pageOf(disclosure, locale));
  const text = screen.getByRole('main').textContent;
  const paragraphs = [...screen.getByRole('main').querySelectorAll('p')].map((each) => each.textContent);
  unmount();
  return { text, paragraphs };
}

test('the text says how much of what a program made, and how much of that was reworked', async () => {
  const pictures = row({ what: 'pictures', model: 'ink-wash', share: 1, edited: 0 });
  const { text, paragraphs } = await draw([whole(row(), pictures, row({ what: 'translations', share: 1, edited: 0, model: '' }))]);
  expect(text).toMatch(/^Made with AI/);
  expect(paragraphs).toEqual([
    'About 60% of the lines were drafted by template draft. About a third of those were reworked by the creator.',
    'All pictures were made by ink-wash.',
    'Translations were made by draft.',
  ]);
});

test('the text says for each language how much of it a program translated', async () => {
  const into = (language: string, share: number) => row({ what: 'translations', edited: 0, language, share });
  expect((await draw([whole(into('de-DE', 1), into('fr-FR', 1), into('zh-TW', 0.4))])).paragraphs).toEqual([
    'German and French: all lines were translated by template draft.',
    'Traditional Chinese: about 40% of the lines were translated by template draft.',
  ]);
});

test('a trial’s own rows are listed separately, and equal ones once for both', async () => {
  const picture = row({ what: 'pictures', share: 0.01, edited: 0 });
  expect((await draw([whole(row({ edited: 0 })), trial(picture)])).paragraphs).toEqual([
    'Full version',
    'About 60% of the lines were drafted by template draft.',
    'Trial version',
    'A few pictures were made by template draft.',
  ]);
  expect((await draw([whole(picture), trial({ ...picture, share: 0.02 })])).paragraphs).toHaveLength(1);
  expect((await draw([whole(), trial(picture)])).paragraphs[0]).toBe('Trial version');
});

test('the text is part of the server’s page', async () => {
  expect(renderToString(await pageOf([whole(row())]))).toContain('About 60% of the lines were drafted by template draft.');
});

test('without rows there is no text', async () => {
  expect((await draw([])).text).toBe('');
  expect((await draw([whole(), trial()])).text).toBe('');
});

test('a missing program is called unknown, and a name that looks like a placeholder is printed as it is', async () => {
  expect((await draw([whole(row({ provider: '', model: '', edited: 0 }))])).paragraphs).toEqual([
    'About 60% of the lines were drafted by an unknown program.',
  ]);
  const { text } = await draw([whole(row({ model: '{{percent}} $t(madeWith.title)' }))]);
  expect(text).toContain('drafted by {{percent}} $t(madeWith.title). About a third');
});

test.each(LOCALES)('every text in %s is whole sentences', async (locale) => {
  const kinds = ['lines', 'pictures', 'translations'];
  const shares = [0.01, 0.6, 0.98, 1];
  const parts = [0, 0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.95, 1];
  for (const what of kinds) {
    for (const [at, edited] of parts.entries()) {
      const language = at > 3 && what === 'translations' ? 'vi-VN' : null;
      const { paragraphs } = await draw([whole(row({ what, edited, language, share: shares[at % 4] ?? 1 }))], locale);
      expect(paragraphs).toHaveLength(1);
      expect(paragraphs[0]).toContain('template draft');
      expect(paragraphs[0]).not.toMatch(/madeWith|\{\{|undefined/);
    }
  }
});
