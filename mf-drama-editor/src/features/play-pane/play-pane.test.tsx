import { expect, jest, test } from '@jest/globals';
import type { StoryEngine } from '@meowtale/story';
import { compileInkHere } from '@meowtale/story/compile-here';
import { createDramaEngine, previewDrama } from '@meowtale/story/drama';
import { createInkEngine } from '@meowtale/story/ink';
import { newAct, newChoice, newLine, newParagraph, newSequence, storyOf } from '@meowtale/story/model';
import { UiProvider } from '@meowtale/ui';
import { SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSlice } from '../../slice.tsx';
import { PlayPane, type PlayPaneProps } from './play-pane.tsx';

const FERRY = `-> quay
=== quay ===
Fog lies on the water.
* [Board] -> boat
* [Wait] -> wait
=== boat ===
The engine coughs.
+ [Look back] -> quay_again
+ [Sleep] -> END
=== quay_again ===
The quay is gone.
-> END
=== wait ===
Nothing comes. # ending: A long night
-> END
`;

function ink(source: string): StoryEngine {
  const compiled = compileInkHere(source);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return createInkEngine(compiled.bundle);
}

/** Returns two paragraphs, the first leading to the second, with a speaker, a picture and a variable. */
function drama(text = 'Come aboard.', without: readonly string[] = [], { choice = 'Board', picture = 'fog' } = {}): StoryEngine {
  const paragraphs = [
    newParagraph('start', {
      lines: [newLine('l1', { speaker: 'tam', direction: 'quietly', words: { 'en-US': text }, picture })],
      choices: [newChoice('c1', { words: { 'en-US': choice }, to: 'boat' })],
      effects: [{ variable: 'coins', do: 'add', value: 2 }],
    }),
    newParagraph('boat', { lines: [newLine('l2', { words: { 'en-US': 'The boat leaves.' } })], ending: { 'en-US': 'Away' } }),
  ].filter(({ id }) => !without.includes(id));
  const sequence = newSequence('s1', { paragraphs: paragraphs.map(({ id }) => id) });
  const story = storyOf('The Ferry', [
    { kind: 'outline', id: 'outline', template: 'free', acts: [newAct('a1', { sequences: [sequence] })] },
    { kind: 'setting', id: 'setting', language: 'en-US', languages: ['en-US'], logline: '', glossary: [] },
    ...paragraphs,
    {
      kind: 'character',
      id: 'tam',
      sex: 'male',
      name: 'Tam',
      names: {},
      brief: '',
      feature: '',
      trait: '',
      behavior: '',
      status: '',
      picture: null,
      states: [],
      traits: [],
      origin: null,
    },
    { kind: 'variable', id: 'coins', name: 'coins', type: 'number', initial: 1 },
    {
      kind: 'resource',
      id: 'fog',
      folder: 'cg',
      name: 'Fog',
      alt: { 'en-US': 'Fog over the sea' },
      image: '0198f6d2-0000-7000-8000-0000000000f1.jpg',
      width: 640,
      height: 360,
      keywords: '',
      negative: '',
      seed: null,
      origin: null,
    },
  ]);
  return createDramaEngine(previewDrama(story), 'en-US');
}

async function open(given: Partial<PlayPaneProps> & { engine: StoryEngine }) {
  const { host } = testHost({}, '/');
  const { words } = await createSlice(host);
  const draw = (props: Partial<PlayPaneProps> & { engine: StoryEngine }) => (
    <UiProvider locale={host.locale} colorScheme="light">
      <SliceScope host={host} words={words}>
        <PlayPane seed={1} {...props} />
      </SliceScope>
    </UiProvider>
  );
  const view = render(draw(given));
  return { person: userEvent.setup(), edit: (props: typeof given) => view.rerender(draw({ ...given, ...props })) };
}

const pane = () => screen.getByRole('region', { name: 'Preview' });
const button = (name: string) => screen.getByRole('button', { name });

