import { describe, expect, test } from '@jest/globals';
import { Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSlice } from '../../slice.tsx';
import { SiteDomainSection } from '../site-domain/site-domain.tsx';
import type { ShownModule } from './documents.ts';
import { inlineHtml } from './inline-html.tsx';

const picture = (name: string) => ({ __typename: 'FileRef', uuid: name, url: `http://files/i/${name}.jpg`, width: 1280, height: 720 });
const work = (name: string, more: object = {}) => ({
  __typename: 'Store',
  uuid: `of-${name}`,
  category: 'normal-age',
  default_lang: 'en-US',
  endings: 5,
  store_info: [
    {
      __typename: 'StoreInfo',
      language: 'en-US',
      name,
      brief: `Brief of ${name}`,
      data: { __typename: 'StoreInfoData', cover: picture('wide'), cover240x320: picture('tall'), screenshots: [] },
    },
    {
      __typename: 'StoreInfo',
      language: 'zh-TW',
      name: `${name}之書`,
      brief: '',
      data: { __typename: 'StoreInfoData', cover: null, cover240x320: null, screenshots: [] },
    },
  ],
  ...more,
});
const item = (store: object | null, article: object | null = null) => ({
  __typename: 'WebsiteItem',
  cid: JSON.stringify(store ?? article),
  uid: store ? 'ab12' : null,
  store,
  article,
});
const card = {
  __typename: 'WebsiteArticleCard',
  uuid: 'a1',
  headline: 'How it began',
  excerpt: 'On a ferry.',
  cover: null,
  created_at: '2026-11-02T10:00:00Z',
};
const article = (blocks: object[]) => ({ ...card, __typename: 'WebsiteArticlePublic', blocks });

function module(type: string, title: string, more: object = {}): ShownModule {
  const element = { __typename: 'WebsiteModuleElement', title, description: '', backgroundImg: null, avatar: null };
  return {
    __typename: 'WebsiteModule',
    cid: `${type}-${title}`,
    type,
    element,
    list: [],
    links: [],
    article: null,
    gameInfo: null,
    ...more,
  } as never;
}

function site(modules: ShownModule[], more: object = {}) {
  return {
    __typename: 'WebsitePublic',
    name: 'lamplight',
    address: 'http://s-lamplight.localhost:3006',
    author: { __typename: 'UserPublic', uuid: 'u1', nickname: 'Lamplight Press' },
    config: { __typename: 'WebsiteConfig', theme: 'night', language: 'en-US', modules },
    updated_at: '2026-11-02T10:00:00Z',
    ...more,
  };
}

const visit = (modules: ShownModule[]) =>
  renderRoute(createSlice, 'site', {
    responses: { publicSite: () => ({ findWebsitePublic: site(modules) }) },
    at: '/',
    params: { site: 'lamplight' },
    person: null,
  });

