import { expect, test } from '@jest/globals';
import { newCharacter, newLine, newParagraph, newResource } from '@meowtale/story/model';
import { type Pieces, patched } from '../drama-editor/pieces.ts';
import { clearImage, removeResource, setImage } from './resource-edits.ts';

const IMAGE = '0198f6d2-0000-7000-8000-00000000000a';
const pieces: Pieces = {
  '@title': 'The Last Ferry Home',
  pier: newResource('pier', 'bg', { keywords: 'pier', seed: 7, image: `${IMAGE}.jpg` }),
  fog: newResource('fog', 'cg'),
  dusk: newParagraph('dusk', { background: 'pier', lines: [newLine('l1', { picture: 'pier' }), newLine('l2', { picture: 'fog' })] }),
  boat: newParagraph('boat', { background: 'fog' }),
  mira: newCharacter('mira', 'Mira', { picture: 'pier' }),
};

test('removing a picture removes it wherever it is shown, and nowhere else', () => {
  const patch = removeResource(pieces, 'pier');
  expect(Object.keys(patch).sort()).toEqual(['dusk', 'mira', 'pier']);
  const after = patched(pieces, patch);
  expect(after.pier).toBeUndefined();
  expect(after.dusk).toMatchObject({ background: null, lines: [{ picture: null }, { picture: 'fog' }] });
  expect(after.mira).toMatchObject({ picture: null });
  expect(after.boat).toBe(pieces.boat);
  expect(removeResource(pieces, 'nothing')).toEqual({});
});

test('a generated picture has its parameters; a person’s own has none', () => {
  const file = { uuid: IMAGE, mimeType: 'image/png', width: 640, height: 1280 };
  const provenance = { keywords: 'ferry', negative: 'people', seed: 42, proposal: IMAGE };
  const with_ = patched(pieces, setImage(pieces, 'pier', file, provenance));
  expect(with_.pier).toMatchObject({
    ...{ image: `${IMAGE}.png`, width: 640, height: 1280, keywords: 'ferry', negative: 'people', seed: 42 },
    origin: { proposal: IMAGE, edited: false },
  });
  const own = patched(with_, setImage(with_, 'pier', { ...file, mimeType: 'image/jpeg', width: null, height: null }));
  expect(own.pier).toMatchObject({ image: `${IMAGE}.jpg`, width: 0, keywords: 'ferry', seed: 42, origin: null });
  expect(patched(with_, clearImage(with_, 'pier')).pier).toMatchObject({
    image: null,
    width: 0,
    keywords: 'ferry',
    seed: 42,
    origin: null,
  });
});
