import { expect, test } from '@jest/globals';
import { tinyDrawer, tinyWriter } from '../testing/tiny-providers.ts';
import { requireAllowed } from './content-filter.ts';
import { filteredProviders } from './filtered-providers.ts';
import type { PictureProvider, TextProvider } from './ports.ts';
import { pictureRequest, textRequest } from './testing/requests.ts';

test('a blocked word is reported with each of its places', () => {
  const texts = { prompt: 'PORN and more porn', 'parts.c1.body.brief': 'nothing', instruction: 'ｐｏｒｎ' };
  expect(() => requireAllowed(texts, ['porn'])).toThrow(
    expect.objectContaining({
      code: 'ai/content-filter',
      status: 422,
      data: {
        words: ['porn'],
        fields: [
          { path: 'prompt', from: 0, to: 4 },
          { path: 'prompt', from: 14, to: 18 },
          { path: 'instruction', from: 0, to: 4 },
        ],
      },
    }),
  );
});

const tiny = () => {
  const [writer, drawer] = [tinyWriter(), tinyDrawer()];
  const { text, pictures } = filteredProviders({ text: [writer], pictures: [drawer] }, ['porn']);
  return { writer, drawer, text: text[0] as TextProvider, pictures: pictures[0] as PictureProvider };
};

test('no blocked word is sent to a provider or accepted from one', async () => {
  const { writer, text } = tiny();
  const rejection = { code: 'ai/content-filter', data: { words: ['porn'], fields: [] }, texts: ['a PORN'] };
  await expect(text.write(textRequest('line', { said: ['tea', 'a PORN'] }))).rejects.toMatchObject(rejection);
  expect(writer.requests).toEqual([]);
  writer.says.translation = () => ({ lines: [{ id: '1', text: 'a PORN' }] });
  await expect(text.write(textRequest('translation'))).rejects.toMatchObject(rejection);
  writer.says.line = () => ({ text: 'popcorn' });
  expect((await text.write(textRequest('line', { said: ['tea'] }))).answer).toEqual({ text: 'popcorn' });
});

test('no picture is drawn from a blocked word', async () => {
  const { drawer, pictures } = tiny();
  for (const given of [{ keywords: 'porn' }, { negative: 'p.o.r.n' }])
    await expect(pictures.draw(pictureRequest('bg', given))).rejects.toMatchObject({ code: 'ai/content-filter' });
  expect(drawer.requests).toEqual([]);
});

test('texts without one pass', () => expect(() => requireAllowed({ prompt: 'popcorn' }, ['porn'])).not.toThrow());