test('a story is read by clicking and by keys, back and from the beginning', async () => {
  const onPlace = jest.fn();
  const { person } = await open({ engine: ink(FERRY), onPlace });
  expect(within(pane()).getByText('Fog lies on the water.')).toBeVisible();
  await person.click(button('Board'));
  expect(screen.getByText('The engine coughs.')).toBeVisible();
  // A turned page has the focus: keys continue from there.
  await person.keyboard('1');
  expect(screen.getByText('The quay is gone.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Endings found' })).toHaveTextContent('The quay is gone.');
  expect(screen.getByText('Page 3 · 1 of 3 endings')).toBeVisible();
  await person.keyboard('{Backspace}');
  expect(screen.getByText('The engine coughs.')).toBeVisible();
  await person.click(button('Restart'));
  expect(screen.getByText('Page 1 · 1 of 3 endings')).toBeVisible();
  expect(onPlace.mock.calls.map(([place]) => place)).toEqual(['quay', 'boat', 'quay_again', 'boat', 'quay']);
});

test('the log has the pages of the run, and leads back to each', async () => {
  const { person } = await open({ engine: ink(FERRY), startAt: 'quay' });
  await person.click(button('Board'));
  await person.click(button('Look back'));
  await person.click(screen.getByText('Log'));
  const pages = () =>
    within(pane())
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { name: /^Page/ }));
  await waitFor(() => expect(pages()).toHaveLength(3));
  expect(pages().map(({ textContent }) => textContent)).toEqual([
    'Page 1Go back to this pageFog lies on the water.',
    'Page 2Go back to this pageYou chose: BoardThe engine coughs.',
    'Page 3You chose: Look backThe quay is gone.',
  ]);
  expect(screen.queryByText('The log has no earlier pages.')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Go back to this page', description: 'Page 2' }));
  expect(pages()).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Passage' })).toHaveFocus();
  expect(screen.getByText('Page 2 · 1 of 3 endings')).toBeVisible();
});

test('an edit is shown at the reader’s place, and changes neither the place nor the focus', async () => {
  const { person, edit } = await open({ engine: ink(FERRY) });
  await person.click(button('Board'));
  button('Sleep').focus();
  edit({ engine: ink(FERRY.replace('The engine coughs.', 'The engine sings.')) });
  expect(screen.getByText('The engine sings.')).toBeVisible();
  expect(button('Sleep')).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
});

test('it begins at the edited part, returns there, and keeps its place over an edit', async () => {
  const { person, edit } = await open({ engine: ink(FERRY), startAt: 'boat' });
  await person.click(button('Look back'));
  edit({ engine: ink(FERRY.replace('is gone', 'is far')), startAt: 'boat' });
  expect(screen.getByText('The quay is far.', { selector: 'p' })).toBeVisible();
  await person.click(button('Play from the current paragraph'));
  expect(screen.getByText('The engine coughs.')).toBeVisible();
});

