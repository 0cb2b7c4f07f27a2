import { expect, test } from '@jest/globals';
import { newResource } from '../model/parts.ts';
import { checkStory } from './index.ts';
import { end, setting, story } from './testing/small.ts';

const IMAGE = '01900000-0000-7000-8000-000000000000.png';

test('a picture without an alternative text in the source language is reported once, without its translations', () => {
  const of = story(
    setting({ languages: ['de-DE', 'ja-JP'] }),
    end('a', { background: 'shop' }),
    newResource('shop', 'bg', { image: IMAGE }),
  );
  const found = checkStory(of).filter(({ kind }) => kind === 'missing-alt');
  expect(found).toMatchObject([{ severity: 'note', at: { part: 'shop' }, params: { language: 'en-US' } }]);
});
