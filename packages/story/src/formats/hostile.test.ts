import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runsOf } from '../testing/env.ts';
import { IMPORT_MAX_BYTES, importStory } from './index.ts';
import { countedIds } from './testing/canonical.ts';
import type { StoryFormat } from './types.ts';

// Measured in `npm run prove` only, where nothing else uses the machine.
const isProof = Boolean(process.env.PROVE_SEED);
/** Half of it in `npm test`, which is still more pieces than recursion over them would survive. */
const SIZE = isProof ? 400_000 : 200_000;
const repeated = (piece: string, size = SIZE): string => piece.repeat(Math.ceil(size / piece.length));
const read = (text: string, format: StoryFormat) => importStory(text, format, { newId: countedIds() });
const HEAD = {
  json: '',
  twee: ':: Start\n',
  twine: '<tw-storydata name="a" startnode="1"><tw-passagedata pid="1" name="Start">',
  fountain: 'A.\n\n',
  renpy: 'label start:\n    ',
  ink: '== a ==\n',
};
const foot = (format: StoryFormat): string => (format === 'twine' ? '</tw-passagedata></tw-storydata>' : '');

/** Input on which backtracking patterns, repeated scans and recursion would take too long. */
const PIECES: Record<Exclude<StoryFormat, 'json'>, string[]> = {
  twee: [
    '<<',
    '<<if $a>>',
    '<<if "',
    "<<a '",
    '(if:',
    '(if: (',
    '(else:',
    '[[',
    '[[a][',
    "''",
    "''a",
    '/*',
    '<!--',
    '&#1',
    '"\\"',
    '\\',
    ':: a\n',
    ':: a {\n',
    '[',
    ']',
    '(set:$a to "\\"',
    '<<elseif $a>>',
    '<<if $a>>x<<else>>',
  ],
  twine: [
    '<',
    '<a ',
    '</a',
    '<i>',
    '<a b="',
    "<a b='\\",
    '&',
    '&#1',
    '&lt;&lt;if $a&gt;&gt;',
    '&lt;',
    '&notanentity',
    '[[a-&gt;',
    '<!--',
    '<!--->',
    '<![CDATA[',
    '<?',
    '<script>',
    '<script></script>',
    '<style>a',
    '<title>',
    '<tw-storydata>',
    '</tw-storydata>',
    '<tw-passagedata ',
    '<tw-passagedata>',
    '</tw-passagedata>',
    '</tw-passagedata>\n<tw-passagedata pid="2" name="a">',
    ' a="b"',
    '><tw-passagedata a=',
    '\r',
  ],
  fountain: [
    '[[',
    '[[a\n',
    '/*',
    '(',
    ') (',
    'A ',
    '@A   ',
    '> <  ',
    '#',
    '# A\n',
    '## A\n',
    '=',
    'INT. #  ',
    '*',
    '\\',
    '[[if: "\\"\\" ]]\n',
    '[[choice: a|b]]\n',
    '[[choice: "\\"',
    'A\nb\n\n',
    'Title: a\n',
    ' ^',
  ],
  renpy: [
    '"',
    '"\\"',
    "'''",
    '(',
    '[',
    'if a:\n',
    'label a:\n',
    'menu:\n "a":\n',
    '$ a = "\\"',
    'a "b" ',
    '#',
    'define a = Character("\\"',
    ' ',
    '\t',
    'image a ',
    'scene a ',
    'show a b ',
  ],
  ink: [
    '/',
    '/*',
    '//',
    '{',
    '{a:',
    '#',
    '# a: b',
    '->',
    '[',
    '\\',
    '* a\n',
    '~ a = "\\"',
    '== a ==\n',
    'VAR a = 1\n',
    '{a and ',
    '* {a} b [',
  ],
};

