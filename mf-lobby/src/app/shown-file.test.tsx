import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ShownFile } from './shown-file.tsx';

const uuid = '0198f6d2-0000-7000-8000-00000000aaaa';

test('a film plays in place, muted by default', () => {
  render(<ShownFile shape="wide" file={{ url: `http://files/v/${uuid}.webm` }} alt="Screenshot 2" title="The Lantern" />);
  const film = screen.getByLabelText<HTMLVideoElement>('Screenshot 2');
  expect([film.tagName, film.muted, film.controls, film.autoplay]).toEqual(['VIDEO', true, true, false]);
});

test('a picture is a picture', () => {
  render(<ShownFile shape="wide" file={{ url: `http://files/i/${uuid}.jpg` }} alt="Screenshot 1" title="The Lantern" />);
  expect(screen.getByRole('img', { name: 'Screenshot 1' })).toHaveAttribute('src', `http://files/i/${uuid}.jpg`);
});