describe('a site', () => {
  test('shows its creator, marks external links as untrusted, and links to works by its tracked links', async () => {
    const links = [{ __typename: 'WebsiteLink', cid: 'l', title: 'Elsewhere', url: 'https://example.com/' }];
    await visit([
      module('profile', 'Lamplight', { links }),
      module('grid-card', 'All of them', { list: [item(work('Nine Cats')), item(null, card)] }),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lamplight' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('rel', 'me nofollow ugc noopener noreferrer');
    const toWork = screen.getByRole('link', { name: 'Nine Cats' });
    expect([toWork.getAttribute('href'), toWork.getAttribute('target'), toWork.getAttribute('rel')]).toEqual([
      expect.stringMatching(/\/store\/of-Nine%20Cats\?uid=ab12$|\/store\/of-Nine Cats\?uid=ab12$/),
      '_blank',
      'noopener',
    ]);
    expect(screen.getByText('5 endings')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How it began' })).toHaveAttribute('href', '/articles/a1');
  });

  test('of a creator without a picture has the first sign of its title, an emoji of several people whole', async () => {
    await visit([module('profile', '👩‍👩‍👧 Lamplight')]);
    expect(await screen.findByText('👩‍👩‍👧')).toBeVisible();
  });

  test('has its theme and its language, and its creator’s name when it has no title', async () => {
    await visit([
      module('game-info', 'Start here', { gameInfo: { __typename: 'WebsiteWorkResource', store: work('Moth Court'), uid: 'cd34' } }),
    ]);
    const name = await screen.findByRole('heading', { level: 1, name: 'Lamplight Press' });
    expect(name.closest('[lang]')).toHaveAttribute('lang', 'en-US');
    expect(name.closest('[lang]')?.className).toMatch(/night/);
    expect(screen.getByRole('link', { name: 'Play on Meowtale Moth Court' })).toHaveAttribute('href', expect.stringContaining('?uid=cd34'));
  });

  test('shows only the name of an adult work', async () => {
    const adult = work('Salt', { category: 'boy-bl' });
    await visit([module('player', 'Now playing', { list: [item(adult)] }), module('grid-rectangle', 'More', { list: [item(adult)] })]);
    expect(await screen.findAllByRole('heading', { name: 'Salt' })).toHaveLength(2);
    expect(screen.queryByText('Brief of Salt')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getAllByText('18+')).toHaveLength(2);
  });

  test('plays the film of a work that has one, and loads nothing of it before', async () => {
    const film = { __typename: 'FileRef', uuid: 'f', url: 'http://files/v/0190a5d0-0000-7000-8000-000000000001.webm' };
    const shown = work('Moth Court');
    Object.assign(shown.store_info[0]?.data ?? {}, { screenshots: [film] });
    await visit([module('player', '', { list: [item(shown)] })]);
    expect(await screen.findByLabelText('Moth Court')).toHaveAttribute('preload', 'none');
  });

  test('leaves out modules whose works are gone, and says so when it is empty', async () => {
    await visit([
      module('player', 'Player', { list: [item(null)] }),
      module('grid-card', 'Grid'),
      module('game-info', 'Info', { gameInfo: { __typename: 'WebsiteWorkResource', store: null, uid: null } }),
      module('article', 'Article', { article: { __typename: 'WebsiteArticleResource', article: null } }),
      module('profile', 'Lamplight'),
    ]);
    expect(await screen.findAllByRole('heading')).toHaveLength(1);
  });

  test('without a module says that it is in preparation; an unknown one says that there is nothing', async () => {
    await visit([]);
    expect(await screen.findByText('There is nothing here yet.')).toBeVisible();
    const responses = { publicSite: () => ({ findWebsitePublic: null }) };
    await renderRoute(createSlice, 'site', { responses, at: '/', params: { site: 'nobody' }, person: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

describe('an article', () => {
  const blocks = [
    { type: 'header', data: { text: 'How it began', level: 2 } },
    { type: 'header', data: { text: 'A <b>second</b> one', level: 3 } },
    {
      type: 'paragraph',
      data: { text: 'Text &amp; <script>alert(1)</script> <a href="javascript:alert(1)">bad</a> <a href="https://example.com/">good</a>' },
    },
    { type: 'list', data: { style: 'ordered', items: [{ content: 'one', items: [{ content: 'inner', items: [] }] }] } },
    { type: 'quote', data: { text: 'Nine doors', caption: 'a grandmother', alignment: 'center' } },
    {
      type: 'image',
      data: {
        url: 'http://files/i/x.jpg',
        caption: 'The harbour',
        withBorder: true,
        withBackground: true,
        stretched: true,
        width: 640,
        height: 360,
      },
    },
    { type: 'delimiter', data: {} },
    { type: 'unknown', data: {} },
  ];

  test('is rendered block by block at its own address, with others below', async () => {
    const other = { ...card, uuid: 'a2', headline: 'Another' };
    const found = site([], { article: article(blocks), articles: [card, other] });
    const responses = { publicSiteArticle: () => ({ findWebsitePublic: found }) };
    await renderRoute(createSlice, 'article', { responses, at: '/', params: { site: 'lamplight', uuid: 'a1' }, person: null });
    expect(await screen.findAllByRole('heading', { name: 'How it began' })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 3, name: 'A second one' })).toBeVisible();
    expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
    expect(screen.getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
    expect(within(screen.getAllByRole('list')[0] as HTMLElement).getByText('inner')).toBeVisible();
    expect(screen.getByText('a grandmother')).toBeVisible();
    const image = screen.getByRole('img', { name: 'The harbour' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '360']);
    expect(screen.getByRole('separator')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Another' })).toHaveAttribute('href', '/articles/a2');
  });

  const readPage = async (shown: object[], headline: string) => {
    const found = site([], { article: { ...article(shown), headline }, articles: [] });
    const responses = { publicSiteArticle: () => ({ findWebsitePublic: found }) };
    await renderRoute(createSlice, 'article', { responses, at: '/', params: { site: 'lamplight', uuid: 'a1' }, person: null });
    await waitFor(() => expect(document.querySelector('article')).not.toBeNull());
    return screen.getByRole('heading', { level: 1 }).textContent;
  };
  const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

  test.each([
    ['a paragraph', [paragraph('Only <b>once</b>, 1 &lt; 2.'), paragraph('Then.')], 'Only once, 1 < 2.'],
    ['a header with a line break', [{ type: 'header', data: { text: 'One &amp;<br>two', level: 2 } }], 'One &two'],
  ])('whose headline is %s shows it once, as its title', async (_what, shown, title) => {
    expect(await readPage(shown, title)).toBe(title);
    expect(document.querySelector('article')?.textContent?.split(title)).toHaveLength(2);
  });

  test('that begins with a long paragraph shows it once, in full, below the creator’s name', async () => {
    const long = `${'The bell rings. '.repeat(20)}<i>End</i>`;
    expect(await readPage([paragraph(long), paragraph('Then.')], long.slice(0, 200))).toBe('Lamplight Press');
    expect(document.querySelector('article')?.textContent?.match(/The bell rings\./g)).toHaveLength(20);
    expect(screen.getByText('End')).toBeVisible();
  });

  test('in a module shows its first paragraph once, as a link to its own address', async () => {
    const shown = { ...article([paragraph('Only <b>once</b>.'), paragraph('Then.')]), headline: 'Only once.' };
    await visit([module('article', '', { article: { __typename: 'WebsiteArticleResource', article: shown as never } })]);
    expect(await screen.findByRole('link', { name: 'Only once.' })).toHaveAttribute('href', '/articles/a1');
    expect(screen.getByText('Then.')).toBeVisible();
    expect(document.querySelector('article')?.textContent).toBe('Only once.Then.');
  });

  test('has its pictures described by the words of their captions', async () => {
    const data = {
      url: 'http://files/i/x.jpg',
      caption: 'Bo &lt;3 <b>Ann</b>',
      withBorder: false,
      withBackground: false,
      stretched: false,
    };
    await readPage([paragraph('Text.'), { type: 'image', data: { ...data, width: 640, height: 360 } }], 'Text.');
    expect(screen.getByRole('img', { name: 'Bo <3 Ann' })).toBeVisible();
  });

  test.each([
    ['a <b>b <i>c</i></b>', 'a <b>b <i>c</i></b>'],
    ['<b>open', '<b>open</b>'],
    ['</b>shut', 'shut'],
    ['<b><i>across</b></i>', '<b><i>across</i></b>'],
    ['one<br>two', 'one<br>two'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<b onclick="alert(1)">x</b>', '<b>x</b>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="data:text/html,x">x</a>', '<span>x</span>'],
    ['<a href="//evil.example">x</a>', '<span>x</span>'],
    ['<a href="java&#115;cript:alert(1)">x</a>', '<span>x</span>'],
    ['&lt;b&gt; &#x1F408; &nbsp;&bogus;', '&lt;b&gt; 🐈 &nbsp;&amp;bogus;'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%s becomes only allowed markup', (html, rendered) => {
    expect(render(<p>{inlineHtml(html)}</p>).container.firstElementChild?.innerHTML).toBe(rendered);
  });
});

describe('a creator’s own domain', () => {
  const domain = {
    __typename: 'WebsiteDomain',
    domain: 'lamplight.example.com',
    name: 'lamplight.example.com',
    state: 0,
    reason: null,
    txt_name: '_meowtale.lamplight.example.com',
    txt_value: 'meowtale-site=abc',
    cname_target: 's-lamplight.localhost',
    addresses: ['127.0.0.1'],
    address: 'http://lamplight.example.com:3006',
    checked_at: null,
  };
  const open = (responses: Record<string, (variables: { domain: string }) => unknown>, own: object | null) => {
    const findWebsiteMain = { __typename: 'WebsiteMain', uuid: 'w1', own_domain: own };
    const slice: typeof createSlice = async (host) => ({ ...(await createSlice(host)), routes: { editor: SiteDomainSection } });
    return renderRoute(slice, 'editor', {
      responses: { mySiteDomain: () => ({ findWebsiteMain }), ...responses },
      at: '/lobby/marketing/website',
    });
  };

  test('is set, with errors at its field, and the plans shown to a person without the right', async () => {
    const user = userEvent.setup();
    const domains: string[] = [];
    const setSiteDomain = ({ domain: wanted }: { domain: string }) => {
      domains.push(wanted);
      if (domains.length > 1) throw new Refusal({ code: 'plan/required' });
      throw new Refusal({ code: 'website/domain-taken', fields: [{ path: 'domain', key: 'website.errors.domainTaken' }] });
    };
    const { host } = await open({ setSiteDomain }, null);
    const field = await screen.findByLabelText(/^Domain/);
    const use = screen.getByRole('button', { name: 'Use this domain' });
    await user.type(field, 'nodots');
    await user.click(use);
    expect(await screen.findByText('Enter a domain, such as www.example.com')).toBeVisible();
    await user.type(field, '.example.com');
    await user.click(use);
    expect(await screen.findByText('This domain is used by another website')).toBeVisible();
    await user.click(use);
    await user.click(await screen.findByRole('button', { name: 'See the plans' }));
    expect(host.openPopup).toHaveBeenLastCalledWith('store.plans', {});
    expect([domains, (field as HTMLInputElement).value]).toEqual([['nodots.example.com', 'nodots.example.com'], 'nodots.example.com']);
  });

  test('shows the records to set, checks the name servers on request, and shows what is missing', async () => {
    const user = userEvent.setup();
    const checkSiteDomain = () => ({ checkWebsiteDomain: { ...domain, reason: 'txt-missing', checked_at: '2026-11-02T10:00:00Z' } });
    const { host } = await open({ checkSiteDomain }, domain);
    expect(await screen.findByText('Waiting for DNS')).toBeVisible();
    expect(screen.getByLabelText(/^TXT, value/)).toHaveValue('meowtale-site=abc');
    expect(screen.getByLabelText(/^CNAME, value/)).toHaveValue('s-lamplight.localhost');
    await user.click(screen.getByRole('button', { name: 'Copy: TXT, value' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Copied', 'success'));
    expect(await navigator.clipboard.readText()).toBe('meowtale-site=abc');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('The TXT record was not found yet.')).toBeVisible();
  });

  test('is removed after a confirmation', async () => {
    const user = userEvent.setup();
    const removed: string[] = [];
    const delSiteDomain = ({ domain: left }: { domain: string }) => ({ delWebsiteDomain: removed.push(left) > 0 });
    await open({ delSiteDomain }, { ...domain, state: 1 });
    expect(await screen.findByRole('link', { name: 'http://lamplight.example.com:3006' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the domain' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove lamplight.example.com?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove the domain' }));
    await waitFor(() => expect(removed).toEqual(['lamplight.example.com']));
  });
});
