import { expect, jest } from '@jest/globals';
import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newCharacter, newLine, newParagraph, newResource } from '@meowtale/story/model';
import { fakeTimers, fakeUploads, mira, passTime, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { drama, parts } from '../drama-editor/test-drama.ts';
import type { Drawn, Offer, OwnPicture } from './documents.ts';

export const IMAGE = '0198f6d2-0000-7000-8000-00000000000a';
export const DRAWN = '0198f6d2-0000-7000-8000-0000000000d1';
export const JOB = `drama:${DRAWN}`;
/** The smallest valid PNG. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

/** Returns three pictures: one that is shown three times, one without a file, and a character's. */
export const pictures = (): StoryPart[] => [
  ...parts().filter(({ id }) => id !== 'dusk' && id !== 'mira'),
  newParagraph('dusk', {
    title: 'Dusk',
    background: 'pier',
    lines: [newLine('first', { picture: 'pier', words: { 'en-US': 'Mira counts the benches.' } })],
  }),
  newCharacter('mira', 'Mira', { picture: 'pier' }),
  newResource('pier', 'bg', { name: 'The pier', image: `${IMAGE}.jpg`, width: 1920, height: 1080, keywords: 'empty pier, dusk', seed: 7 }),
  newResource('fog', 'cg', { name: 'Fog' }),
];

export const offered = (given: Partial<Offer> = {}): Offer => ({
  providers: [
    { name: 'draft', is_connected: true, model: 'draft-1', uses: [{ use: 'picture', price_coins: 0 }] },
    { name: 'sdwebui', is_connected: false, model: null, uses: [] },
  ],
  languages: [{ language: 'en-US', translates: false, reason: 'ai/no-provider' }],
  ...given,
});

export const drawn = (given: Partial<Drawn> = {}): Drawn => ({
  ...{ uuid: DRAWN, async_uuid: JOB, folder: 'cg', resource: 'fog', state: 1, error: null },
  ...{ created_at: '2026-11-25T00:00:00.000Z', expires_at: '2026-12-02T00:00:00.000Z' },
  config: { keywords: 'thick fog', negative: 'people', prompt: '', seed: 42, provider: 'draft' },
  ...given,
});

export const own = (given: Partial<OwnPicture> = {}): OwnPicture => ({
  ...{ uuid: IMAGE, url: `/i/${IMAGE}.jpg`, basename: 'pier.jpg', mimeType: 'image/jpeg', size: 2048, width: 1920, height: 1080 },
  ...given,
});

type Saved = { parts?: { id: string; body: StoryPart | null }[] };
export const save = jest.fn<(drama: Saved) => void>();

/** The responses of one test, which may change them. */
export const service = {
  parts: pictures(),
  offer: offered(),
  list: [] as Drawn[],
  own: [] as OwnPicture[],
  more: {} as Responses,
};

export function resetService(): void {
  fakeTimers();
  Object.assign(service, { parts: pictures(), offer: offered(), list: [], own: [], more: {} });
  save.mockClear();
  localStorage.clear();
}

const current = () => drama({ data: { parts: service.parts, removed: [], whole: true } });
const typedAs = <T extends object>(typename: string, given: T) => ({ __typename: typename, ...given });
export const job = (given: object = {}) => typedAs('Async', { uuid: JOB, state: 0, progress: 0, result: null, error: null, ...given });

const responses: Responses = {
  openDrama: () => ({ findDrama: typedAs('DramaList', { list: [typedAs('Drama', current())] }) }),
  saveDrama: ({ drama: change, revision }) => {
    save(change);
    const given = ((change as Saved).parts ?? []) as NonNullable<Saved['parts']>;
    const removed = given.filter(({ body }) => body === null).map(({ id }) => id);
    const data = { parts: given.flatMap(({ body }) => body ?? []), removed, whole: false };
    return { setDrama: typedAs('Drama', { ...current(), revision: revision + 1, data }) };
  },
  pictureOffer: () => ({ findDramaAiOffer: typedAs('DramaAiOffer', service.offer) }),
  drawnPictures: () => ({ findDramaAiImage: service.list.map((each) => typedAs('DramaAiImage', each)) }),
  drawnPicture: ({ uuid }) => ({ findDramaAiImage: [typedAs('DramaAiImage', { uuid, mime: 'image/png', content: PNG })] }),
  takePicture: ({ uuid }) => ({ setDramaProposal: typedAs('DramaProposal', { uuid }) }),
  ownDramaPictures: () => ({
    findDramaFile: typedAs('DramaFileList', { list: service.own.map((each) => typedAs('FileRef', each)), totalCount: service.own.length }),
  }),
};

/** Opens the tab, with a picture selected if named. */
export function open(at?: string) {
  const { uuid } = current();
  const path = `/set-drama/${uuid}/resource${at ? `?at=${at}` : ''}`;
  return renderRoute(createSlice, 'drama', {
    responses: { ...responses, ...service.more },
    at: path,
    params: { uuid, tab: 'resource' },
    person: mira,
  });
}

/** Returns a picture's part as it was last saved. */
export async function saved(id: string): Promise<StoryPart | null | undefined> {
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  await waitFor(() => expect(save.mock.calls.some(([{ parts: sent = [] }]) => sent.some((part) => part.id === id))).toBe(true));
  return save.mock.calls
    .flatMap(([{ parts: sent = [] }]) => sent)
    .filter((part) => part.id === id)
    .at(-1)?.body;
}

/** Returns an upload that the catalogue stores. */
export const keeps = (given: object = {}) =>
  fakeUploads({ status: 201, body: { ...own(), uuid: DRAWN, url: 'http://localhost/i/x.png', mimeType: 'image/png', ...given } });

export const file = (name = 'pier.png', bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
