import { expect, test } from '@jest/globals';
import { readSent } from './sent-messages.ts';

test('messages are separated, with their quotes under their names', () => {
  const sent = [
    ...['[system]', 'You write.', 'Write in English.', '', 'It fits this JSON schema:', '{"type":"object"}', ''],
    ...['[user]', '<title>"The \\u003cLast> Ferry"</title>', '', '<cast>[{"name":"Mira"}]</cast>', '', 'Write the lines.'],
  ].join('\n');
  expect(readSent(sent)).toEqual([
    {
      role: 'system',
      fields: [
        { name: null, value: 'You write.\nWrite in English.\n\nIt fits this JSON schema:' },
        { name: null, value: { type: 'object' } },
      ],
    },
    {
      role: 'user',
      fields: [
        { name: 'title', value: 'The <Last> Ferry' },
        { name: 'cast', value: [{ name: 'Mira' }] },
        { name: null, value: 'Write the lines.' },
      ],
    },
  ]);
});

test('data is its fields, without empty ones', () => {
  expect(readSent('{"title":"Fog","brief":"","cast":[],"count":3}')).toEqual([
    {
      role: null,
      fields: [
        { name: 'title', value: 'Fog' },
        { name: 'count', value: 3 },
      ],
    },
  ]);
});

test('text stays text, also where it looks like data', () => {
  expect(readSent('{"title": a pier')).toEqual([{ role: null, fields: [{ name: null, value: '{"title": a pier' }] }]);
  expect(readSent('<b>fog</b>, (pier:1.2)')).toEqual([{ role: null, fields: [{ name: null, value: '<b>fog</b>, (pier:1.2)' }] }]);
});
