import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';
import { Cover } from './cover.tsx';

const url = 'http://files/i/0198f6d2-0000-7000-8000-00000000aaaa.jpg';
const sourcesIn = (container: HTMLElement) => [...container.querySelectorAll('source')];

test('a cover offers the smallest formats first and its own last, and reserves its space', () => {
  const { container } = render(<Cover src={url} alt="The Lantern" title="The Lantern" />);
  expect(sourcesIn(container).map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sourcesIn(container)[0]?.srcset).toMatch(/_480\.avif 480w$/);
  const image = screen.getByRole('img', { name: 'The Lantern' });
  expect(image).toHaveAttribute('src', url);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['240', '320']);
});

test('a lazy picture loads near the window in its displayed width, and the first one loads with priority', () => {
  const { container, rerender } = render(<Cover src={url} alt="a" title="a" sizes="94vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 94vw');
  rerender(<Cover src={url} alt="a" title="a" sizes="94vw" eager first />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(sourcesIn(container).map(({ sizes }) => sizes)).toEqual(['94vw', '94vw']);
});

test('an avatar is offered at most at twice its largest displayed size', () => {
  const { container } = render(<Avatar src={url} name="Mira" size="large" />);
  expect(sourcesIn(container)[0]?.srcset.split(', ')).toHaveLength(6);
  expect(sourcesIn(container)[0]?.sizes).toBe('auto, 64px');
});

test('a picture from elsewhere has no other files, and one that fails is generated', () => {
  const { container } = render(<Cover src="blob:http://localhost/1" alt="A preview" title="A preview" />);
  expect(sourcesIn(container)).toEqual([]);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A preview' })).toBeVisible();
});
