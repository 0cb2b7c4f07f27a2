import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ShownArticleBlock } from '@meowtale/contracts/inputs/catalog/article';
import { mira, Refusal } from '@meowtale/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fromEditor, readDraft, toEditor } from './blocks.ts';
import { nameTools } from './name-tools.ts';
import { article, openArticles } from './test-articles.ts';
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
  test('have headlines that don’t reorder the text beside them', async () => {
    const { popup } = await openArticles([article('1', 'המגדלור (2)', { in_use: true })]);
    const headline = await popup.findByText('המגדלור (2)');
    expect([headline.tagName, headline.getAttribute('dir')]).toEqual(['BDI', 'auto']);
    expect(popup.getByRole('button', { name: 'Edit \u2068המגדלור (2)\u2069' })).toBeVisible();
  });

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

test('a word typed right before the editor is left is asked about too', async () => {
  const { person, popup } = await openArticles([]);
  await person.click(await popup.findByRole('button', { name: 'Write an article' }));
  const paragraph = (await screen.findByRole('group', { name: 'Article text' })).querySelector('.ce-paragraph') as HTMLElement;
  act(() => {
    paragraph.textContent = 'Bell';
  });
  await person.click(within(screen.getByRole('dialog', { name: 'New article' })).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
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

describe('an article that is saved elsewhere while it is written', () => {
  const UUID = '0198f6d2-0000-7000-8000-000000000001';
  const DRAFT = `meowtale.draft.${mira.uuid}.article.${UUID}`;
  const of = (revision: number, text: string) =>
    article('1', 'Bell', { revision, config: { content: { blocks: [{ id: null, type: 'paragraph', data: { text } }] } } });
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  /** Writes "Mine." over revision 1, while revision 2 is saved with `theirs`. */
  async function saveOverNewer(theirs: string) {
    const sent: { revision: number; content: { blocks: object[] } }[] = [];
    const setArticle = (variables: (typeof sent)[number]) => {
      sent.push(variables);
      if (variables.revision === 1) throw new Refusal({ code: 'input/conflict', status: 409 });
      return { setWebsiteArticle: of(3, 'Mine.') };
    };
    const myArticle = () => ({ findWebsiteArticle: { list: [of(2, theirs)] } });
    const view = await openArticles([of(1, 'First.')], { setArticle, myArticle });
    await view.person.click(await view.popup.findByRole('button', { name: 'Edit Bell' }));
    const paper = () => screen.getByRole('group', { name: 'Article text' });
    await waitFor(() => expect(paper()).toHaveTextContent('First.'));
    const paragraph = paper().querySelector('.ce-paragraph') as HTMLElement;
    act(() => {
      paragraph.textContent = 'Mine.';
      fireEvent.input(paragraph);
    });
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('Mine.'));
    const save = screen.getByRole('button', { name: 'Save the article' });
    await view.person.click(save);
    return { ...view, sent, paper, save };
  }

  test('isn’t replaced: the saved version is shown, and the person’s is saved over it once they kept theirs', async () => {
    const { person, sent, save, paper } = await saveOverNewer('Theirs &amp; <b>newer</b>.');
    expect(await screen.findByText('A newer version was saved elsewhere')).toBeVisible();
    expect(screen.getByText('Theirs & newer.')).toBeVisible();
    expect(paper()).toHaveTextContent('Mine.');
    expect(save).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Keep mine' }));
    await person.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the article' })).toBeNull());
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(sent[1]?.content.blocks).toMatchObject([{ type: 'paragraph', data: { text: 'Mine.' } }]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  test('is replaced in the editor by the saved version once the person chose that', async () => {
    const { person, paper, save } = await saveOverNewer('Theirs.');
    await person.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    await waitFor(() => expect(paper()).toHaveTextContent('Theirs.'));
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(save).toBeEnabled();
  });

  test('can be left without losing what was written', async () => {
    const { person } = await saveOverNewer('Theirs.');
    await screen.findByText('A newer version was saved elsewhere');
    const editor = within(screen.getByRole('dialog', { name: 'Edit the article' }));
    await person.click(editor.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Close and keep the draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the article' })).toBeNull());
    expect(JSON.parse(localStorage.getItem(DRAFT) ?? '')).toMatchObject({ over: '1', fields: { blocks: [{ data: { text: 'Mine.' } }] } });
  });

  test('with the same text is simply saved: the response of an earlier save was lost', async () => {
    const { sent } = await saveOverNewer('Mine.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the article' })).toBeNull());
    expect(sent).toHaveLength(1);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });
});
