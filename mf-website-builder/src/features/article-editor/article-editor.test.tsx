import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ShownArticleBlock } from '@meowtale/contracts/inputs/catalog/article';
import { fakeUploads, mira, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { fromEditor, readDraft, toEditor } from './blocks.ts';
import type { Article } from './documents.ts';
import { nameTools } from './name-tools.ts';
import { fileInAddress, isUploaded } from './upload-picture.ts';

describe('what is written', () => {
  const blocks: ShownArticleBlock[] = [
    { id: 'a', type: 'header', data: { text: 'The lamp', level: 2 } },
    { id: null, type: 'list', data: { style: 'ordered', items: [{ content: 'One', items: [{ content: 'Two', items: [] }] }] } },
    {
      id: 'c',
      type: 'image',
      data: { url: 'http://f/i/x.png', caption: '', withBorder: true, withBackground: false, stretched: false, width: 4, height: 3 },
    },
  ];

  test('are converted to the tools’ format and back to SPEC §3’s', () => {
    expect(toEditor(blocks)).toEqual([
      { id: 'a', type: 'header', data: { text: 'The lamp', level: 2 } },
      {
        type: 'list',
        data: { style: 'ordered', meta: {}, items: [{ content: 'One', meta: {}, items: [{ content: 'Two', meta: {}, items: [] }] }] },
      },
      {
        id: 'c',
        type: 'image',
        data: { file: { url: 'http://f/i/x.png' }, caption: '', withBorder: true, withBackground: false, stretched: false },
      },
    ]);
    const { width: _width, height: _height, ...picture } = (blocks[2] as Extract<ShownArticleBlock, { type: 'image' }>).data;
    expect(fromEditor(toEditor(blocks))).toEqual([
      blocks[0],
      { type: 'list', data: { style: 'ordered', items: [{ content: 'One', items: [{ content: 'Two', items: [] }] }] } },
      { id: 'c', type: 'image', data: picture },
    ]);
  });

  test('have no checklists and no pictures without a file', () => {
    const items = [{ content: 'One', meta: { checked: true }, items: [] }];
    expect(
      fromEditor([
        { type: 'list', data: { style: 'checklist', meta: {}, items } },
        { type: 'image', data: { file: { url: '' } } },
      ]),
    ).toEqual([{ type: 'list', data: { style: 'unordered', items: [{ content: 'One', items: [] }] } }]);
  });

  test('are read from a stored draft where they have the editor’s shape', () => {
    const draft = { blocks: toEditor(blocks) };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const other of [null, 'x', {}, { blocks: {} }, { blocks: [null] }, { blocks: [{ type: 'paragraph' }] }])
      expect(readDraft(other)).toBeNull();
  });

  test('a data URL is a file to be uploaded; another site’s picture is neither that nor ours', async () => {
    const file = fileInAddress('data:image/png;base64,AAEC');
    expect([file?.type, file?.name, file?.size]).toEqual(['image/png', 'picture.png', 3]);
    for (const address of [
      'data:image/svg+xml;base64,AAEC',
      'data:text/html,x',
      'data:image/png;base64,!!',
      'https://example.com/a.png',
      '',
    ])
      expect(fileInAddress(address)).toBeNull();
    expect([isUploaded('http://f/i/x.png', 'http://f'), isUploaded('http://f.example/i/x.png', 'http://f')]).toEqual([true, false]);
  });
});

const article = (last: string, headline: string, change: Partial<Article> = {}): object => ({
  __typename: 'WebsiteArticle',
  uuid: `0198f6d2-0000-7000-8000-${last.padStart(12, '0')}`,
  headline,
  in_use: false,
  revision: 1,
  config: { content: { blocks: [] } },
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  ...change,
});

