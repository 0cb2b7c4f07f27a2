import { expect, type Page } from '@playwright/test';
import type { PageFixtures, PageState } from '../page-fixtures.ts';
import { click, inOrder, press, says } from './acts.ts';

const TABS = ['', '/drama', '/dialog', '/character', '/resource'];

const pick = (menu: string | RegExp, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** Returns page states of drama editors. */
export const writerStates = ({ dramas: { empty, small, full }, inkApp, tornApp }: PageFixtures): PageState[] => {
  const tabsOf = (what: string, uuid: string) => TABS.map((tab) => ({ name: `${what}${tab}`, path: `/set-drama/${uuid}${tab}` }));
  return [
    { name: 'dramas', path: '/lobby/drama' },
    { name: 'new drama', path: '/lobby/drama', act: press('New drama') },
    { name: 'delete a drama', path: '/lobby/drama', act: press(/^Delete /) },
    { name: 'importing a drama', path: '/lobby/drama', act: press('Import') },
    { name: 'exporting all dramas', path: '/lobby/drama', act: press('Export all') },
    { name: 'archived dramas, of which there are none', path: '/lobby/drama?archived=1' },
    ...tabsOf('a drama with nothing in it', empty),
    ...tabsOf('a large drama', full),
    { name: 'drama editor', path: `/set-drama/${small}` },
    { name: 'the story of a drama', path: `/set-drama/${small}/drama?at=dusk`, act: says('Paragraph') },
    {
      name: 'lines of a drama, one with all that it has',
      path: `/set-drama/${small}/dialog?at=dusk`,
      act: async (page) => {
        await page.getByRole('button', { name: 'More options for line 2' }).click();
        await page.mouse.move(0, 0);
        await expect(page.getByRole('textbox', { name: 'Speaking direction' })).toHaveValue('over his cap');
      },
    },
    { name: 'characters of a drama', path: `/set-drama/${small}/character`, act: says('Mira') },
    { name: 'pictures of a drama', path: `/set-drama/${small}/resource`, act: says('The pier in fog') },
    { name: 'history of a drama', path: `/set-drama/${small}`, act: press('History') },
    { name: 'making an app of a drama', path: `/set-drama/${small}`, act: press('Create app') },
    { name: 'exporting a drama', path: `/set-drama/${small}`, act: press('Export') },
    {
      name: 'the whole story about to be drafted',
      path: `/set-drama/${full}`,
      act: inOrder(pick(/^Draft/, 'The whole story'), says('Free')),
    },
    {
      name: 'what was proposed for a drama',
      path: `/set-drama/${small}`,
      act: inOrder(pick(/^Draft/, 'Proposals'), click(/^View “/), says('template draft')),
    },
    { name: 'what was sent for it', path: `/set-drama/${small}`, act: inOrder(pick(/^Draft/, 'Proposals'), press('Sent data')) },
    { name: 'whether a drama goes together', path: `/set-drama/${small}`, act: pick(/^Draft/, 'Consistency check') },
    { name: 'an app’s nodes and its source', path: `/set-app/${inkApp}`, act: says('Publish') },
    { name: 'an app whose story has faults', path: `/set-app/${tornApp}` },
  ];
};
