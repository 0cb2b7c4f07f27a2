import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ASYNC_POLL_MS, ASYNC_TIMEOUT_MS, DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import { EMPTY_SETTING } from '@meowtale/story/model';
import { fakeUploads, passTime, Refusal } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DRAWN, drawn, job, keeps, offered, open, PNG, pictures, resetService, saved, service } from './test-resources.ts';

beforeEach(resetService);
const second = '0198f6d2-0000-7000-8000-0000000000d2';
const button = (name: string) => screen.findByRole('button', { name });
const drawings = () => screen.findByRole('region', { name: 'Generate a picture' });

describe('generating a picture', () => {
  test('shows its price before, is polled to its end, and its result is shown', async () => {
    service.offer.providers[0] = { name: 'draft', is_connected: true, model: 'draft-1', uses: [{ use: 'picture', price_coins: 5 }] };
    const requests: object[] = [];
    service.more = {
      drawPicture: (variables) => {
        requests.push(variables);
        service.list = [drawn({ resource: 'pier', folder: 'bg', state: 0 })];
        return { addDramaAiImage: job() };
      },
      pictureJob: () => {
        service.list = [drawn({ resource: 'pier', folder: 'bg' })];
        return { findAsync: job({ state: 1, progress: 100, result: { image: DRAWN } }) };
      },
    };
    const { person } = await open('pier');
    await screen.findByText('Draft: simple placeholder pictures');
    expect(await drawings()).toHaveTextContent('5 meow coins');
    await person.click(await button('Generate'));
    expect(await screen.findByRole('progressbar', { name: 'Generating…' })).toBeVisible();
    expect(screen.getByText('A picture is being generated. Wait until it is done.')).toBeVisible();
    expect(requests).toMatchObject([
      { folder: 'bg', resource: 'pier', keywords: 'empty pier, dusk', negative: '', prompt: '', seed: null, provider: 'draft' },
    ]);
    await passTime(ASYNC_POLL_MS);
    expect(await screen.findByRole('img', { name: 'Generated picture 1' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    );
    expect(await button('Generate')).toBeEnabled();
  });

  test('is possible for several at once: their price is shown before, and they are one running job', async () => {
    service.offer.providers[0] = { name: 'draft', is_connected: true, model: 'draft-1', uses: [{ use: 'picture', price_coins: 5 }] };
    const requests: object[] = [];
    const three = (state: number) => ['d3', 'd2', 'd1'].map((uuid) => drawn({ uuid, state, error: null }));
    service.more = {
      drawPicture: (variables) => {
        requests.push(variables);
        service.list = three(0);
        return { addDramaAiImage: job() };
      },
      pictureJob: () => ({ findAsync: job({ state: service.list[0]?.state, progress: 40 }) }),
    };
    const { person } = await open('fog');
    await person.type(await screen.findByRole('textbox', { name: 'Keywords' }), 'fog');
    await person.click(screen.getByRole('combobox', { name: 'Number of pictures' }));
    await person.click(screen.getByRole('option', { name: '3' }));
    expect(await drawings()).toHaveTextContent('15 meow coins');
    expect(screen.getByRole('combobox', { name: 'Number of pictures' })).toHaveAccessibleDescription(
      /none is added and nothing is charged/,
    );
    await person.click(await button('Generate'));
    expect(await screen.findAllByRole('progressbar', { name: 'Generating… (pictures: 3)' })).toHaveLength(1);
    expect(requests).toMatchObject([{ count: 3 }]);
    service.list = three(1);
    await passTime(ASYNC_POLL_MS);
    expect(await screen.findAllByRole('img', { name: /^Generated picture/ })).toHaveLength(3);
  });

  test('shows the elapsed time, and that it continues while there is no network', async () => {
    service.list = [drawn({ state: 0, created_at: new Date(Date.now() - 65_000).toISOString() })];
    service.more = { pictureJob: () => ({ findAsync: job({ progress: 40 }) }) };
    await open('fog');
    expect(await screen.findByText(/^1:0\d so far\. You can keep writing or leave this page/)).toBeVisible();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/You are offline\. Generating continues/)).toBeVisible();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/You can keep writing or leave this page/)).toBeVisible();
  });

  test('whose service no longer responds is shown as such, and polled again on request', async () => {
    service.list = [drawn({ state: 0 })];
    let answers = false;
    service.more = {
      pictureJob: () => {
        if (!answers) throw new Refusal({ code: 'service/unavailable', status: 503 });
        return { findAsync: job({ state: 1, progress: 100 }) };
      },
    };
    const { person } = await open('fog');
    await screen.findByRole('progressbar');
    await passTime(ASYNC_POLL_MS);
    expect(screen.queryByRole('alert')).toBeNull();
    const { now } = performance;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ASYNC_TIMEOUT_MS);
    await passTime(ASYNC_POLL_MS);
    expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for other/response-timeout");
    clock.mockRestore();
    answers = true;
    await person.click(await button('Try again'));
    service.list = [drawn()];
    await passTime(ASYNC_POLL_MS);
    expect(await screen.findByRole('img', { name: 'Generated picture 1' })).toBeVisible();
  });

  test('with a lost response is repeated with the same key, and then with another', async () => {
    const sent: unknown[] = [];
    service.more = {
      drawPicture: ({ key }) => {
        sent.push(key);
        return sent.length === 1 ? Promise.reject(new Error('no network')) : { addDramaAiImage: job() };
      },
    };
    const { person } = await open('pier');
    for (const times of [1, 2, 3]) {
      await person.click(await button('Generate'));
      await waitFor(() => expect(sent).toHaveLength(times));
      await waitFor(async () => expect(await button('Generate')).toBeEnabled());
    }
    expect([sent[0] === sent[1], sent[1] === sent[2], typeof sent[0]]).toEqual([true, false, 'string']);
  });

  test('with the same seed gives the same picture', async () => {
    const seeds: unknown[] = [];
    service.more = {
      drawPicture: ({ seed }) => {
        seeds.push(seed);
        return { addDramaAiImage: job() };
      },
    };
    const { person } = await open('pier');
    await person.click(await screen.findByRole('checkbox', { name: 'Use the same seed (7)' }));
    await person.click(await button('Generate'));
    await waitFor(() => expect(seeds).toEqual([7]));
  });

  test('without keywords uses the description, in any language', async () => {
    const requests: object[] = [];
    service.more = {
      drawPicture: (variables) => {
        requests.push(variables);
        return { addDramaAiImage: job() };
      },
    };
    const { person } = await open('fog');
    expect(await screen.findByText('Add keywords or a description first.')).toBeVisible();
    expect(await button('Generate')).toBeDisabled();
    await person.type(screen.getByRole('textbox', { name: 'Description' }), '海上的濃霧');
    await person.click(await button('Generate'));
    await waitFor(() => expect(requests).toMatchObject([{ keywords: '', prompt: '海上的濃霧', resource: 'fog' }]));
  });

  test('waits until its resource is saved', async () => {
    const { person } = await open('pier');
    await person.click(await button('Add a background'));
    await person.type(await screen.findByRole('textbox', { name: 'Keywords' }), 'pier');
    expect(screen.getByText('Available as soon as your changes are saved.')).toBeVisible();
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await waitFor(async () => expect(await button('Generate')).toBeEnabled());
  });

  test('is cancelled on request', async () => {
    service.list = [drawn({ state: 0 })];
    const stopped: string[] = [];
    service.more = {
      cancelPicture: ({ uuid }) => {
        stopped.push(uuid);
        service.list = [drawn({ state: 2, error: { code: 'job/cancelled' } })];
        return { cancelDramaAi: job({ state: 2 }) };
      },
    };
    const { person } = await open('fog');
    await person.click(await button('Stop generating'));
    expect(await screen.findByText("The shell's words for job/cancelled")).toBeVisible();
    expect(stopped).toEqual([service.list[0]?.async_uuid]);
  });

  test('can be a variant of a generated one, which isn’t offered while another is generated', async () => {
    const variant = { of: DRAWN, seed: 9 };
    service.list = [drawn({ uuid: 'second', state: 2, config: { ...drawn().config, variant } }), drawn()];
    const requests: object[] = [];
    service.more = {
      drawPicture: (variables) => {
        requests.push(variables);
        service.list = [drawn({ uuid: 'third', state: 0 }), drawn({ uuid: 'second', config: { ...drawn().config, variant } }), drawn()];
        return { addDramaAiImage: job() };
      },
    };
    const { person } = await open('fog');
    await person.click(await button('Generate a variant of picture 1'));
    await waitFor(() => expect(requests).toMatchObject([{ variant_of: DRAWN, seed: null, keywords: 'thick fog', provider: 'draft' }]));
    expect(await screen.findByText('Seed 42 · variant, seed 9')).toBeVisible();
    expect(await button('Generate a variant of picture 1')).toBeDisabled();
  });

  test('that failed shows why, and is repeated with the same text, for as many pictures', async () => {
    const failed = { state: 2, error: { code: 'ai/failure' } };
    service.list = [drawn({ ...failed, uuid: second, config: { ...drawn().config, seed: 43 } }), drawn(failed)];
    const requests: object[] = [];
    service.more = {
      drawPicture: (variables) => {
        requests.push(variables);
        return { addDramaAiImage: job() };
      },
    };
    const { person } = await open('fog');
    expect(await screen.findByText("The shell's words for ai/failure")).toBeVisible();
    await person.click(await button('Try again'));
    await waitFor(() =>
      expect(requests).toMatchObject([{ keywords: 'thick fog', negative: 'people', seed: 42, count: 2, provider: 'draft' }]),
    );
  });

  test('with blocked words is rejected; they are marked in their fields, and listed where they are elsewhere', async () => {
    const fields = [
      { path: 'keywords', from: 0, to: 4 },
      { path: 'drama.prompt', from: 3, to: 7 },
      { path: 'parts.mira.feature', from: 0, to: 4 },
      { path: 'parts.fog.keywords', from: 0, to: 4 },
    ];
    service.more = {
      drawPicture: () => {
        throw new Refusal({ code: 'ai/content-filter', status: 422, data: { words: ['porn'], fields } });
      },
    };
    service.parts = pictures().map((part) => (part.kind === 'character' ? { ...part, feature: 'Porn star.' } : part));
    const { person, container } = await open('fog');
    const keywords = await screen.findByRole('textbox', { name: 'Keywords' });
    await person.type(keywords, 'porn, fog');
    await person.click(await button('Generate'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/words for ai\/content-filter porn Also in: Prompt. Change it in Setting/);
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['porn', 'Porn']);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Mira' })).toBeVisible();
    expect(keywords).toHaveAccessibleDescription(/“porn” can’t be used for pictures./);
    expect(await button('Generate')).toBeDisabled();
    await person.clear(keywords);
    await person.type(keywords, 'fog');
    expect(await button('Generate')).toBeEnabled();
  });

  test('isn’t offered without a provider', async () => {
    service.offer = offered({ providers: [{ name: 'sdwebui', is_connected: false, model: null, uses: [] }] });
    await open('fog');
    expect(await screen.findByText(/No picture model is connected right now/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Generate' })).not.toBeInTheDocument();
  });

  test('and its earlier results show an error after a failed query, with a retry', async () => {
    let down = true;
    const fails = () => {
      if (down) throw new Refusal({ code: 'service/unavailable', status: 503 });
    };
    service.more = {
      pictureOffer: () => fails() ?? { findDramaAiOffer: { __typename: 'DramaAiOffer', ...offered() } },
      drawnPictures: () => fails() ?? { findDramaAiImage: [] },
    };
    const { person } = await open('fog');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(2);
    down = false;
    for (const again of within(await drawings()).getAllByRole('button', { name: 'Try again' })) await person.click(again);
    expect(await button('Generate')).toBeVisible();
    expect(screen.getByText(/Generated pictures appear here/)).toBeVisible();
  });
});

