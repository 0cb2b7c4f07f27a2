import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { newResource, storyOf } from '../model/index.ts';
import { detectFormat, exportStory, FAULT_KEYS, importStory, LOSS_KINDS, STORY_FORMATS } from './index.ts';
import { countedIds } from './testing/canonical.ts';
import { outlineOf } from './testing/outline.ts';

const sample = (name: string): string => readFileSync(join(import.meta.dirname, '../../fixtures', name), 'utf8');
const variablesOf = ({ story }: ReturnType<typeof outlineOf>) => [...story.variables.values()].map(({ name, initial }) => [name, initial]);

describe('Twee of others', () => {
  test('for SugarCube: passages, links and known macros are read; unknown macros stay as text and are reported', () => {
    const read = outlineOf(sample('lamp-post.twee'), 'twee');
    expect([read.story.title, read.story.author]).toEqual(['The Lamp Post', 'Nobody in Particular']);
    expect(variablesOf(read)).toEqual([
      ['coins', 2],
      ['lit', false],
      ['name', 'Ada'],
      ['held', false],
    ]);
    expect(read.rows).toEqual([
      '# made-1 "The square"',
      'Rain. The lamp post is dark.',
      'You have walked here all the way, $name. [held set false]',
      ' {lit = false and coins >= 1 and not seen made-2} [held set true]',
      'Its light lies on the stones. {lit = true}',
      'Somebody still sells matches. {held = true}',
      'Nobody is about. {lit = false and held = false}',
      '<<audio "rain" play>>',
      '> walked here -> made-1',
      '> Buy matches {coins >= 1} [coins add -1]',
      '> Go home -> Home',
      '# made-2 "The kiosk"',
      'Kiosk (yawning): One box. “Mind the wind.” [lit set true]',
      '> Back -> made-1',
      '# made-3 "Shed {locked}"',
      'Nobody comes here.',
      'END',
      '# Home "Home"',
      'The stairs, then <b>the door</b>.',
      'END',
    ]);
    expect(read.losses).toEqual([
      'code 2: 20 38',
      'tags 4: 23 40 45',
      'positions 2: 23 40',
      'notes 1: 24',
      'interpolation 1: 26',
      'styles 3: 38 49 49',
    ]);
  });

  test('for Harlowe: hooks under conditions are lines under them', () => {
    const read = outlineOf(sample('harlowe.twee'), 'twee');
    expect(variablesOf(read)).toEqual([['keys', 1]]);
    expect(read.rows).toEqual([
      '# Hall "Hall"',
      'A hall with two doors.',
      'You have a key. {keys > 0}',
      'Your pockets are empty. {keys <= 0}',
      '(link: "Shout")[Nobody hears you.]',
      '> Open the red door {keys > 0}',
      '> Wait -> Hall',
      '# Garden "Garden" [keys add -1]',
      'Grass up to your knees.',
      'END',
    ]);
    expect(read.losses).toEqual(['code 1: 15']);
  });

  test('keeps both of two passages with one name, and leads to the last', () => {
    const { rows, losses } = outlineOf(':: a\n[[b]]\n:: b\nOne.\n:: b\nTwo.', 'twee');
    expect(rows).toEqual(['# a "a"', '> b -> b', '# made-1 "b"', 'One.', 'END', '# b "b"', 'Two.', 'END']);
    expect(losses).toEqual(['renamed 1: 3']);
  });

  test('a condition is stored before its block when the block changes what it tests', () => {
    const { rows } = outlineOf(':: a\n<<set $x to true>>\n<<if $x>>\nOne.\n<<set $x to false>>\nTwo.\n<<else>>\nThree.\n<</if>>', 'twee');
    expect(rows).toEqual([
      '# a "a" [x set true, held set false]',
      ' {x = true} [held set true]',
      'One. {held = true} [x set false]',
      'Two. {held = true}',
      'Three. {held = false}',
      'END',
    ]);
  });
});

