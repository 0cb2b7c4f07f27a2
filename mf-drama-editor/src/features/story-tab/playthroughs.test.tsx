import { beforeEach, expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryCondition } from '@meowtale/contracts/inputs/drama/story-words';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newChoice, newLine, newParagraph, newSequence, storyOf } from '@meowtale/story/model';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { drama } from '../drama-editor/test-drama.ts';
import { isStale, playOut } from './play-out.ts';

const offer = (id: string, to: string, when: StoryCondition | null = null) => newChoice(id, { words: { 'en-US': id }, when, to });
const ending = { 'en-US': 'Alone' };
/** Returns one reachable ending of two, an unreachable paragraph and choice, and an endless loop. */
const branching = (): StoryPart[] =>
  [
    EMPTY_SETTING,
    { ...EMPTY_OUTLINE, acts: [newAct('act', { sequences: [newSequence('pier', { paragraphs: ['dusk', 'boat', 'far', 'round'] })] })] },
    newParagraph('dusk', {
      title: 'Dusk',
      lines: [newLine('first', { words: { 'en-US': 'Mira counts the benches.' } })],
      choices: [offer('Row', 'boat'), offer('Wait', 'round'), offer('Fly', 'far', { match: 'all', tests: [{ seen: 'far', not: false }] })],
    }),
    newParagraph('boat', { title: 'The boat', ending, to: null }),
    newParagraph('far', { title: 'Far away', ending: { 'en-US': 'Abroad' } }),
    newParagraph('round', { title: 'The bench', choices: [offer('Wait on', 'round')] }),
  ] as StoryPart[];

let current = drama();
const responses: Responses = {
  openDrama: () => ({ findDrama: { __typename: 'DramaList', list: [{ __typename: 'Drama', ...current }] } }),
  saveDrama: ({ revision }) => ({
    setDrama: { __typename: 'Drama', ...current, revision: revision + 1, data: { parts: [], removed: [], whole: false } },
  }),
};
const give = (parts: StoryPart[]) => {
  current = drama({ data: { parts, removed: [], whole: true } });
};

beforeEach(() => {
  localStorage.clear();
  give(branching());
});

async function open() {
  const view = await renderRoute(createSlice, 'drama', {
    responses,
    at: `/set-drama/${current.uuid}/drama`,
    params: { uuid: current.uuid, tab: 'drama' },
  });
  return { ...view, region: await screen.findByRole('region', { name: 'Test playthroughs' }) };
}
const played = (region: HTMLElement) =>
  waitFor(() => expect(within(region).getByRole('status')).toHaveTextContent(/Played 1,000 times.*seed 1/), { timeout: 50_000 });

test('a story played a thousand times shows its endings, its length, and what was never reached', async () => {
  const { person, region } = await open();
  await person.click(within(region).getByRole('button', { name: 'Play 1,000 times' }));
  await played(region);
  const rows = within(region)
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');
  const share = (row = '') => Number(/([\d.]+)% of the playthroughs/.exec(row)?.[1]);
  const [alone, abroad, endless] = rows;
  expect(alone).toMatch(/^Alone.*Choices: 1 on average \(from 1 to 1\)Words: 4 on average \(from 4 to 4\)The boat$/);
  expect(share(alone)).toBeGreaterThan(40);
  expect(abroad).toMatch(/^Abroad0% of the playthroughsFar away$/);
  expect(endless).toMatch(/^No ending within 1,000 choices/);
  expect(share(alone) + share(endless)).toBeCloseTo(100);
  expect(within(region).getByRole('heading', { name: 'Paragraphs never reached: 1 of 4' })).toBeVisible();
  expect(within(region).getByRole('heading', { name: 'Choices never made: 1 of 4' })).toBeVisible();
  expect(rows.slice(3)).toEqual(['Far away', '“Fly”, in:Dusk']);
});

