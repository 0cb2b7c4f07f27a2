import { expect, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const PROFILE = {
  __typename: 'WebsiteModule',
  cid: 'm1',
  type: 'profile',
  layout: 'default',
  isActive: true,
  element: { __typename: 'WebsiteElement', title: 'Lamplight Press', description: '', backgroundImg: null, avatar: null },
};

/** The preview of a site that has these modules. */
async function previewOf(modules: object[]) {
  const mySite = () => ({
    findWebsiteMain: {
      __typename: 'WebsiteMain',
      uuid: '0198f6d2-0000-7000-8000-0000000000f1',
      name: 'lamplight',
      domain: 'https://s-lamplight.meowtale.example',
      revision: 1,
      config: { __typename: 'WebsiteConfig', modules },
    },
  });
  await renderRoute(createSlice, 'editor', { answers: { mySite }, at: '/lobby/marketing/website' });
  return within(await screen.findByRole('region', { name: 'As visitors see it' }));
}

test('the preview draws the modules that are shown', async () => {
  expect((await previewOf([PROFILE])).getByRole('heading', { name: 'Lamplight Press' })).toBeVisible();
});

test.each([
  ['no module', []],
  ['none that is shown', [{ ...PROFILE, isActive: false }]],
])('the preview of a site with %s says what visitors read there', async (_what, modules) => {
  expect((await previewOf(modules)).getByText('This page is still being written.')).toBeVisible();
});