test("a screenplay of others has acts, places, dialogue, and its characters' names", () => {
  const read = outlineOf(sample('night-bus.fountain'), 'fountain');
  expect(read.story.author).toBe('Nobody in Particular');
  expect(read.story.outline.acts.map(({ title, brief, sequences }) => [title, brief, ...sequences.map(({ title }) => title)])).toEqual([
    ['One', 'Two people miss a bus.', 'The stop'],
  ]);
  expect(read.rows).toEqual([
    '# made-1 "Waiting" (They wait.) @ EXT. BUS STOP - NIGHT',
    'Rain. A CLOCK says ten past.',
    'MEI (reading): The last one\nwas at nine.',
    'MEI (looking up): Walk?',
    'McCabe: Walk.',
    'BOTH: Together, then.',
    'LOUD AS IT IS, this is action.',
    '# made-2 @ INT. KITCHEN - LATER',
    'THE END',
    'Singing all the way',
    'END',
  ]);
  expect(read.losses).toEqual(['notes 4: 20 30 38 40', 'metadata 1: 1', 'dual-dialogue 1: 33']);
});

test('a heading of hundreds of characters is cut between two emoji, not within one', () => {
  const read = outlineOf(`INT. HOUSE${'\u200b'.repeat(388)}👨‍👩‍👧 NIGHT\n\nRain.\n`, 'fountain');
  expect(read.rows).toEqual([expect.stringMatching(/ @ INT\. HOUSE$/), 'Rain.', 'END']);
});

test("in a Ren'Py script of others, what follows a menu is a paragraph, and a choice's body another", () => {
  const read = outlineOf(sample('ferry.rpy'), 'renpy');
  expect(read.story.title).toBe('The Ferry');
  expect(read.rows).toEqual([
    '# start <bg pier>',
    'Fog on the {i}water{/i}.',
    'Mei: Two coins "each"? I have [coins]. <character mei happy> [held set false]',
    ' {coins >= 2 and met = false} [held set true]',
    ' [held_2 set false]',
    ' {held = false and met = true} [held_2 set true]',
    ' {held = true} [met set true]',
    'Mei: Still, we go. {held = true}',
    'Mei: Come. {held = true}',
    'You know her. {held_2 = true}',
    'Mei: Then we swim. {held = false and held_2 = false}',
    'What now?',
    '> Pay {coins >= 2}',
    '> Swim -> water',
    '> Wait -> made-2',
    '-> made-2',
    '# made-1 <bg pier> [coins add -2]',
    'Mei: Thank you.',
    '# made-2 <bg pier>',
    'The ferry leaves.',
    'END',
    '# water',
    'It is cold.',
    '# again',
    '> Go back -> start',
    '> Go on {coins > 0 or met = true}',
    'END',
    '# made-3',
    'You reach the other side.',
    'END',
  ]);
  expect(read.losses).toEqual(['code 4: 7 12 18 42', 'picture-details 2: 9 10', 'styles 1: 19', 'interpolation 1: 21']);
});