describe.each(Object.keys(PIECES) as Exclude<StoryFormat, 'json'>[])('%s', (format) => {
  test.each(PIECES[format])('%j repeated is read or rejected in time linear in its length', (piece) => {
    const begun = performance.now();
    const result = read(HEAD[format] + repeated(piece) + foot(format), format);
    expect(typeof result.ok).toBe('boolean');
    if (isProof) expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

test.each(Object.keys(PIECES) as Exclude<StoryFormat, 'json'>[])('any text for %s is a story or is rejected', (format) => {
  const rows = [
    '\n',
    ' ',
    '    ',
    ' "a":\n',
    'a',
    '貓',
    '\u202e',
    '\u200b',
    '\ud800',
    '-> a',
    '+ ',
    '= 1',
    ']]',
    '>>',
    '<</if>>',
    '}',
    ')',
    'else:\n',
    'return\n',
    'jump a\n',
  ];
  const piece = fc.constantFrom(...PIECES[format], ...rows);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(typeof read(HEAD[format] + pieces.join('') + foot(format), format).ok).toBe('boolean');
    }),
    { numRuns: runsOf(1000) },
  );
});

describe('a text is rejected', () => {
  const rejectionOf = (text: string, format: StoryFormat | { fileName: string }) => {
    const result = importStory(text, format, { newId: countedIds() });
    return result.ok ? [] : result.faults;
  };

  test('over 4 MiB, counted in bytes', () => {
    const tooLarge = [{ line: null, key: 'too-large', params: { maximum: IMPORT_MAX_BYTES } }];
    expect(rejectionOf('貓'.repeat(IMPORT_MAX_BYTES / 3 + 1), 'fountain')).toEqual(tooLarge);
    expect(rejectionOf('a'.repeat(IMPORT_MAX_BYTES + 1), 'renpy')).toEqual(tooLarge);
  });

  test('when the story made of it would be too large', () => {
    expect(rejectionOf(repeated('A\nb\n\n', 400_000), 'fountain')).toMatchObject([{ key: 'too-large' }]);
  });

  test('with more passages than a story may have paragraphs', () => {
    const passages = Array.from({ length: 1001 }, (_, at) => `:: p${at}\n`).join('');
    expect(rejectionOf(passages, 'twee')).toEqual([{ line: null, key: 'too-many', params: { what: 'paragraphs', maximum: 1000 } }]);
  });

  test("when it isn't text, is empty, or has an unknown format", () => {
    expect(rejectionOf('label start:\n "\u0000"', 'renpy')).toMatchObject([{ key: 'not-text' }]);
    expect(rejectionOf('', 'fountain')).toMatchObject([{ key: 'empty' }]);
    expect(rejectionOf('hello', { fileName: 'hello.docx' })).toMatchObject([{ key: 'unknown-format' }]);
  });

  test('at the line where blocks are nested too deep', () => {
    const deep = Array.from({ length: 60 }, (_, at) => `${' '.repeat(at + 1)}if a:`).join('\n');
    expect(rejectionOf(`label start:\n${deep}`, 'renpy')).toEqual([{ line: 40, key: 'too-deep', params: { maximum: 40 } }]);
  });

  test('as an invalid file of our own, with the invalid path', () => {
    expect(rejectionOf('{"format": "meowtale-story"\n nothing', 'json')).toMatchObject([{ key: 'json.syntax' }]);
    expect(rejectionOf(`${'['.repeat(500_000)}`, 'json')).toMatchObject([{ key: 'json.syntax' }]);
    const parts = [{ kind: 'fact', id: 'a', text: '' }];
    expect(rejectionOf(JSON.stringify({ format: 'meowtale-story', version: 1, title: '', author: '', parts }), 'json')).toEqual([
      { line: null, key: 'json.shape', params: { path: 'parts.0.text', message: 'invalid.empty' } },
    ]);
  });
});

describe('a Twee file of a few hundred bytes doesn’t become a large story', () => {
  const sizeOf = (text: string) => {
    const result = read(text, 'twee');
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    return JSON.stringify(result.file.parts).length;
  };
  const levels = Array.from({ length: 12 }, (_, level) => level);

  test.each([
    ['SugarCube', (level: number) => `<<include "p${level + 1}">>`],
    ['Harlowe', (level: number) => `(display: "p${level + 1}")`],
  ])('by passages of %s that show the next one ten times each', (_format, shows) => {
    const text = levels.map((level) => `:: p${level}\n${shows(level).repeat(10)}\n`).join('');
    expect(sizeOf(`${text}:: p12\nHa.`)).toBeLessThan(50 * text.length);
  });

  test('by variables that each hold the one before twice', () => {
    const text = levels.map((level) => `<<set $v${level + 1} to $v${level} + $v${level}>>\n`).join('');
    expect(sizeOf(`:: Start\n<<set $v0 to "ha">>\n${text}$v12`)).toBeLessThan(50 * text.length);
  });

  test('by conditions with both branches in one another', () => {
    const text = levels.map((level) => `<<if ($a or $b) and ($c or $d${level})>>x<<else>>y`).join('');
    expect(sizeOf(`:: Start\n${text}${'<</if>>'.repeat(12)}`)).toBeLessThan(100 * text.length);
  });
});
