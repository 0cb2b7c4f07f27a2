import { expect, test } from '@jest/globals';
import { labelFaults } from './label-words.ts';

const faults = (texts: object, path = 'mf-lobby/locales/en-US.json') => labelFaults(path, JSON.stringify(texts));

test.each(['What is live', 'How this sale was divided', 'Where you are signed in', 'What players see couldn’t be loaded'])(
  'the label "%s" is a fault that names its key',
  (label) => {
    expect(faults({ releases: { title: label } })).toEqual([
      `mf-lobby/locales/en-US.json: releases.title is "${label}"; a label names the thing`,
    ]);
  },
);

test.each(['Live versions', 'What next?', 'What staff did, when and why.', 'When', 'Whole story', 'Whatever'])(
  '"%s" is no fault',
  (label) => {
    expect(faults({ title: label })).toEqual([]);
  },
);

test('hints, examples in fields, headings of articles and other languages may be clauses', () => {
  expect(faults({ nameHint: 'What a buyer reads', field: { placeholder: 'Where you live' }, consent: { more: 'What we store' } })).toEqual(
    [],
  );
  expect(faults({ terms: { heading: 'What isn’t allowed' } }, 'shell/locales/public/en-US.json')).toEqual([]);
  expect(faults({ title: 'What for' }, 'mf-lobby/locales/de-DE.json')).toEqual([]);
});
