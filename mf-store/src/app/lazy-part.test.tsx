import { expect, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../slice.tsx';
import { LazyPart } from './lazy-part.tsx';

let offline = true;
const Further = ({ words }: { words: string }) => <p>{words}</p>;
const fetchView = async () => {
  if (offline) throw new Error('ChunkLoadError');
  return Further;
};
const Page = () => (
  <>
    <h1>The page</h1>
    <LazyPart fetchView={fetchView} given={{ words: 'Further down' }} />
  </>
);
const createPage: typeof createSlice = async (host) => ({ ...(await createSlice(host)), routes: { page: Page } });

test('a part that can’t be fetched leaves the page usable, and is fetched on retry', async () => {
  const { person } = await renderRoute(createPage, 'page', { responses: {}, at: '/' });
  expect(screen.getByRole('status', { name: 'Loading the rest of the page' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'The rest of the page couldn’t be loaded' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  offline = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Further down')).toBeVisible();
});