test('where the story stops without a marked ending is shown as a dead end, and a marked ending isn’t', async () => {
  give(branching().map((part) => (part.id === 'round' ? newParagraph('round', { title: 'The bench' }) : part)));
  const { person, region } = await open();
  await person.click(within(region).getByRole('button', { name: 'Play 1,000 times' }));
  await played(region);
  const stops = within(region).getAllByText(/^The story stops after/);
  expect(stops.map((words) => words.textContent)).toEqual(['The story stops after “The bench” without an ending.']);
  expect(stops[0]?.closest('li')).toHaveTextContent(/^Unnamed ending/);
});

test('an unreached part is opened by a click, and an edit marks the numbers as outdated', async () => {
  const { person, region, host } = await open();
  await person.click(within(region).getByRole('button', { name: 'Play 1,000 times' }));
  await played(region);
  await person.click(within(region).getByRole('button', { name: 'Dusk' }));
  expect(host.navigation.get().search).toBe('?at=dusk');
  expect(region).not.toHaveTextContent('The story has changed since.');
  screen.getByRole('button', { name: 'The bench' }).focus();
  await person.keyboard('{Delete}');
  expect(await within(region).findByText(/The story has changed since\./)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(region).not.toHaveTextContent('The story has changed since.'));
});

test('shows its progress, and is cancelled by its start button, which keeps the focus', async () => {
  const { region } = await open();
  const button = within(region).getByRole('button', { name: 'Play 1,000 times' });
  button.focus();
  fireEvent.click(button);
  expect(within(region).getByRole('progressbar', { name: 'Playing…' })).toBeVisible();
  expect(within(region).getByRole('status')).toHaveTextContent('Playing…');
  fireEvent.click(within(region).getByRole('button', { name: 'Cancel' }));
  expect([button.textContent, document.activeElement]).toEqual(['Play 1,000 times', button]);
  expect(within(region).getByRole('status')).toBeEmptyDOMElement();
  expect(within(region).queryByRole('progressbar')).toBeNull();
});

test('a story without a paragraph can’t be played, and one with errors shows that the numbers mislead', async () => {
  give([EMPTY_SETTING, EMPTY_OUTLINE]);
  const { region, unmount } = await open();
  expect(within(region).getByRole('button', { name: 'Play 1,000 times' })).toBeDisabled();
  expect(region).toHaveTextContent('There are no paragraphs yet.');
  unmount();
  give(branching().map((part) => (part.id === 'far' ? ({ ...part, to: 'nowhere', ending: null } as StoryPart) : part)));
  expect((await open()).region).toHaveTextContent('The story has errors');
});

test('runs that fail are shown with the reason and the place', async () => {
  give(branching().map((part) => (part.id === 'round' ? newParagraph('round', { title: 'The bench', to: 'round' }) : part)));
  const found = await playOut(storyOf('Ferry', current.data.parts), new AbortController().signal, () => undefined);
  expect(found?.report.faults).toEqual([expect.objectContaining({ code: 'endless', place: 'act/pier/dusk' })]);
});

test('playing pauses between its slices, and stops on request', async () => {
  const story = storyOf('Ferry', branching());
  const abort = new AbortController();
  const seen: number[] = [];
  let between = 0;
  const timer = setInterval(() => {
    between += 1;
  }, 0);
  const whole = await playOut(story, abort.signal, (runs) => seen.push(runs));
  clearInterval(timer);
  expect(whole?.report.runs).toBe(1000);
  expect([seen.length > 3, between > 3, seen.toSorted((a, b) => a - b)]).toEqual([true, true, seen]);
  expect(await playOut(story, abort.signal, () => abort.abort())).toBeNull();
});

test('only changes that readers see make the numbers outdated', async () => {
  const story = storyOf('Ferry', branching());
  const found = await playOut(story, new AbortController().signal, () => undefined);
  const with_ = (change: object) =>
    storyOf('Ferry', branching().map((part) => (part.id === 'boat' ? { ...part, ...change } : part)) as StoryPart[]);
  expect(
    found && [story, with_({ brief: 'A plan.' }), with_({ title: 'Boat' }), with_({ to: 'dusk' })].map((each) => isStale(found, each)),
  ).toEqual([false, false, false, true]);
});
