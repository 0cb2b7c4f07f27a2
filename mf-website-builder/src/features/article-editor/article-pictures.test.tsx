import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeUploads, Refusal } from '@meowtale/web-kit/testing';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { ArticleList } from './article-list.ts';
import { GOOGLE_DOCS, WORD } from './pasted.fixture.ts';
import { article, openArticles } from './test-articles.ts';

beforeEach(() => localStorage.clear());

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
        const holder = paper.querySelector('.ce-paragraph') as Element;
        // As a browser's, whose property is the prototype's.
        fireEvent(holder, Object.defineProperty(createEvent.paste(holder), 'clipboardData', { value: clipboardData, configurable: true }));
      });
    const button = screen.getByRole('button', { name: 'Save the article' });
    const save = async () => {
      await view.person.click(button);
      await waitFor(() => expect(saved).toHaveLength(1));
      return saved[0]?.filter(({ type }) => type === 'image').map(({ data }) => data.url);
    };
    return { ...view, paper, paste, save, button, saved };
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

  /** Delays the service's response. */
  function heldPicture() {
    const held: (() => void)[] = [];
    const addPicture = ({ url }: { url: string }) =>
      new Promise((resolve, reject) => {
        held.push(() =>
          url.includes('broken')
            ? reject(new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'url', key: 'website.errors.pictureAddress' }] }))
            : resolve({ addWebsitePicture: { uuid: picture.uuid, url: OURS } }),
        );
      });
    return { held, addPicture };
  }
  const copied = (...names: string[]) => ({
    'text/html': `<p>Two cats.</p>${names.map((name) => `<p><img src="https://pictures.example/${name}.png"></p>`).join('')}`,
  });

  test('that is still uploaded when the article is saved is saved with it', async () => {
    const { held, addPicture } = heldPicture();
    const { paste, person, button, saved } = await write({ addPicture });
    await paste(copied('one', 'two'));
    await person.click(button);
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.();
    expect(saved).toEqual([]);
    held[1]?.();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject([
      { type: 'paragraph', data: { text: 'Two cats.' } },
      { type: 'image', data: { url: OURS } },
      { type: 'image', data: { url: OURS } },
    ]);
  });

  test('that is rejected while the article waits for it stops the save, with what to do', async () => {
    const { held, addPicture } = heldPicture();
    const { paste, person, button, saved, save } = await write({ addPicture });
    await paste(copied('broken'));
    await person.click(button);
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();
    expect(await screen.findByText(/The picture at this address can’t be used/)).toBeVisible();
    expect(saved).toEqual([]);
    expect(await save()).toEqual([]);
  });

  test('on the disk of a person who pastes from Word can’t be read, which is said once; their text is pasted, not its picture', async () => {
    const { paste, paper, save, saved } = await write({});
    await paste({ 'text/html': WORD, 'text/plain': 'The lamp' }, [new File(['x'], 'text.png', { type: 'image/png' })]);
    expect(await screen.findByText(/Pictures in the pasted text can’t be read from there/)).toBeVisible();
    await waitFor(() => expect(paper).toHaveTextContent('1 < 2'));
    expect(await save()).toEqual([]);
    expect(saved[0]).toMatchObject([
      { type: 'header', data: { text: 'The lamp', level: 2 } },
      { type: 'header', data: { level: 2 } },
      { type: 'paragraph', data: { text: expect.stringContaining('<b><i>dark</i></b> and <u>wet</u>. <s>Dry.</s> See') } },
      {
        type: 'list',
        data: {
          style: 'unordered',
          items: [
            { content: 'A <b>door</b>', items: [{ content: 'Its key<br>of iron', items: [] }] },
            { content: 'A bell', items: [] },
          ],
        },
      },
      { type: 'list', data: { style: 'ordered', items: [{ content: 'First', items: [{ content: 'Within', items: [] }] }] } },
      { type: 'paragraph', data: { text: 'left' } },
      { type: 'paragraph', data: { text: '1 &lt; 2' } },
    ]);
  });

  test('in a text from Google Docs is fetched, and the text’s marks, line breaks and nested lists are saved', async () => {
    const urls: string[] = [];
    const addPicture = ({ url }: { url: string }) => ({ addWebsitePicture: { uuid: picture.uuid, url: urls.push(url) && OURS } });
    const { paste, save, saved } = await write({ addPicture });
    await paste({ 'text/html': GOOGLE_DOCS, 'text/plain': 'Chapter three' });
    expect(await save()).toEqual([OURS]);
    expect(urls).toEqual(['https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=a&b=1']);
    const words = saved[0]?.map(({ data }) => ('text' in data ? data.text : 'items' in data ? data.items : null));
    expect(words?.slice(0, 4)).toEqual([
      'Chapter three',
      expect.stringMatching(
        /^Rain is <b>loud<\/b>, <i>very<\/i> loud and <s>dry<\/s> wet: <a href="https:\/\/example.com\/rain"[^>]*>a map<\/a>\.$/,
      ),
      'One line<br>and the next',
      [
        {
          content: 'Fruit',
          items: [
            { content: 'Plum', items: [{ content: 'Stone', items: [] }] },
            { content: 'Pear', items: [] },
          ],
        },
        { content: 'Bread', items: [] },
      ],
    ]);
  });
});

test('a list offers only what an article has: its two kinds', async () => {
  const api = { i18n: { t: (text: string) => text }, styles: {} };
  const data = { style: 'ordered', meta: {}, items: [{ content: 'One', meta: {}, items: [] }] };
  const list = new ArticleList({ data, config: {}, api, readOnly: false, block: {} });
  expect(list.renderSettings().map((setting) => 'label' in setting && setting.label)).toEqual(['Unordered', 'Ordered']);
});