test('a choice in an endless loop shows a plain message, and the others still work', async () => {
  const loop = 'Start.\n+ [Loop] -> loop\n+ [Leave] -> leave\n== loop\n~ temp x = 1\n-> loop\n== leave\nOut.\n-> END';
  const { person } = await open({ engine: ink(loop) });
  await person.click(button('Loop'));
  expect(screen.getByRole('alert')).toHaveTextContent('The story runs in a loop');
  await person.click(button('Leave'));
  expect(screen.getByText('Out.', { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the speaker, the direction, the picture and the variables of a story of our own format are shown', async () => {
  const pictures = (name: string) => `http://files.localhost/i/${name}`;
  const { person } = await open({ engine: drama(), pictures, variables: [{ id: 'coins', name: 'coins' }] });
  expect(screen.getByText('Tam').closest('p')).toHaveTextContent('Tam (quietly) Come aboard.');
  expect(screen.getByRole('img', { name: 'Fog over the sea' })).toHaveAttribute(
    'src',
    'http://files.localhost/i/0198f6d2-0000-7000-8000-0000000000f1.jpg',
  );
  await person.click(screen.getByText('Variables'));
  expect(screen.getByText('coins').parentElement).toHaveTextContent('coins3');
});

test('markup in a line or a name is shown as text', async () => {
  const text = '<img src="x" onerror="alert(1)"> <script>alert(2)</script>';
  const { edit } = await open({ engine: drama(text, [], { picture: 'gone' }), pictures: (name) => `http://files.localhost/i/${name}` });
  expect(screen.getByText('Tam').closest('p')).toHaveTextContent(text);
  expect(pane().querySelector('img, script')).toBeNull();
  edit({ engine: ink(`Start.\n+ [${text.replace(/[<>]/g, '\\$&').replaceAll('/', '\\/')}] -> END`) });
  expect(button(text)).toBeVisible();
  expect(pane().querySelector('img, script')).toBeNull();
});

test('a choice without text is visible and can be taken', async () => {
  const { person } = await open({ engine: drama('Come.', [], { choice: '' }) });
  await person.click(button('…'));
  expect(screen.getByText('The boat leaves.')).toBeVisible();
});

test('a line has the direction of its text, whoever speaks', async () => {
  await open({ engine: drama('שלום! Ahoy?', [], { choice: 'לעלות' }) });
  const line = screen.getByText('Tam').closest('p');
  expect(line).toHaveAttribute('dir', 'auto');
  // Isolated text doesn't count for its direction.
  expect([...(line?.childNodes ?? [])].map(({ nodeName }) => nodeName)).toEqual(['BDI', 'BDI', '#text']);
  // A choice is aligned with its own text: its button has the direction.
  const choice = screen.getByText('לעלות');
  expect([choice.closest('button')?.dir, choice.dir]).toEqual(['auto', '']);
});

test('a hundred thousand characters in one passage are shown', async () => {
  await open({ engine: ink(`${'A hundred letters or so. '.repeat(4000)}\n+ [On] -> END`) });
  expect(pane().querySelector('p[dir]')?.textContent).toHaveLength(99_999);
  expect(button('On')).toBeVisible();
});

test('removing a paragraph moves the reader to the nearest place, with a message', async () => {
  const { edit } = await open({ engine: drama(), startAt: 'a1/s1/boat' });
  expect(screen.getByText('The boat leaves.')).toBeVisible();
  edit({ engine: drama('Come.', ['boat']), startAt: null });
  expect(screen.getByText(/Come\./)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You are at the nearest one that still exists');
});

test('an empty story has nothing to play and no ending, until there is a paragraph', async () => {
  const { edit } = await open({ engine: drama('', ['start', 'boat']) });
  expect(screen.getByRole('heading', { name: 'Nothing to play yet' })).toBeVisible();
  expect(screen.queryByText('The end')).toBeNull();
  edit({ engine: drama() });
  expect(screen.getByText(/Come aboard\./)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nothing to play yet' })).toBeNull();
});

test('a story that can’t begin shows why, and continues where it was once it can', async () => {
  const { person, edit } = await open({ engine: ink(FERRY) });
  await person.click(button('Board'));
  const broken: StoryEngine = { ...drama(), ...stuck() };
  edit({ engine: broken });
  expect(screen.getByRole('alert')).toHaveTextContent('The story can’t start');
  edit({ engine: ink(FERRY) });
  expect(screen.getByText('The engine coughs.')).toBeVisible();
});

/** Returns an engine of which every call fails. */
function stuck(): Partial<StoryEngine> {
  const loop = ink('Start.\n+ [Loop] -> loop\n== loop\n~ temp x = 1\n-> loop');
  const fail = () => loop.choose(loop.begin(1).snapshot, 0);
  return { fingerprint: 'f'.repeat(16), endings: [], begin: fail, choose: fail, resume: fail, check: fail, find: undefined };
}