describe('a generated picture', () => {
  test('can be taken: it becomes a file of the person’s, with its parameters', async () => {
    const first = drawn({ config: { ...drawn().config, prompt: 'Fog at sea.' } });
    service.list = [drawn({ uuid: second, config: { ...drawn().config, seed: 43 } }), first, drawn({ uuid: 'other', resource: 'pier' })];
    const accepted: object[] = [];
    service.more = {
      takePicture: (variables) => {
        accepted.push(variables);
        return { setDramaProposal: { __typename: 'DramaProposal', uuid: DRAWN } };
      },
    };
    const sent = keeps({ width: 640, height: 360 });
    const { person, host } = await open('fog');
    expect(await button('Use generated picture 2')).toBeVisible();
    await person.click(await button('Use generated picture 1'));
    await waitFor(() => expect(host.notify).toHaveBeenCalled());
    expect(await saved('fog')).toMatchObject({
      ...{ image: `${DRAWN}.png`, width: 640, height: 360, prompt: 'Fog at sea.', keywords: 'thick fog', negative: 'people', seed: 42 },
      origin: { proposal: DRAWN, edited: false },
    });
    const fields = Object.fromEntries(sent[0]?.fields ?? []);
    expect([fields.scope, fields.basename]).toEqual(['drama', 'Fog.png']);
    expect((fields.file as File).size).toBe(atob(PNG).length);
    expect(accepted).toEqual([{ uuid: DRAWN, taken: ['fog'] }]);
    expect(host.notify).toHaveBeenCalledWith('The picture is now in your pictures and in the drama.', 'success');
    const inUse = await screen.findByText('In use');
    expect(inUse).toBeVisible();
    expect(inUse.parentElement).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^Use generated/ })).toHaveLength(1);
  });

  test('can’t be taken with a full storage, and the current one stays', async () => {
    service.list = [drawn({ resource: 'pier', folder: 'bg' })];
    fakeUploads({ status: 413, body: { code: 'file/upload.app.add_size', status: 413, requestId: 'r' } });
    const { person } = await open('pier');
    await person.click(await button('Use generated picture 1'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/words for file\/upload.app.add_size/);
    expect(screen.getByRole('textbox', { name: 'Keywords' })).toHaveValue('empty pier, dusk');
  });

  test('is one of six shown at first, and all on request', async () => {
    service.list = Array.from({ length: 8 }, (_, index) => drawn({ uuid: `drawn-${index}` }));
    const { person } = await open('fog');
    await screen.findByRole('img', { name: 'Generated picture 8' });
    expect(screen.queryByRole('img', { name: 'Generated picture 2' })).not.toBeInTheDocument();
    await person.click(await button('Show 2 more'));
    expect(await screen.findByRole('img', { name: 'Generated picture 1' })).toBeVisible();
  });
});