async function openArticles(list: object[], responses: object = {}) {
  const shown = { list };
  const site = {
    __typename: 'WebsiteMain',
    uuid: '0198f6d2-0000-7000-8000-0000000000f1',
    name: 'lamplight',
    domain: 'https://s-lamplight.meowtale.example',
    state: 1,
    revision: 1,
    config: { __typename: 'WebsiteConfig', theme: 'paper', language: 'en-US', modules: [] },
  };
  const view = await renderRoute(createSlice, 'editor', {
    at: '/lobby/marketing/website',
    responses: {
      mySite: () => ({ findWebsiteMain: site }),
      myArticles: () => ({ findWebsiteArticle: { totalCount: shown.list.length, list: shown.list } }),
      delArticle: () => {
        shown.list = shown.list.slice(1);
        return { delWebsiteArticle: true };
      },
      ...responses,
    },
  });
  await view.person.click(await screen.findByRole('button', { name: 'Add a module' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Add a module' }));
  await view.person.click(popup.getByRole('button', { name: 'Article' }));
  return { ...view, popup };
}

test('each inline tool has an accessible name whenever it is rendered', async () => {
  const holder = document.createElement('div');
  const stop = nameTools(holder, (key) => `the words of ${key}`);
  const draw = () => {
    holder.innerHTML =
      '<button data-item-name="bold"><svg></svg></button><div data-item-name="link"><button></button></div><button data-item-name="up">Up</button>';
    return () => [...holder.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  };
  for (const names of [draw(), draw()]) await waitFor(() => expect(names()).toEqual(['the words of bold', 'the words of link', null]));
  stop();
});

describe('the person’s articles', () => {
  test('can be chosen; one that the site shows can’t be deleted, another is deleted after a confirmation with a message', async () => {
    const list = [article('1', 'The lamp'), article('2', '', { in_use: true })];
    const { person, popup, host } = await openArticles(list);
    expect(await popup.findByRole('button', { name: 'Delete Untitled' })).toBeDisabled();
    await person.click(popup.getByRole('button', { name: 'Choose Untitled' }));
    expect(popup.getByRole('button', { name: 'Add' })).toBeEnabled();
    await person.click(popup.getByRole('button', { name: 'Delete The lamp' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the article?' }));
    await person.click(question.getByRole('button', { name: 'Delete the article' }));
    expect(await popup.findByRole('button', { name: 'Choose Untitled' })).toBeDisabled();
    expect(popup.queryByText('The lamp')).toBeNull();
    expect(host.notify).toHaveBeenCalledWith('Article deleted', 'success');
  });

  test('an article that came into use meanwhile stays, with the error shown', async () => {
    const refuse = () => {
      throw new Refusal({ code: 'website/article-in-use', status: 409 });
    };
    const { person, popup, host } = await openArticles([article('1', 'The lamp')], { delArticle: refuse });
    await person.click(await popup.findByRole('button', { name: 'Delete The lamp' }));
    await person.click(await screen.findByRole('button', { name: 'Delete the article' }));
    expect(await popup.findByText('The lamp')).toBeVisible();
    expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'website/article-in-use' }));
  });
});

describe('an article that isn’t saved', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());
  const DRAFT = `meowtale.draft.${mira.uuid}.article.new`;

  async function openEditor(responses: object = {}) {
    const view = await openArticles([], responses);
    await view.person.click(await view.popup.findByRole('button', { name: 'Write an article' }));
    return { ...view, paper: await screen.findByRole('group', { name: 'Article text' }) };
  }
  async function writeBell(paper: HTMLElement) {
    const paragraph = paper.querySelector('.ce-paragraph') as HTMLElement;
    act(() => {
      paragraph.textContent = 'The bell is silent.';
      fireEvent.input(paragraph);
    });
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('The bell is silent.'));
  }

  test('is restored after a reload, says so, and is no draft any more once it is saved', async () => {
    const addArticle = jest.fn(() => ({ addWebsiteArticle: article('9', 'Bell') }));
    const first = await openEditor();
    await writeBell(first.paper);
    first.unmount();

    const second = await openEditor({ addArticle });
    expect(second.paper).toHaveTextContent('The bell is silent.');
    expect(screen.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
    await second.person.click(screen.getByRole('button', { name: 'Save the article' }));
    await waitFor(() => expect(addArticle).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });

  test('is asked about when it is left, and discarded only then', async () => {
    const { person, paper } = await openEditor();
    await writeBell(paper);
    const editor = within(screen.getByRole('dialog', { name: 'New article' }));
    await person.click(editor.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    await person.click(question.getByRole('button', { name: 'Discard' }));
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });
});

describe('a draft of an article that was saved elsewhere meanwhile', () => {
  const UUID = '0198f6d2-0000-7000-8000-000000000001';
  const DRAFT = `meowtale.draft.${mira.uuid}.article.${UUID}`;
  const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
  beforeEach(() => localStorage.setItem(DRAFT, JSON.stringify({ over: '2', fields: { blocks: [paragraph('The bell is silent.')] } })));
  afterEach(() => localStorage.clear());

  async function openEditor(revision: number) {
    const setArticle = jest.fn((_variables: { revision: number; content: object }) => ({ setWebsiteArticle: article('1', 'Bell') }));
    const blocks = [{ id: null, type: 'paragraph' as const, data: { text: 'The bell rings.' } }];
    const view = await openArticles([article('1', 'Bell', { revision, config: { content: { blocks } } })], { setArticle });
    await view.person.click(await view.popup.findByRole('button', { name: 'Edit Bell' }));
    const paper = () => screen.getByRole('group', { name: 'Article text' });
    await waitFor(() => expect(paper()).toHaveTextContent('The bell is silent.'));
    return { ...view, setArticle, paper, save: screen.getByRole('button', { name: 'Save the article' }) };
  }

  test('isn’t saved before the person chose it, and then over the newest revision', async () => {
    const { person, setArticle, save } = await openEditor(4);
    expect(screen.getByText('A newer version was saved elsewhere')).toBeVisible();
    expect(save).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByText('A newer version was saved elsewhere')).toBeNull();
    await person.click(save);
    await waitFor(() => expect(setArticle).toHaveBeenCalledTimes(1));
    const [sent] = setArticle.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ revision: 4, content: { blocks: [paragraph('The bell is silent.')] } });
  });

  test('as an earlier release stored it stays stored until the person chose the saved version, which the editor then shows', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ revision: 2, blocks: [paragraph('The bell is silent.')] }));
    const { person, paper, save } = await openEditor(4);
    expect(localStorage.getItem(DRAFT)).toContain('The bell is silent.');
    await person.click(screen.getByRole('button', { name: 'Use the saved version' }));
    await waitFor(() => expect(paper()).toHaveTextContent('The bell rings.'));
    expect(paper()).not.toHaveTextContent('The bell is silent.');
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(save).toBeEnabled();
  });

  test('of the same revision is restored without a question', async () => {
    const { save } = await openEditor(2);
    expect(screen.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
    expect(screen.queryByText('A newer version was saved elsewhere')).toBeNull();
    expect(save).toBeEnabled();
  });
});

