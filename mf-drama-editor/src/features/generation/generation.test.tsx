import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ASYNC_POLL_MS, DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newLine } from '@meowtale/story/model';
import { fakeTimers, mira, passTime, Refusal } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { drama, parts } from '../drama-editor/test-drama.ts';
import { job, offer, PROPOSAL, proposal } from './test-proposal.ts';
import { generationService } from './test-service.ts';

const ASKED = `meowtale.drama.${mira.uuid}.${drama().uuid}.asked`;

let service: ReturnType<typeof generationService>;
beforeEach(() => {
  fakeTimers();
  localStorage.clear();
  service = generationService();
});

const dialog = (name: string | RegExp = /^Draft:/) => screen.findByRole('dialog', { name });
const startButton = (within_: HTMLElement) => within(within_).findByRole('button', { name: 'Draft it' });
const enabled = async (within_: HTMLElement) => {
  const button = await startButton(within_);
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const state = (text: string) => waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text));
const rejecting = (extensions: ConstructorParameters<typeof Refusal>[0]) => ({
  startGeneration: () => {
    throw new Refusal(extensions);
  },
});

describe('before a draft', () => {
  test('the provider, the price, and what is sent are shown', async () => {
    const { person, pick } = await service.open();
    await pick('Lines and choices');
    const open = await dialog('Draft: Lines and choices');
    expect(await within(open).findByText('Free with the template draft')).toBeVisible();
    await person.click(within(open).getByRole('combobox', { name: 'Model' }));
    await person.click(await screen.findByRole('option', { name: 'text model, a-model' }));
    expect(within(open).getByText(/Refunded if it fails/).parentElement).toHaveTextContent('Price 5 meow coins');
    await person.click(within(open).getByText('Data sent to the model'));
    expect(within(open).getByText('Preceding lines')).toBeVisible();
    expect(within(open).getByText('Number of dialogues')).toBeVisible();
    expect(within(open).queryByText('Glossary')).toBeNull();
    expect(service.started).not.toHaveBeenCalled();
  });

  test('the duration of a whole story by a model is shown, and none for short drafts', async () => {
    const { person, pick } = await service.open();
    async function byModel(open: HTMLElement) {
      await person.click(await within(open).findByRole('combobox', { name: 'Model' }));
      await person.click(await screen.findByRole('option', { name: 'text model, a-model' }));
      expect(await within(open).findByText(/Refunded if it fails/)).toBeVisible();
    }
    await pick('Lines and choices');
    const lines = await dialog('Draft: Lines and choices');
    await byModel(lines);
    expect(within(lines).queryByText(/5 to 10 minutes/)).toBeNull();
    await person.keyboard('{Escape}');
    await pick('The whole story');
    const whole = await dialog('Draft: The whole story');
    expect(await within(whole).findByText('Free with the template draft')).toBeVisible();
    expect(within(whole).queryByText(/5 to 10 minutes/)).toBeNull();
    await byModel(whole);
    expect(within(whole).getByText('Takes about 5 to 10 minutes. You can keep writing or leave this page.')).toBeVisible();
  });

  test('a language that no provider supports isn’t offered, with the reason', async () => {
    service.stored.drama.data.parts = parts().map((part) => (part.kind === 'setting' ? { ...part, language: 'th-TH' } : part));
    const { pick } = await service.open();
    await pick('Acts');
    expect(await within(await dialog()).findByText('No connected model supports ไทย well enough.')).toBeVisible();
    expect(await startButton(await dialog())).toBeDisabled();
  });

  test('of target languages those that no provider supports can’t be chosen', async () => {
    const { person, pick } = await service.open();
    await pick('A translation');
    const open = await dialog('Draft: A translation');
    await within(open).findByText(/No connected model supports these languages well enough/);
    await person.click(within(open).getByRole('combobox', { name: 'Target language' }));
    expect(await screen.findByRole('option', { name: 'ไทย' })).toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('option', { name: 'Deutsch' }));
    await person.click(await enabled(open));
    await waitFor(() => expect(service.started).toHaveBeenCalledWith(expect.objectContaining({ use: 'translation', language: 'de-DE' })));
  });

  test('without a connected provider that is shown', async () => {
    service.stored.offer = offer({ providers: [] });
    const { pick } = await service.open();
    await pick('Acts');
    expect(await within(await dialog()).findByText('No model for this is connected right now.')).toBeVisible();
    expect(await startButton(await dialog())).toBeDisabled();
  });

  test('an offer that failed to load can be retried', async () => {
    const answer = service.responses.generationOffer;
    const down = () => {
      throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
    };
    const first = [down, answer];
    const { pick, person } = await service.open('drama', { generationOffer: (variables) => (first.shift() ?? down)?.(variables) });
    await pick('Acts');
    await person.click(await within(await dialog()).findByRole('button', { name: 'Try again' }));
    await enabled(await dialog());
  });

  test('a whole story requires an idea first', async () => {
    const { person } = await service.open('setting');
    await person.click(await screen.findByRole('button', { name: 'Draft the whole story' }));
    expect(await within(await dialog('Draft: The whole story')).findByText(/Add a logline in the Settings tab first/)).toBeVisible();
  });

  test('the Settings tab says which field reaches which step', async () => {
    await service.open('setting');
    expect(await screen.findByRole('spinbutton', { name: 'Characters' })).toHaveAccessibleDescription('Up to 20.\nUsed for: characters.');
    expect(screen.getByRole('textbox', { name: 'Label' })).toHaveAccessibleDescription(/Not sent\./);
  });
});

