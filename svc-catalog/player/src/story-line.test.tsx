import { expect, test } from '@jest/globals';
import { StoryLine } from './story-line.tsx';
import { renderView } from './testing/render-view.ts';

const image = '01900000-0000-7000-8000-000000000000.jpg';
const altOf = (given: { alt?: string }, name: string) => {
  const line = { text: '', tags: [], picture: image, ...given };
  const pictures = { [image]: { name, width: 16, height: 9 } };
  return renderView(<StoryLine line={line} before={undefined} pictures={pictures} />).querySelector('img')?.alt;
};

test('a picture has its alternative text, which is empty for a decorative one', () => {
  expect([altOf({ alt: 'Rain on the quay' }, 'Rain'), altOf({ alt: '' }, 'Rain')]).toEqual(['Rain on the quay', '']);
});

test('a picture of an older version has its name, and none if it is only called as its file', () => {
  expect([altOf({}, 'Rain'), altOf({}, image)]).toEqual(['Rain', '']);
});
