import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newLine } from '@meowtale/story/model';
import { fakeTimers, passTime, Refusal } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { parts } from '../drama-editor/test-drama.ts';
import { origin, PROPOSAL, proposal } from './test-proposal.ts';
import { generationService } from './test-service.ts';

let service: ReturnType<typeof generationService>;
beforeEach(() => {
  fakeTimers();
  localStorage.clear();
  service = generationService();
  service.stored.proposals = [proposal()];
});

/** Opens the proposal from the list in the bar. */
async function shown(tab: 'drama' | 'dialog' = 'dialog', more: Parameters<typeof service.open>[1] = {}) {
  const view = await service.open(tab, more);
  await view.pick('Proposals');
  const list = await screen.findByRole('dialog', { name: 'Proposals' });
  await view.person.click(await within(list).findByRole('button', { name: /^View/ }));
  const panel = await screen.findByRole('region', { name: /^Proposal/ });
  return { ...view, panel };
}
const lines = () => screen.getAllByRole('textbox', { name: /^Line \d+$/ }).map((field) => (field as HTMLTextAreaElement).value);
const lastSaved = (id: string) => service.saved.mock.lastCall?.[0].parts?.find((part) => part.id === id)?.body as StoryParagraph;
const savedPart = async (id: string) => {
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  await waitFor(() => expect(service.saved).toHaveBeenCalled());
  return lastSaved(id);
};
const NEW = ['The lamps come on.', 'Mira counts the benches.', 'Is anybody there?'];