describe('a description', () => {
  const description = () => screen.findByRole('textbox', { name: 'Description' });
  const inChinese = () => {
    service.parts = [{ ...EMPTY_SETTING, language: 'zh-TW' }, ...pictures().filter(({ id }) => id !== 'setting')];
  };

  test('in another language is translated into keywords', async () => {
    inChinese();
    service.offer = offered({
      providers: [{ name: 'openai', is_connected: true, model: 'm', uses: [{ use: 'translation', price_coins: 2 }] }],
      languages: [{ language: 'en-US', translates: true, reason: null }],
    });
    const requests: object[] = [];
    service.more = {
      translateDescription: (variables) => {
        requests.push(variables);
        return { addAiTranslator: job({ state: 1, result: { texts: ['Thick fog at sea. A lantern.'], notes: [] } }) };
      },
    };
    const { person } = await open('fog');
    await person.type(await description(), '海上的濃霧。一盞燈。');
    expect(screen.getByText('meow coins', { exact: false })).toBeInTheDocument();
    await person.click(await button('Create keywords'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Keywords' })).toHaveValue('Thick fog at sea, A lantern'));
    expect(requests).toEqual([{ texts: ['海上的濃霧。一盞燈。'], from: 'zh-TW' }]);
  });

  test('without a translating provider shows why', async () => {
    inChinese();
    const { person } = await open('fog');
    await person.type(await description(), '海上的濃霧');
    expect(screen.getByText("Translation into English isn’t available right now: The shell's words for ai/no-provider")).toBeVisible();
    expect(await button('Create keywords')).toBeDisabled();
  });

  test('in English is split into keywords automatically, and is saved with its picture', async () => {
    const { person } = await open('fog');
    await person.type(await description(), 'Thick fog. A lantern');
    await person.click(await button('Create keywords'));
    expect(screen.getByRole('textbox', { name: 'Keywords' })).toHaveValue('Thick fog, A lantern');
    await person.click(await screen.findByRole('button', { name: /^The pier/ }));
    expect(await description()).toHaveValue('');
    await person.click(await screen.findByRole('button', { name: /^Fog/ }));
    expect(await description()).toHaveValue('Thick fog. A lantern');
    expect(await saved('fog')).toMatchObject({ prompt: 'Thick fog. A lantern' });
  });
});
