import { expect, test } from '@jest/globals';
import { isStoryOf } from './is-story-of.ts';
import { storyText } from './test-app.ts';

const { title, parts } = JSON.parse(storyText()) as { title: string; parts: object[] };

test('the same parts in another order, with their keys in another order, are the same story', () => {
  const turned = parts.toReversed().map((part) => Object.fromEntries(Object.entries(part).reverse()));
  expect(isStoryOf(storyText(), { title, data: { parts: turned } })).toBe(true);
});

test('another title, and a changed, added or removed part, is another story', () => {
  expect(isStoryOf(storyText(), { title: 'The Boat', data: { parts } })).toBe(false);
  expect(isStoryOf(storyText().replace('Fog', 'Rain'), { title, data: { parts } })).toBe(false);
  expect(isStoryOf(storyText(), { title, data: { parts: parts.slice(0, -1) } })).toBe(false);
  const fact = { kind: 'fact', id: 'f1', text: 'It is dark.' };
  expect(isStoryOf(storyText(), { title, data: { parts: [...parts, fact] } })).toBe(false);
});

test('what can’t be read is neither the same nor another story', () => {
  expect(isStoryOf('== knot', { title, data: { parts } })).toBeNull();
  expect(isStoryOf(storyText(), { title, data: { parts: [{ kind: 'other' }] } })).toBeNull();
});
