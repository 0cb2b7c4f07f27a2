import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { detectFormat, exportStory, importStory } from './index.ts';
import { countedIds } from './testing/canonical.ts';
import { outlineOf } from './testing/outline.ts';

const published = readFileSync(join(import.meta.dirname, '../../fixtures/toll-house.html'), 'utf8');
const passage = (body: string, given = 'pid="1" name="Start"') => `<tw-passagedata ${given}>${body}</tw-passagedata>`;
const storyWith = (inner: string, given = 'name="A" startnode="1"') => `<tw-storydata ${given} hidden>${inner}</tw-storydata>`;
const faultsOf = (text: string) => {
  const result = importStory(text, 'twine', { newId: countedIds() });
  return result.ok ? [] : result.faults;
};

test("a published file's story is read from its start, and its scripts, styles and player are left out", () => {
  expect(detectFormat(published)).toBe('twine');
  const read = outlineOf(published, 'twine');
  expect(read.story.title).toBe('The Toll House & Bridge');
  expect([...read.story.variables.values()].map(({ name, initial }) => [name, initial])).toEqual([['coins', 3]]);
  expect(read.rows).toEqual([
    '# made-1 "The bridge"',
    'A bar across the road. You have $coins coins.',
    '> Pay & cross {coins >= 2} [coins add -2]',
    '> Wait -> made-1',
    '# made-2 "Far side"',
    'Keeper (yawning): "Mind the <b>gap</b>."',
    "It's late — cafés are shut.",
    'END',
  ]);
  expect(read.losses).toEqual(['code 3: 11 11 15', 'tags 2: 12', 'positions 2: 12 14', 'interpolation 1: 12', 'styles 2: 14 14']);
});

test('a file of any name is detected by its story, however long the player before it is', () => {
  expect(detectFormat(`<!DOCTYPE html><script>${' '.repeat(100_000)}</script>${storyWith('')}`)).toBe('twine');
  expect(detectFormat('<p>A page without a story.</p>')).toBeNull();
  expect(['a.html', 'b.HTM'].map((name) => detectFormat('', name))).toEqual(['twine', 'twine']);
});

test('only the first story of an archive is read; the others are reported', () => {
  const archive = [
    storyWith(passage('One.'), 'name="First" startnode="1"'),
    storyWith(`<script>x</script>${passage('Two.', 'pid="1" name="Two"')}`, 'name="Second" startnode="1"'),
    storyWith('', 'name="Third"'),
  ].join('\n\n');
  const { story, rows, losses } = outlineOf(archive, 'twine');
  expect([story.title, ...rows]).toEqual(['First', '# Start "Start"', 'One.', 'END']);
  expect(losses).toEqual(['stories 2: 3 5']);
});

test('without a valid startnode the story begins with the passage “Start”, else with the first; both are reported', () => {
  const passages = `${passage('One.', 'pid="1" name="One"')}\n${passage('Two.', 'pid="2" name="Start"')}`;
  for (const given of ['name="A"', 'name="A" startnode="9"', 'name="A" startnode=""']) {
    const { rows, losses } = outlineOf(storyWith(passages, given), 'twine');
    expect(rows[0]).toBe('# Start "Start"');
    expect(losses).toEqual(['metadata 1: 1']);
  }
  expect(outlineOf(storyWith(passage('One.', 'pid="1" name="One"'), 'name="A"'), 'twine').rows[0]).toBe('# One "One"');
});

test('of several passages with one pid the story begins with the first; passages with one name, or without one, are kept', () => {
  const rest = ['pid="2" name="B"', 'pid="2" name="B"', 'pid="3" name="B"', 'pid="4"'].map((given) => passage('[[B]]', given));
  const { rows, losses } = outlineOf(storyWith(passage('[[B]]') + rest.join(''), 'name="A" startnode="2"'), 'twine');
  expect(rows.filter((row) => row.startsWith('#'))).toHaveLength(5);
  expect(losses).toEqual(['renamed 2: 1 1', 'metadata 2: 1 1']);
});

