import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { WEBSITE_ARTICLE_MODULES_MAX } from '@meowtale/contracts/inputs/catalog/site';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SiteModule } from '../site-editor/documents.ts';
import { crowdedBy, newModule } from '../site-editor/module-input.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');
const reference = (resourceType: string) => ({ resourceType, resourceUUID: '0198f6d2-0000-7000-8000-000000000001' });
const titled = (title: string): SiteModule => ({ ...newModule('profile'), element: { ...newModule('profile').element, title } });
const articleModule = () => ({ ...newModule('article'), article: reference('website_article') }) as unknown as SiteModule;

test.each<[string, SiteModule, SiteModule[], number, string | null]>([
  ['the first empty profile', newModule('profile'), [], 200, null],
  ['a second empty profile', newModule('profile'), [titled('Mina'), newModule('profile')], 200, 'setModule.blankTwice'],
  ['a second profile with words', titled('Noor'), [newModule('profile'), titled('Mina')], 200, null],
  [
    'one article too many',
    articleModule(),
    Array.from({ length: WEBSITE_ARTICLE_MODULES_MAX }, articleModule),
    200,
    'website.errors.tooManyArticles',
  ],
  ['an article where no work or article has room', articleModule(), [], 0, 'website.errors.tooManyResources'],
])('%s is checked beside the others', (_what, module, others, room, expected) => expect(crowdedBy(module, others, room)).toBe(expected));

/** Opens the editor of a site with these modules. */
async function openEditor(modules: object[]) {
  const site = {
    __typename: 'WebsiteMain',
    uuid: '0198f6d2-0000-7000-8000-0000000000f1',
    name: 'lamplight',
    domain: 'https://s-lamplight.meowtale.example',
    state: 1,
    revision: 1,
    config: { __typename: 'WebsiteConfig', theme: 'paper', language: 'en-US', modules },
  };
  const view = await renderRoute(createSlice, 'editor', {
    at: '/lobby/marketing/website',
    responses: { mySite: () => ({ findWebsiteMain: site }), saveSite: () => ({ setWebsiteMain: { ...site, revision: 2 } }) },
  });
  await view.person.click(await screen.findByRole('button', { name: 'Add a module' }));
  return { ...view, popup: within(await screen.findByRole('dialog', { name: 'Add a module' })) };
}

test('a second empty profile isn’t added: the popup says that there is one, until something is entered', async () => {
  const { person, popup } = await openEditor([{ __typename: 'WebsiteModule', ...newModule('profile') }]);
  expect(screen.getByText('1 of 50 modules')).toBeVisible();
  expect(popup.getByText(/Your website already has an empty profile\./)).toBeVisible();
  expect(popup.getByRole('button', { name: 'Add' })).toBeDisabled();
  await person.type(popup.getByRole('textbox', { name: 'Title' }), 'Mina');
  expect(popup.queryByText(/empty profile/)).toBeNull();
  await person.click(popup.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('2 of 50 modules')).toBeVisible();
});

test('no more addresses can be added than a profile may have, with a message', async () => {
  const { person, popup } = await openEditor([]);
  for (let count = 0; count < 10; count += 1) await person.click(popup.getByRole('button', { name: 'Add a link' }));
  expect(popup.getByRole('button', { name: 'Add a link' })).toBeDisabled();
  expect(popup.getByText('At most 10 links')).toBeVisible();
});

// Pasted from Word: a line break within a paragraph is a vertical tab there; hyphens and spaces are other characters.
const FROM_WORD = '\u201cThe Moth\u2011Court\u201d \u2014 a short\u000bsecond line\u00a0here, \u202a+886 2 1234\u202c';

test.each([
  ['Title', FROM_WORD],
  ['About you', FROM_WORD],
  ['Title', 'm'.repeat(81)],
  ['About you', 'm'.repeat(1001)],
])('an error of text pasted into “%s” is shown as text, not as a key', async (name, text) => {
  const { person, popup } = await openEditor([]);
  const field = popup.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await person.click(field);
  await person.paste(text);
  // Corrected text has no error.
  const description = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent ?? '';
  expect(description).not.toMatch(/\b(?:invalid|website)\.[a-z]/);
  expect(field.matches('[aria-invalid=true]')).toBe(!popup.getByRole('button', { name: 'Add' }).matches(':enabled'));
});

test('every error key of a site’s inputs has a text', () => {
  const inputs = ['site', 'site-module', 'site-domain', 'article'].map((file) => read(`packages/contracts/src/inputs/catalog/${file}.ts`));
  const keys = [...new Set(inputs.flatMap((source) => source.match(/(?<=')website\.errors\.\w+(?=')/g) ?? []))];
  const { website } = JSON.parse(read('mf-website-builder/locales/en-US.json'));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !website.errors[key.split('.')[2] ?? ''])).toEqual([]);
});