describe('ink', () => {
  test('of the simple kind becomes a story; a choice offered once requires that its words are unread', () => {
    const source = `# title: The Letter
VAR opened = false
VAR steps = 0
TODO: a better title

-> hall

== hall ==
A letter lies here. // who wrote it?
~ steps += 1
{ opened:
    It is open.
- else:
    It is sealed.
}
* [Open it] -> letter
* Leave[ it] where it is.
    You walk past it.
    -> hall
+ {steps > 2} [Go out] -> out.door
+ -> out

== letter ==
~ opened = true
"Come home," it says. # speaker: The letter
-> hall

== out
= door
The door is heavy. # ending: Outside
-> END
`;
    const read = outlineOf(source, 'ink');
    expect(read.story.title).toBe('The Letter');
    expect(read.rows).toEqual([
      '# hall',
      'A letter lies here. [steps add 1]',
      'It is open. {opened = true}',
      'It is sealed. {opened = false}',
      '> Open it {not seen made-1}',
      '> Leave it {not seen made-2} -> made-2',
      '> Go out {steps > 2} -> out-door',
      '-> out',
      '# made-1',
      '-> letter',
      '# made-2',
      'Leave where it is.',
      'You walk past it.',
      '-> hall',
      '# letter [opened set true]',
      'The letter: "Come home," it says.',
      '-> hall',
      '# out',
      '# out-door',
      'The door is heavy.',
      'END Outside',
    ]);
    expect(read.losses).toEqual(['notes 1: 4']);
  });

  const beyond = [
    'Glue<>',
    '<- thread',
    '->-> ',
    '{a|b}',
    'It is {steps}.',
    '- gather',
    '* * nested',
    '~ f(x)',
    'CONST A = 1',
    'LIST l = a',
  ];
  test.each([...beyond, 'INCLUDE a.ink', 'EXTERNAL f()', '-> a -> b', '* (label) x', '{ a > b: text }'])(
    '%s is rejected with its line',
    (row) => {
      const result = importStory(`== a ==\nOne.\n${row}\n-> END\n`, 'ink', { newId: countedIds() });
      expect(!result.ok && result.faults).toContainEqual({ line: 3, key: 'ink.unsupported', params: { text: expect.any(String) } });
    },
  );

  test('that leads nowhere, or tests an unknown name, is rejected with its line', () => {
    const result = importStory('== a ==\n{ nobody:\n x\n}\n-> nowhere\n', 'ink', { newId: countedIds() });
    expect(!result.ok && result.faults).toEqual([
      { line: 2, key: 'ink.syntax', params: { text: 'nobody' } },
      { line: 5, key: 'ink.syntax', params: { text: '-> nowhere' } },
    ]);
  });

  const intercept = join(import.meta.dirname, '../../../../../shared/data/the-intercept/the-intercept.ink');
  const sources = ['the-night-shop.ink', 'paper-boats.ink'].map((name) => sample(name));
  test.each([...sources, ...(existsSync(intercept) ? [readFileSync(intercept, 'utf8')] : [])])(
    'of the full kind is rejected with the lines that have no equivalent here (%#)',
    (source) => {
      const result = importStory(source, 'ink', { newId: countedIds() });
      const faults = result.ok ? [] : result.faults;
      expect(faults.length).toBeGreaterThan(3);
      expect(faults.length).toBeLessThanOrEqual(50);
      for (const { line, params } of faults) {
        const text = String(params.text)
          .replace(/^(?:[~{]|->|VAR) ?/, '')
          .replace(/\}$/, '')
          .trim();
        expect(source.split('\n')[(line ?? 0) - 1]).toContain(text);
      }
    },
  );
});

test("the format is detected by a file's name, else by its content", () => {
  expect(['a.story.json', 'b.TW', 'c.fountain', 'd.rpy', 'e.ink', 'f.txt'].map((name) => detectFormat('', name))).toEqual([
    'json',
    'twee',
    'fountain',
    'renpy',
    'ink',
    null,
  ]);
  const written = outlineOf(sample('harlowe.twee'), 'twee').story;
  for (const format of STORY_FORMATS) {
    expect(detectFormat(exportStory(written, format, { language: 'en-US' }).text)).toBe(format);
  }
});

test('a script lists the pictures whose alternative texts it lacks', () => {
  const pictures = [
    newResource('rain', 'cg', { alt: { 'en-US': 'Rain' } }),
    newResource('fog', 'bg', { decorative: true }),
    newResource('pier', 'bg'),
  ];
  const { losses } = exportStory(storyOf('Tea', pictures), 'renpy', { language: 'en-US' });
  expect(losses.filter(({ kind }) => kind === 'picture-details')).toMatchObject([{ count: 2 }]);
});

test('an export has a file name from its title, and lists its losses by kind', () => {
  const story = { ...outlineOf(sample('ferry.rpy'), 'renpy').story, title: 'Über: 貓 / "x"' };
  const exported = exportStory(story, 'fountain', { language: 'en-US' });
  expect(exported.fileName).toBe('über-貓-x.fountain');
  expect(exported.losses.map(({ kind, count }) => [kind, count])).toEqual(expect.arrayContaining([['choices', 5]]));
  for (const { kind, examples } of exported.losses) {
    expect(LOSS_KINDS).toContain(kind);
    expect(examples.length).toBeLessThanOrEqual(5);
  }
  expect(new Set(FAULT_KEYS).size).toBe(FAULT_KEYS.length);
});

test('text under a condition that never holds is omitted, and a condition that always holds is dropped', () => {
  const { rows } = outlineOf(':: a\n<<if false and $x>>Never.<<else>>Always.<</if>>\n<<if true>>[[b]]<</if>>\n:: b\n', 'twee');
  expect(rows).toEqual(['# a "a"', 'Always.', '> b', '# b "b"', 'END']);
  const read = outlineOf('label start:\n    if nobody == 3:\n        "x"\n    return\n', 'renpy');
  expect(read.rows).toEqual(['# start', 'x {nobody = 3}', 'END']);
});