describe('a draft', () => {
  test('is made from the saved drama, with an instruction; its progress is shown, and its proposal', async () => {
    const { person } = await service.open();
    await person.type(await screen.findByRole('textbox', { name: 'Line 1' }), ' Twice.');
    await person.click(screen.getByRole('button', { name: 'Draft the lines' }));
    const open = await dialog('Draft: Lines and choices, “Dusk”');
    await person.type(within(open).getByRole('textbox', { name: 'Instruction' }), 'Colder.');
    await person.click(await enabled(open));
    expect(within(open).getByRole('button', { name: 'Saving first…' })).toBeVisible();
    expect(service.started).not.toHaveBeenCalled();
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await waitFor(() => expect(service.started).toHaveBeenCalled());
    expect(service.saved).toHaveBeenCalledTimes(1);
    expect(service.started.mock.calls[0]?.[0]).toMatchObject({ use: 'dialogues', source: ['dusk'], prompt: 'Colder.', provider: null });
    await state('Drafting…');
    expect(screen.queryByRole('dialog')).toBeNull();
    service.stored.job = job({ progress: 40 });
    await passTime(ASYNC_POLL_MS);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40'));
    expect(screen.getByText(/^0:\d\d so far\./)).toBeVisible();
    service.stored.proposals = [proposal()];
    service.stored.job = job({ state: 1, progress: 100, result: { proposal: PROPOSAL } });
    await passTime(ASYNC_POLL_MS);
    expect(await screen.findByRole('region', { name: 'Proposal for “Dusk”' })).toBeVisible();
    await state('Saved at');
    expect(localStorage.getItem(ASKED)).toBeNull();
  });

  test('is cancelled', async () => {
    service.stored.job = job({ progress: 10 });
    const { person } = await service.open();
    await person.click(await screen.findByRole('button', { name: 'Cancel draft' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await state('Last saved');
  });

  test('that waits in the queue for longer than ten minutes is shown as running', async () => {
    service.stored.job = job({ createdAt: new Date(Date.now() - 15 * 60_000).toISOString() });
    await service.open('drama');
    expect(await screen.findByText(/^15:\d\d so far\./)).toBeVisible();
    await passTime(ASYNC_POLL_MS);
    expect(screen.getByRole('progressbar', { name: 'Drafting…' })).toBeVisible();
  });

  test('continues after a reload, one at a time', async () => {
    service.stored.job = job({ progress: 60 });
    localStorage.setItem(
      ASKED,
      JSON.stringify({ job: job().uuid, asked: { use: 'acts', source: [], prompt: '', language: null, provider: null } }),
    );
    const { pick } = await service.open('drama');
    expect(await screen.findByRole('progressbar', { name: 'Drafting: Acts' })).toHaveAttribute('value', '60');
    await pick('Sequences');
    expect(await within(await dialog()).findByText(/A draft is already being made/)).toBeVisible();
    expect(await startButton(await dialog())).toBeDisabled();
  });

  test('started elsewhere is followed instead', async () => {
    const { person, pick } = await service.open('drama', rejecting({ code: 'job/running', status: 409, data: { uuid: job().uuid } }));
    await pick('Acts');
    service.stored.job = job({ progress: 30 });
    await person.click(await enabled(await dialog()));
    expect(await within(await dialog()).findByText("The shell's words for job/running")).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Drafting…' })).toBeInTheDocument();
  });
});

describe('a failed draft', () => {
  const ended = (given: Parameters<typeof job>[0]) => {
    service.stored.job = job(given);
    localStorage.setItem(
      ASKED,
      JSON.stringify({ job: job().uuid, asked: { use: 'acts', source: ['act'], prompt: 'Colder.', language: null, provider: null } }),
    );
  };

  test('is shown with its reason, and repeated with the same request', async () => {
    ended({ state: 2, error: { code: 'ai/failure' } });
    const { person } = await service.open();
    expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for ai/failure");
    await state('Draft failed');
    service.stored.job = null;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(service.started).toHaveBeenCalledWith(expect.objectContaining({ use: 'acts', source: ['act'], prompt: 'Colder.' })),
    );
  });

  test('is changed before a retry, or dismissed', async () => {
    ended({ state: 2, error: { code: 'ai/language' } });
    const { person } = await service.open();
    await person.click(await screen.findByRole('button', { name: 'Change the request' }));
    expect(within(await dialog()).getByRole('textbox', { name: 'Instruction' })).toHaveValue('Colder.');
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem(ASKED)).toBeNull();
  });

  test('because of a timeout', async () => {
    ended({ state: 3 });
    await service.open();
    expect(await screen.findByRole('alert')).toHaveTextContent('It took longer than ten minutes. Try again.');
  });

  test.each(['ai/no-provider', 'ai/language', 'ai/failure', 'service/unavailable'])(
    'is shown in the dialog that requested it: %s',
    async (code) => {
      const { person, pick } = await service.open('drama', rejecting({ code: code as 'ai/failure', status: 502 }));
      await pick('Acts');
      await person.click(await enabled(await dialog()));
      expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
        code === 'service/unavailable' ? 'is unavailable right now' : code,
      );
      expect(await enabled(await dialog())).toBeVisible();
    },
  );

  test('because of a lost response', async () => {
    const sent: { key: string }[] = [];
    const lostResponse = {
      startGeneration: (variables: Record<string, unknown>) => {
        sent.push(variables as { key: string });
        return sent.length === 1 ? Promise.reject(new Error('no network')) : service.responses.startGeneration?.(variables);
      },
    };
    const { person, pick } = await service.open('drama', lostResponse);
    await pick('Acts');
    await person.click(await enabled(await dialog()));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('other/network-request-failed');
    // It may have been started all the same: the repeated request has the same key.
    await person.click(await enabled(await dialog()));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('because of missing coins: credit is added, and it continues', async () => {
    let coins = 0;
    const short = {
      startGeneration: (variables: object) => {
        if (coins === 0) throw new Refusal({ code: 'wallet/insufficient', status: 409, data: { remain: 5 } });
        return service.responses.startGeneration?.(variables);
      },
    };
    const { person, pick, host } = await service.open('drama', short);
    (host as { openPopup: unknown }).openPopup = async (name: string, input: unknown) => {
      expect([name, input]).toEqual(['store.top-up', { amountCoins: 5 }]);
      coins = 5;
      return { paid: true };
    };
    await pick('Acts');
    await person.click(await enabled(await dialog()));
    await person.click(await within(await dialog()).findByRole('button', { name: 'Add credit' }));
    await waitFor(() => expect(service.started).toHaveBeenCalled());
  });

  test('because of a conflict or an error: that must be solved first', async () => {
    const { person, pick } = await service.open('setting');
    await person.clear(await screen.findByRole('textbox', { name: 'Title' }));
    await pick('Acts');
    await person.click(await enabled(await dialog()));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Fix the marked fields first.');
    expect(service.started).not.toHaveBeenCalled();
  });

  test('offline, because the input can’t be saved first', async () => {
    const { person, pick } = await service.open('drama');
    await pick('Acts');
    await enabled(await dialog());
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await person.click(await enabled(await dialog()));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('You are offline.');
    onLine.mockRestore();
  });
});

describe('blocked words', () => {
  const data = {
    words: ['porn'],
    fields: [
      { path: 'prompt', from: 5, to: 9 },
      { path: 'drama.brief', from: 0, to: 4 },
    ],
  };
  test('are marked in their fields, and listed', async () => {
    service.stored.drama.brief = 'Porn and fog.';
    const { person, pick } = await service.open('setting', rejecting({ code: 'ai/content-filter', status: 422, data }));
    await pick('Acts');
    const open = await dialog();
    await person.type(within(open).getByRole('textbox', { name: 'Instruction' }), 'More porn.');
    await person.click(await enabled(open));
    await within(open).findByRole('alert');
    expect(within(open).getByRole('textbox', { name: 'Instruction' })).toHaveAccessibleDescription(/Not allowed: porn\./);
    const marked = [...open.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['porn', 'Porn']);
    expect(within(open).getByRole('link', { name: 'Brief' })).toHaveAttribute('href', `/set-drama/${drama().uuid}`);
    await person.keyboard('{Escape}');
    const brief = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Brief' });
    expect(brief).toHaveAccessibleDescription(/Not allowed: porn\./);
    await person.click(screen.getByRole('button', { name: 'Show the error' }));
    expect(brief.value.slice(brief.selectionStart, brief.selectionEnd)).toBe('Porn');
    await person.type(brief, '{Control>}a{/Control}Fog.');
    expect(brief).not.toHaveAccessibleDescription(/Not allowed/);
    expect(brief).toHaveFocus();
  });

  test('in the story are listed as links, marked in their fields, and removed once they are corrected', async () => {
    const story = parts().map((part): StoryPart => {
      if (part.kind === 'paragraph' && part.id === 'dusk')
        return { ...part, lines: [newLine('first', { words: { 'en-US': 'Porn, and fog.' } })] };
      if (part.kind === 'outline') return { ...part, acts: part.acts.map((act) => ({ ...act, brief: 'They sell porn.' })) };
      return part.kind === 'character' ? { ...part, feature: 'Looks at porn.' } : part;
    });
    service.stored.drama.data.parts = story;
    const paths = ['dusk.lines.0.words.en-US', 'outline.acts.0.brief', 'mira.feature', 'gone.brief', 'mira.brief'];
    const fields = paths.map((path) => ({ path: `parts.${path}`, from: 0, to: 4 }));
    const blockedError = rejecting({ code: 'ai/content-filter', status: 422, data: { words: ['porn'], fields } });
    const { person, pick } = await service.open('dialog', blockedError);
    const line = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Line 1' });
    expect(line.parentElement?.children).toHaveLength(1);
    await pick('Acts');
    const open = await dialog();
    await person.click(await enabled(open));
    const alert = await within(open).findByRole('alert');
    const links = within(alert).getAllByRole('link');
    const at = `/set-drama/${drama().uuid}`;
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dusk', `${at}/dialog?at=dusk`],
      ['The timetable', `${at}/drama?at=act`],
      ['Mira', `${at}/character?at=mira`],
    ]);
    expect(alert).toHaveTextContent('Mira: Looks at porn.');
    await person.keyboard('{Escape}');
    expect(line).toHaveAccessibleDescription('Not allowed: porn.');
    expect(line.parentElement?.querySelector('mark')).toHaveTextContent('Porn');
    await person.type(line, 'Fog', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    expect(line).not.toHaveAccessibleDescription();
    expect(line).toHaveFocus();
    expect(line.parentElement?.children).toHaveLength(1);
  });
});