describe('a picture in an article', () => {
  afterEach(() => void jest.restoreAllMocks());
  const OURS = 'http://files.localhost:3002/i/0198f6d2-0000-7000-8000-00000000beef.jpg';
  const picture = {
    uuid: '0198f6d2-0000-7000-8000-00000000beef',
    url: OURS,
    basename: 'cat.png',
    mimeType: 'image/jpeg',
    size: 5,
    width: 4,
    height: 3,
  };

  async function write(responses: object) {
    const saved: { type: string; data: { url?: string } }[][] = [];
    const addArticle = ({ content }: { content: { blocks: (typeof saved)[number] } }) => {
      saved.push(content.blocks);
      return { addWebsiteArticle: article('9', 'Pictures') };
    };
    const view = await openArticles([], { addArticle, ...responses });
    await view.person.click(await view.popup.findByRole('button', { name: 'Write an article' }));
    const paper = await screen.findByRole('group', { name: 'Article text' });
    const paste = (data: Record<string, string>, files: File[] = []) =>
      act(async () => {
        const clipboardData = {
          types: [...Object.keys(data), ...(files.length > 0 ? ['Files'] : [])],
          files,
          items: [],
          getData: (type: string) => data[type] ?? '',
        };
        fireEvent.paste(paper.querySelector('.ce-paragraph') as Element, { clipboardData });
      });
    const save = async () => {
      await view.person.click(screen.getByRole('button', { name: 'Save the article' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      return saved[0]?.filter(({ type }) => type === 'image').map(({ data }) => data.url);
    };
    return { ...view, paper, paste, save };
  }

  test('that is pasted is uploaded for the site, and the block has our address', async () => {
    const sent = fakeUploads({ status: 201, body: picture });
    const { paste, paper, save } = await write({});
    // The list of blocks, 320 high, opens below the last line.
    expect(paper).toHaveStyle({ paddingBottom: '340px' });
    await paste({}, [new File(['x'], 'cat.png', { type: 'image/png' })]);
    await waitFor(() => expect(paper.querySelector('img')).toHaveAttribute('src', OURS));
    expect(sent.map(({ fields }) => fields[0])).toEqual([['scope', 'website']]);
    expect(await save()).toEqual([OURS]);
  });

  test('whose address is pasted is fetched by the service, and the block has our address', async () => {
    const urls: string[] = [];
    const addPicture = ({ url }: { url: string }) => ({ addWebsitePicture: { uuid: picture.uuid, url: urls.push(url) && OURS } });
    const { paste, paper, save } = await write({ addPicture });
    await paste({ 'text/plain': 'https://pictures.example/cat.png' });
    await waitFor(() => expect(paper.querySelector('img')).toHaveAttribute('src', OURS));
    expect([urls, await save()]).toEqual([['https://pictures.example/cat.png'], [OURS]]);
  });

  test('that can’t be fetched from its address shows what to do', async () => {
    const addPicture = () => {
      throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'url', key: 'website.errors.pictureAddress' }] });
    };
    const { paste } = await write({ addPicture });
    await paste({ 'text/plain': 'https://pictures.example/cat.png' });
    expect(await screen.findByText(/The picture at this address can’t be used/)).toBeVisible();
  });
});