describe('a proposal', () => {
  test('is announced in the bar, and shows who made it and what would change', async () => {
    const { panel } = await shown();
    expect(screen.getByRole('button', { name: 'Draft 1 1 pending proposal' })).toBeVisible();
    expect(panel).toHaveTextContent('Proposal for “Dusk”');
    expect(within(panel).getByText('template draft')).toBeVisible();
    expect((await within(panel).findAllByRole('insertion')).map(({ textContent }) => textContent)).toEqual(['added: The lamps come on.']);
    expect(lines()).toHaveLength(2);
  });

  test('is taken as one edit that is saved, marks dependent parts, and can be undone', async () => {
    const { panel, person } = await shown();
    expect(await within(panel).findByRole('checkbox', { name: 'Mark 1 later scene as stale' })).toBeChecked();
    await person.click(within(panel).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(lines()).toEqual(NEW));
    await waitFor(() => expect(service.decided).toHaveBeenCalledWith({ uuid: PROPOSAL, state: 'taken', taken: null }));
    expect((await savedPart('dusk')).lines[0]).toMatchObject({ id: 'opening', origin: { proposal: PROPOSAL, edited: false } });
    expect(await savedPart('boat')).toMatchObject({ stale: true, stale_cause: { why: 'earlier', node: 'dusk' } });
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Proposal/ })).toBeNull());
    expect(screen.getByRole('button', { name: /^Draft( \d+.*)?$/ })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toHaveLength(2);
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await waitFor(() => expect(lastSaved('boat')).toMatchObject({ stale: false }));
    await waitFor(() => expect(service.decided).toHaveBeenLastCalledWith({ uuid: PROPOSAL, state: 'pending', taken: null }));
    await person.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(service.decided).toHaveBeenLastCalledWith({ uuid: PROPOSAL, state: 'taken', taken: null }));
  });

  test('is taken by line, without the rest of it', async () => {
    const body = proposal().changes[0]?.body as StoryParagraph;
    const more = { ...body, lines: [...body.lines, { ...body.lines[0], id: 'closing', words: { 'en-US': 'Fog.' } }] } as StoryPart;
    service.stored.proposals = [proposal({ changes: [{ id: 'dusk', body: more }], stale: [] })];
    const { panel, person } = await shown();
    await person.click(await within(panel).findByRole('button', { name: 'Choose changes' }));
    // The button has no further effect.
    expect(within(panel).queryByRole('button', { name: 'Choose changes' })).toBeNull();
    expect(within(panel).getAllByRole('checkbox')[0]).toHaveFocus();
    await person.click(within(panel).getByRole('checkbox', { name: 'Accept: Line, Fog.' }));
    await person.click(within(panel).getByRole('button', { name: 'Accept 1 change' }));
    await waitFor(() => expect(lines()).toEqual(NEW));
    expect(service.decided).toHaveBeenCalledWith({ uuid: PROPOSAL, state: 'partly', taken: ['opening'] });
    expect((await savedPart('dusk')).lines.map(({ id }) => id)).toEqual(['opening', 'first', 'second']);
  });

  test('of a translation shows the original above each of its lines', async () => {
    const base = parts()[2] as StoryParagraph;
    const translated = base.lines.map((line) =>
      line.id === 'second' ? { ...line, words: { ...line.words, 'de-DE': 'Ist da jemand?' } } : line,
    );
    const changes = [{ id: 'dusk', body: { ...base, lines: translated } }];
    service.stored.proposals = [proposal({ use: 'translation', language: 'de-DE', changes, stale: [] })];
    const { panel } = await shown();
    const original = await within(panel).findByText('Mira: Is anybody there?');
    expect(original).toHaveAttribute('lang', 'en-US');
    const fresh = within(panel).getByRole('insertion');
    expect(fresh).toHaveTextContent('Ist da jemand?');
    expect(original.compareDocumentPosition(fresh)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('leaves what a person wrote meanwhile, unless selected', async () => {
    const origin = { proposal: PROPOSAL, edited: false };
    const base = parts()[2] as StoryParagraph;
    const anew = base.lines.map((line) => (line.id === 'first' ? { ...line, words: { 'en-US': 'She counts them.' }, origin } : line));
    service.stored.proposals = [
      proposal({ use: 'line', targets: ['first'], changes: [{ id: 'dusk', body: { ...base, lines: anew } }], stale: [] }),
    ];
    service.stored.since.parts = [base];
    const { panel, person } = await shown();
    expect(await within(panel).findByText('Your text stays')).toBeVisible();
    expect(within(panel).getByText('1 item you changed in the meantime stays as it is.')).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Accept' })).toBeDisabled();
    await person.click(within(panel).getByRole('button', { name: 'Choose changes' }));
    await person.click(within(panel).getByRole('checkbox', { name: 'Accept: Line, She counts them.' }));
    await person.click(within(panel).getByRole('button', { name: 'Accept 1 change' }));
    await waitFor(() => expect(lines()[0]).toBe('She counts them.'));
  });

  test('is rejected, or made again with an instruction', async () => {
    service.stored.proposals = [proposal({ instruction: 'Warmer.', notes: [{ key: 'kept', node: 'dusk', params: { count: 2 } }] })];
    const { panel, person } = await shown();
    expect(panel).toHaveTextContent('Instruction: “Warmer.”');
    expect(await within(panel).findByText('Dusk: Written by a person and left unchanged: 2.')).toBeVisible();
    await person.click(await within(panel).findByRole('button', { name: 'Change the request…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft: Lines and choices, “Dusk”' });
    expect(within(dialog).getByRole('textbox', { name: 'Instruction' })).toHaveValue('Warmer.');
    await person.keyboard('{Escape}');
    await person.click(within(panel).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(service.decided).toHaveBeenCalledWith({ uuid: PROPOSAL, state: 'refused', taken: null }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Draft( \d+.*)?$/ })).toHaveFocus());
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    expect(service.saved).not.toHaveBeenCalled();
    expect(lines()).toHaveLength(2);
  });

  test.each([
    ['draft', 'template draft'],
    ['openai', 'text model, a-model'],
  ])('made by %s is made again by the same, unless another is chosen', async (provider, called) => {
    const provenance = proposal().provenance.map((each) => ({ ...each, provider }));
    service.stored.proposals = [proposal({ provenance })];
    if (provider === 'draft') service.stored.offer.providers.reverse();
    const { panel, person } = await shown();
    await person.click(await within(panel).findByRole('button', { name: 'Change the request…' }));
    const dialog = await screen.findByRole('dialog', { name: /^Draft/ });
    expect(await within(dialog).findByRole('combobox', { name: 'Model' })).toHaveValue(called);
  });

  test('shows what was sent, to whom and what was returned; verbatim on request', async () => {
    const sent = '[system]\nYou write.\n\n[user]\n<cast>[{"name":"Mira"}]</cast>\n\nWrite the lines.';
    const [made] = proposal().provenance;
    service.stored.proposals = [
      proposal({ provenance: made ? [{ ...made, provider: 'openai', model: 'a-model', sent }] : [], price_coins: 5 }),
    ];
    const { panel, person } = await shown();
    await person.click(within(panel).getByRole('button', { name: 'Sent data' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sent data' });
    expect(dialog).toHaveTextContent(/Cost\s*5/);
    await person.click(within(dialog).getByText('Data sent to the model'));
    expect(within(dialog).getByText('The surrounding outline')).toBeVisible();
    const step = within(dialog).getByRole('region', { name: 'Step 1' });
    for (const text of ['text model', 'a-model', '7', 'You write.', 'Name', 'Mira', 'Write the lines.'])
      expect(within(step).getByText(text)).toBeVisible();
    expect(
      within(step)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Instructions to the model', 'Request']);
    expect(within(step).getByText('Characters, as they are at that point in the story')).toBeVisible();
    expect(within(step).getByText(/<cast>/)).not.toBeVisible();
    await person.click(within(step).getByText('Exact text sent'));
    expect(within(step).getByText(/<cast>/)).toHaveTextContent('[{"name":"Mira"}]</cast> Write the lines.');
  });

  test('of templates names its provider once', async () => {
    const { panel, person } = await shown();
    await person.click(within(panel).getByRole('button', { name: 'Sent data' }));
    const step = within(await screen.findByRole('dialog', { name: 'Sent data' })).getByRole('region', { name: 'Step 1' });
    expect(within(step).getByText('template draft')).toBeVisible();
    expect(within(step).queryByText('Model')).not.toBeInTheDocument();
  });

  test('that fails to load, or to be decided, shows an error', async () => {
    const down = () => {
      throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
    };
    const { panel, person } = await shown('dialog', { decideProposal: down });
    await person.click(await within(panel).findByRole('button', { name: 'Reject' }));
    expect(await within(panel).findByRole('alert')).toHaveTextContent('The drama editor is unavailable right now.');
  });

  test('that was decided can be shown again: what was taken, and the rest can be used as an edit', async () => {
    const body = proposal().changes[0]?.body as StoryParagraph;
    const closing = newLine('closing', { words: { 'en-US': 'Fog.' }, origin });
    const changes = [{ id: 'dusk', body: { ...body, lines: [...body.lines, closing] } as StoryPart }];
    service.stored.proposals = [proposal({ state: 'partly', taken: ['opening'], decided_at: '2026-11-20T11:05:00.000Z', changes })];
    service.stored.drama.data.parts = parts().map((part) => (part.id === 'dusk' ? (proposal().changes[0]?.body as StoryPart) : part));
    const { panel, person } = await shown();
    const [taken, left] = await within(panel).findAllByRole('listitem');
    expect(within(taken as HTMLElement).getByText('Accepted')).toBeVisible();
    expect(within(taken as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(left as HTMLElement).getByText('Rejected')).toBeVisible();
    for (const name of ['Accept', 'Reject', 'Choose changes']) expect(within(panel).queryByRole('button', { name })).toBeNull();
    await person.click(within(left as HTMLElement).getByRole('button', { name: 'Use this version: Fog.' }));
    await waitFor(() => expect(lines()).toEqual([...NEW, 'Fog.']));
    expect(service.decided).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toEqual(NEW);
    await person.click(within(panel).getByRole('button', { name: 'Earlier versions' }));
    expect(await screen.findByRole('dialog', { name: 'Earlier versions of “Dusk”' })).toBeVisible();
  });

  test('whose text is no longer stored can’t be shown again', async () => {
    service.stored.proposals = [proposal({ state: 'refused', is_emptied: true, changes: [], before: [] })];
    const { pick } = await service.open();
    await pick('Proposals');
    const list = await screen.findByRole('dialog', { name: 'Proposals' });
    expect(await within(list).findByText('Its text is no longer stored.')).toBeVisible();
    expect(within(list).queryByRole('button', { name: /^View/ })).toBeNull();
  });

  test('that no longer exists isn’t shown', async () => {
    await service.open('dialog', { dramaProposals: () => ({ findDramaProposal: [] }) }).then(({ pick }) => pick('Proposals'));
    expect(await screen.findByText('No proposals yet.')).toBeVisible();
  });
});

describe('contradictions', () => {
  const dead = (): StoryPart[] =>
    parts().map((part) => {
      if (part.kind === 'character') return { ...part, states: [{ id: 's', from: 'dusk', status: 'dead', text: 'Mira drowns.' }] };
      const boat = { ...(part as StoryParagraph), lines: [{ ...(parts()[2] as StoryParagraph).lines[1], id: 'late' }] };
      return part.id === 'boat' ? (boat as StoryPart) : part;
    });

  test('are found at once, with both passages and the path on which they occur', async () => {
    service.stored.drama.data.parts = dead();
    const { pick, person } = await service.open('drama');
    await pick('Consistency check');
    const panel = await screen.findByRole('dialog', { name: 'Consistency check' });
    const found = await within(panel).findByRole('list', { name: 'Contradictions found' });
    expect(found).toHaveTextContent('Mira speaks after their death.');
    expect(within(found).getByText('Mira drowns.')).toBeVisible();
    expect(within(found).getByText('Is anybody there?')).toBeVisible();
    const links = within(found)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')?.split('/').at(-1)]);
    expect(links).toContainEqual(['Mira', 'character?at=mira']);
    expect(links).toContainEqual(['The boat', 'dialog?at=boat']);
    await person.click(within(found).getByRole('button', { name: 'Mark as intentional' }));
    expect(await within(panel).findByText('No contradictions found.')).toBeVisible();
    await person.click(within(panel).getByText('1 marked as intentional'));
    await person.click(within(panel).getByRole('button', { name: 'Report again' }));
    expect(within(panel).getByText('Mira speaks after their death.')).toBeVisible();
  });

  test('marked as intended stay so in this browser', async () => {
    service.stored.drama.data.parts = dead();
    const first = await service.open('drama');
    await first.pick('Consistency check');
    await first.person.click(await screen.findByRole('button', { name: 'Mark as intentional' }));
    first.unmount();
    const { pick } = await service.open('drama');
    await pick('Consistency check');
    expect(await screen.findByText('1 marked as intentional')).toBeVisible();
  });

  test('marked as intended in a browser without space last until a reload, and that is said', async () => {
    service.stored.drama.data.parts = dead();
    const { pick, person, host } = await service.open('drama');
    await pick('Consistency check');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await person.click(await screen.findByRole('button', { name: 'Mark as intentional' }));
    expect(await screen.findByText('1 marked as intentional')).toBeVisible();
    const sentence = 'Keep this tab open: this browser has no space left for your changes.';
    expect(host.notify).toHaveBeenCalledWith(sentence, 'danger');
  });

  test('are found by a model as well, for its price', async () => {
    const finding = {
      ...{ kind: 'other' as const, why: 'The benches were sold.' },
      first: { node: 'dusk', line: 'first', quote: 'Mira counts the benches.' },
      second: { node: 'mira', line: null, quote: 'Mira' },
    };
    service.stored.proposals = [proposal({ use: 'consistency', targets: [], changes: [], stale: [], findings: [finding] })];
    const { pick, person } = await service.open('drama');
    await pick('Consistency check');
    await person.click(await screen.findByRole('button', { name: 'Also check with a model' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft: Consistency check' });
    expect(await within(dialog).findByText(/Refunded if it fails/)).toBeVisible();
    await person.keyboard('{Escape}');
    await pick('Proposals');
    await person.click(await screen.findByRole('button', { name: /^View/ }));
    const panel = await screen.findByRole('region', { name: 'Proposal: Consistency check' });
    expect(await within(panel).findByText('The benches were sold.')).toBeVisible();
    expect(within(panel).getByText('Mira counts the benches.')).toBeVisible();
    await person.click(within(panel).getByRole('button', { name: 'Seen' }));
    await waitFor(() => expect(service.decided).toHaveBeenCalledWith({ uuid: PROPOSAL, state: 'taken', taken: null }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await pick('Consistency check');
    await person.click(await screen.findByRole('button', { name: /^Last check by a model, / }));
    const again = await screen.findByRole('region', { name: 'Proposal: Consistency check' });
    expect(await within(again).findByText('The benches were sold.')).toBeVisible();
    expect(within(again).getByText('Seen')).toBeVisible();
    expect(within(again).queryByRole('button', { name: 'Seen' })).toBeNull();
  });
});

describe('earlier versions', () => {
  const version = async (name: string) => within(await screen.findByRole('dialog', { name })).findAllByRole('listitem');

  test('of a line are compared with its current text, and one is used as an edit that can be undone', async () => {
    const of = (text: string) => newLine('first', { words: { 'en-US': text }, origin });
    const counted = { before: of('Mira counts the benches.'), after: of('Mira counts the lamps.') };
    service.stored.versions = [{ ...proposal({ state: 'refused', instruction: 'Lamps.' }), version: counted }];
    const { person } = await service.open('dialog');
    await person.click(await screen.findByRole('button', { name: 'More options for line 1' }));
    await person.click(screen.getByRole('button', { name: 'Earlier versions of line 1' }));
    const [draft, before] = await version('Earlier versions');
    expect(draft).toHaveTextContent(/^Draft of .*Rejected.*Instruction: “Lamps.”/);
    expect(within(draft as HTMLElement).getByRole('insertion')).toHaveTextContent('lamps');
    expect(before).toHaveTextContent(/^Text before the draft of .*Same as the current text\.$/);
    await person.click(within(draft as HTMLElement).getByRole('button', { name: /^Use: Draft of/ }));
    await waitFor(() => expect(lines()[0]).toBe('Mira counts the lamps.'));
    expect((await savedPart('dusk')).lines[0]).toMatchObject({ origin });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()[0]).toBe('Mira counts the benches.');
  });

  test('of an act are in its draft menu; without any that is said, and a failed query can be retried', async () => {
    let fails = true;
    const nodeVersions = () => {
      if (fails) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
      return { findDramaProposal: [] };
    };
    const { person } = await service.open('drama', { nodeVersions });
    await person.click(await screen.findByRole('button', { name: 'The timetable' }));
    await person.click(within(screen.getByRole('region', { name: 'Act' })).getByRole('button', { name: 'Draft' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Earlier versions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions of “The timetable”' });
    expect(await within(dialog).findByText('The versions can’t be shown right now.')).toBeVisible();
    fails = false;
    await person.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('No earlier versions yet.')).toBeVisible();
  });
});

test('the Settings tab shows who made the drama', async () => {
  const share = { model: null, edited: 0, share: 0.25 };
  const disclosure = {
    lines: [
      { ...share, provider: 'openai', model: 'a-model', count: 3, edited: 1, share: 0.75 },
      { ...share, provider: null, count: 1 },
    ],
    pictures: [],
    translations: [{ language: 'de-DE', provider: 'openai', model: 'a-model', count: 2, edited: 0, share: 1 }],
  };
  await service.open('setting', {
    aiDisclosure: () => ({ findDrama: { __typename: 'DramaList', list: [{ __typename: 'Drama', uuid: 'x', ai_disclosure: disclosure }] } }),
  });
  const made = await screen.findByRole('region', { name: 'Made with AI' });
  expect(await within(made).findByText('text model, a-model: 75% (1 edited by a person since)')).toBeVisible();
  expect(within(made).getByText('People: 25%')).toBeVisible();
  expect(made).toHaveTextContent('Translation into Deutschtext model, a-model');
});
