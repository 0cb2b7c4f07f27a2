import type { Page } from '@playwright/test';
import type { PageFixtures, PageState } from '../page-fixtures.ts';
import { startingWith, wordsOf } from '../words.ts';
import { click, inOrder, press, says } from './acts.ts';

const site = wordsOf('mf-website-builder');
export const EDITOR = '/lobby/marketing/website';

const add = press(site('editor.add'));
const ofKind = (kind: string) => inOrder(add, click(site(`category.${kind}`)));
/** The newest dialog is the one that is worked in. */
const inDialog = (name: string) => async (page: Page) => {
  await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();
};
/** In the order in which the site's modules stand. */
const change = (number: number) => press(site('module.set', { number }));
export const chooseWorks = inOrder(change(3), inDialog(site('list.choose')), says(site('selector.title.multiple')));
const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name: site(`selector.tab.${name}`) }).click();
  await page.getByRole('tabpanel').locator('[aria-busy="true"]').waitFor({ state: 'detached' });
};
const device = (name: string) => (page: Page) => page.getByRole('tab', { name: site(`preview.${name}`) }).click();
const written = async (page: Page) => {
  await page.getByRole('dialog').last().locator('[contenteditable][tabindex="0"]').first().waitFor();
};
const write = inOrder(ofKind('article'), inDialog(site('article.write')), written);

/** The site's editor, of whose site has a module of each kind; a domain is given last, and stays. */
export const builderStates = ({ adLink, site: name }: PageFixtures): PageState[] => [
  { name: 'website editor', path: EDITOR },
  { name: 'website editor, as on a tablet', path: EDITOR, act: device('tablet') },
  { name: 'website editor, as on a phone', path: EDITOR, act: device('phone') },
  { name: 'new module', path: EDITOR, act: add },
  { name: 'new grid, with nothing in it', path: EDITOR, act: ofKind('grid') },
  { name: 'grid, to be changed', path: EDITOR, act: change(3) },
  { name: 'article, to be chosen', path: EDITOR, act: change(6) },
  { name: 'works, to be chosen', path: EDITOR, act: chooseWorks },
  { name: 'one’s links, to be chosen', path: EDITOR, act: inOrder(chooseWorks, tab('distributed')) },
  { name: 'one’s articles, to be chosen', path: EDITOR, act: inOrder(chooseWorks, tab('article')) },
  { name: 'new article', path: EDITOR, act: write },
  {
    name: 'an article, to be changed',
    path: EDITOR,
    act: inOrder(
      change(6),
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: startingWith('Edit ') })
          .click(),
      written,
    ),
  },
  {
    name: 'an article, about to be left',
    path: EDITOR,
    act: inOrder(
      write,
      async (page) => {
        await page.getByRole('dialog').last().locator('[contenteditable][tabindex="0"]').first().click();
        await page.keyboard.type('The bell rings.');
      },
      inDialog(site('popup.cancel')),
      (page) => page.getByRole('dialog', { name: site('writing.leaveTitle') }).waitFor(),
    ),
  },
  { name: 'what the site was', path: EDITOR, act: press(site('history.open')) },
  { name: 'a link of one’s own, with its code', path: `/lobby/marketing/ad-links/${adLink}` },
  {
    name: 'a domain of one’s own',
    path: EDITOR,
    act: async (page) => {
      await page.getByLabel(startingWith(site('domain.label'))).fill(`www.${name}.com`);
      await page.getByRole('button', { name: site('domain.use') }).click();
      await says(site('domain.state.waiting'))(page);
    },
  },
  { name: 'a domain, about to be taken away', path: EDITOR, act: press(site('domain.remove')) },
];
