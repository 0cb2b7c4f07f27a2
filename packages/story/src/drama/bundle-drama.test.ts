import { expect, test } from '@jest/globals';
import type { StoryFile } from '@meowtale/contracts/inputs/drama/story';
import { createEngine, languagesOf, storyBundle } from '../bundle.ts';
import { compileInk } from '../ink/compile.ts';
import { newCharacter, newResource, storyOf } from '../model/index.ts';
import { english, offer, oneLine, partsOf, said, variable } from '../testing/dramas.ts';
import { previewDrama } from './bundle.ts';
import { bundleDrama } from './bundle-drama.ts';

const parts = partsOf(
  { a: { s: ['p', 'q'] } },
  oneLine('p', {
    brief: 'a secret brief',
    lines: [
      said('one', { words: { 'en-US': 'Tea or coffee?', 'de-DE': 'Tee?' }, knows: ['secret-fact'] }),
      said('two', { words: english('…') }),
    ],
    choices: [offer('tea', null, { words: { 'en-US': 'Tea', 'de-DE': 'Tea', 'fr-FR': 'Thé' } })],
  }),
  oneLine('q', { ending: { 'en-US': 'Cold', 'de-DE': 'Kalt' } }),
  oneLine('beside', { lines: [said('nobody reads this')] }),
  variable('n', 0),
  newCharacter('mei', 'Mei', { brief: 'secret', states: [] }),
  newResource('quay', 'bg', { keywords: 'secret prompt', seed: 7 }),
  { kind: 'fact', id: 'secret-fact', text: 'a secret' },
);
const file: StoryFile = { format: 'meowtale-story', version: 1, title: 'Tea', author: '', parts };

test('a bundle has what is played, and nothing of how it was made', () => {
  const { bundle, report } = bundleDrama(file);
  expect(JSON.stringify(bundle)).not.toMatch(/secret|nobody/);
  expect(storyBundle.parse(JSON.parse(JSON.stringify(bundle)))).toEqual(bundle);
  expect(report).toEqual({
    languages: ['en-US', 'de-DE'],
    words: { 'en-US': 6, 'de-DE': 3 },
    translated: { 'en-US': 1, 'de-DE': 0.5 },
    paragraphs: 2,
    endings: 1,
  });
  expect(bundle).toMatchObject({ words: 6, endings: 1, language: 'en-US' });
  expect(languagesOf(bundle)).toEqual(['en-US', 'de-DE']);
});

test('the fingerprint changes with any word; the shape only with more than words', () => {
  const { bundle } = bundleDrama(file);
  expect(bundleDrama(storyOf('Tea', parts)).bundle).toEqual(bundle);
  const other = (given: Parameters<typeof oneLine>[1]) => bundleDrama({ ...file, parts: [oneLine('q', given), ...parts] }).bundle;
  const reworded = other({ lines: [said('q-line', { words: english('Another.') })], ending: english('Colder') });
  expect([reworded.fingerprint === bundle.fingerprint, reworded.shape === bundle.shape]).toEqual([false, true]);
  expect(other({ ending: null, to: 'p' }).shape).not.toBe(bundle.shape);
  const preview = previewDrama(storyOf('Tea', parts));
  expect(preview.drama.paragraphs).toEqual(bundle.drama.paragraphs);
});

test('alternative texts of shown pictures count as texts, and change the fingerprint, not the shape', () => {
  const quay = newResource('quay', 'bg', { image: '01900000-0000-7000-8000-000000000000.png', alt: { 'en-US': 'A quay' } });
  const shown = [oneLine('q', { background: 'quay', ending: english('Cold') }), quay, ...parts];
  const { bundle, report } = bundleDrama({ ...file, parts: shown });
  expect(bundle.drama.pictures).toEqual([{ image: quay.image, name: '', alt: { 'en-US': 'A quay' }, decorative: false }]);
  expect(storyBundle.parse(JSON.parse(JSON.stringify(bundle)))).toEqual(bundle);
  const decorative = bundleDrama({ ...file, parts: [{ ...quay, decorative: true }, ...shown] });
  expect([report.words['en-US'], decorative.report.words['en-US']]).toEqual([8, 6]);
  expect([decorative.bundle.fingerprint === bundle.fingerprint, decorative.bundle.shape === bundle.shape]).toEqual([false, true]);
});

test("a story that can't begin is rejected", () => {
  expect(() => bundleDrama({ ...file, parts: partsOf({ a: { s: ['p'] } }, oneLine('p', { to: 'p' })) })).toThrow(
    expect.objectContaining({ code: 'too-long' }),
  );
});

test('dramas and ink stories are played from their bundles', () => {
  const ink = compileInk('Tea?\n* Yes -> END');
  if (!ink.ok) throw new Error('it compiles');
  expect(createEngine(storyBundle.parse(JSON.parse(JSON.stringify(ink.bundle))), 'de-DE').begin(1).passage.choices[0]?.text).toBe('Yes');
  expect(languagesOf(ink.bundle)).toEqual([]);
  expect(createEngine(bundleDrama(file).bundle, 'de-DE').begin(1).passage.paragraphs[0]?.text).toBe('Tee?');
});