describe('hostile HTML', () => {
  test('elements without an end are rejected with their lines', () => {
    const unclosed = (line: number, tag = 'tw-passagedata') => ({ line, key: 'twine.unclosed', params: { tag } });
    expect(faultsOf(`<tw-storydata>\n<tw-passagedata name="a">One.\n${passage('Two.')}\n</tw-storydata>`)).toEqual([unclosed(2)]);
    expect(faultsOf(`\n<tw-storydata>${passage('One.')}`)).toEqual([unclosed(2, 'tw-storydata')]);
    expect(faultsOf(`<tw-storydata>\n<tw-passagedata name="a">One.`)).toEqual([unclosed(2), unclosed(1, 'tw-storydata')]);
    expect(faultsOf(storyWith(`${passage('One.')}<script>`))).toEqual([unclosed(1, 'tw-storydata')]);
    expect(faultsOf(`<tw-storydata>${passage('One.')}<tw-storydata>`)).toEqual([unclosed(1, 'tw-storydata'), unclosed(1, 'tw-storydata')]);
    expect(faultsOf(`<tw-storydata>${'<tw-passagedata>'.repeat(1000)}`)).toHaveLength(50);
  });

  test('a file without a story, or with a tag that never ends, is rejected', () => {
    const none = [{ line: null, key: 'twine.none', params: {} }];
    expect(faultsOf('<p>Hello</p>')).toEqual(none);
    expect(faultsOf('')).toEqual(none);
    expect(faultsOf(`<tw-storydata name="${'a'.repeat(100_000)}`)).toEqual(none);
    expect(faultsOf(`<script>${storyWith(passage('One.'))}`)).toEqual(none);
    expect(faultsOf(storyWith(''))).toMatchObject([{ key: 'empty' }]);
  });

  test('scripts in a passage are left out; escaped ones are words', () => {
    const { rows, losses } = outlineOf(
      storyWith(passage('One.<script>alert(1)</script><style></style>\n&lt;script&gt;alert(2)&lt;/script&gt;\n<b onclick="x()">Two</b>')),
      'twine',
    );
    expect(rows).toEqual(['# Start "Start"', 'One.', '<script>alert(2)</script>', '<b onclick="x()">Two</b>', 'END']);
    expect(losses).toEqual(['code 1: 1', 'styles 4: 2 2 3 3']);
  });

  test('entities of a document type aren’t expanded', () => {
    const laughs = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>';
    expect(outlineOf(laughs + storyWith(passage('&c; &#0;&#xD800;&#x110000;')), 'twine').rows[1]).toMatch(/^&c; \ufffd*$/);
  });

  test('passages outside of a story are reported', () => {
    const { rows, losses } = outlineOf(`${passage('No.')}${storyWith(passage('Yes.'))}`, 'twine');
    expect([rows[1], losses]).toEqual(['Yes.', ['unplaced 1: 1']]);
  });

  test('a thousand nested elements are text of their passage', () => {
    const { rows } = outlineOf(storyWith(passage(`${'<i>'.repeat(1000)}deep${'</i>'.repeat(1000)}`)), 'twine');
    expect(rows[1]).toContain('<i>deep</i>');
  });
});

test('code of Chapbook and Snowman stays as text and is reported', () => {
  const chapbook = storyWith(
    passage('coins: 2\n--\nYou have {coins}.\n[if coins &gt; 1]\nRich.'),
    'name="A" startnode="1" format="Chapbook"',
  );
  const read = outlineOf(chapbook, 'twine');
  expect(read.rows).toContain('You have {coins}.');
  expect(read.losses).toEqual(['code 3: 1 2 4', 'interpolation 1: 3']);
  const snowman = storyWith(passage('&lt;% s.a = 1 %&gt;\nOne.'), 'name="A" startnode="1" format="Snowman"');
  expect(outlineOf(snowman, 'twine').losses).toEqual(['code 1: 1']);
});

test('an export has what Twine’s import reads', () => {
  const { story } = outlineOf(published, 'twine');
  const { text, fileName, mime, losses } = exportStory({ ...story, author: 'A "B" <C>' }, 'twine', { language: 'en-US' });
  expect([fileName, mime]).toEqual(['the-toll-house-bridge.html', 'text/html']);
  expect(losses.map(({ kind }) => kind)).toContain('outline');
  const rows = text.split('\n');
  expect(rows[4]).toBe(
    '<tw-storydata name="The Toll House &amp; Bridge" startnode="1" creator="Meowtale" format="SugarCube" format-version="2.37.3" ' +
      `ifid="${/ifid="([^"]*)"/.exec(text)?.[1]}" options="" tags="" zoom="1" hidden>`,
  );
  expect(text).toMatch(/ ifid="[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}" /);
  expect(text.match(/<tw-passagedata [^>]*>/g)).toEqual([
    '<tw-passagedata pid="1" name="The bridge" tags="" position="100,100" size="100,100" data-id="made-1">',
    '<tw-passagedata pid="2" name="Far side" tags="ending" position="250,100" size="100,100" data-id="made-2">',
    '<tw-passagedata pid="3" name="StoryAuthor" tags="" position="400,100" size="100,100">',
    '<tw-passagedata pid="4" name="StoryInit" tags="" position="550,100" size="100,100">',
  ]);
  expect(text).toContain('[[Pay &amp; cross-&gt;Far side][$coins += -2]]');
  expect(text).toContain('>A &quot;B&quot; &lt;C&gt;</tw-passagedata>');
});
