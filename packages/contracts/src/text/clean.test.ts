import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanLine, cleanLines, cleanText } from './clean.ts';
import { WORDS } from './scripts.fixture.ts';

const PIECES = [
  ...[
    'a',
    'e',
    ' ',
    '\n',
    '\t',
    '1',
    '#',
    '<',
    '=',
    'ש',
    'ب',
    'ी',
    'क',
    '्',
    'น',
    '้',
    'ํ',
    'า',
    'か',
    '葛',
    '가',
    'ᄀ',
    'ᅡ',
    'ᆨ',
    'ᠠ',
    'ﷺ',
    'ﬁ',
    'K',
  ],
  ...['\u0301', '\u0323', '\u0338', '\u3099', '\u05B0', '\u05BC', '\u064E', '\u0651', '\u20E3', '\u0F90', '\u0F7C', '\u0F9C'],
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u061c',
    '\u202e',
    '\u2066',
    '\u00ad',
    '\ufeff',
    '\u034f',
    '\u115f',
    '\u1160',
    '\u3164',
    '\u180b',
  ],
  ...['\ufe00', '\ufe0e', '\ufe0f', '\u{e0100}', '\u{e0067}', '\u{e007f}', '\u{1f3f4}', '❤', '👩', '🏽', '🇹', '\u2800'],
  ...['\0', '\r', '\r\n', '\v', '\u0085', '\u2028', '\u2029', '\ufffe', '\ud83d', '\ude00'],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const zalgo = (letter: string, marks: number) =>
  letter + Array.from({ length: marks }, (_, at) => String.fromCodePoint(0x300 + (at % 0x6f))).join('');

describe('texts of people', () => {
  test.each(WORDS)('in %s stay unchanged: %s', (_, text) => {
    expect(cleanText(text)).toBe(text);
    expect([cleanLine(text), cleanLines(text)]).toEqual([text, text]);
  });

  test.each(WORDS)('in %s are the same when they were decomposed: %s', (_, text) => {
    expect(cleanText(text.normalize('NFD'))).toBe(text);
  });
});

describe('the stored text', () => {
  test.each([
    ['a zero width space within a word', 'Moth\u200b Court', 'Moth Court'],
    ['a mark of direction without right-to-left letters', '\u200fMoth Court\u061c', 'Moth Court'],
    ['overrides and embeddings', 'a\u202eb \u202a+886 2\u202c \u2066x\u2069', 'ab +886 2 x'],
    ['fillers of Hangul', 'Staff\u3164\uffa0', 'Staff'],
    ['tags on letters', 'Staff\u{e0041}', 'Staff'],
    ['soft hyphens', 'Sta\u00adff', 'Staff'],
    ['variation selectors on letters and digits', 'Staff\ufe0f\ufe0f 1\ufe0f', 'Staff 1'],
    ['a second variation selector', '❤\ufe0f\ufe0f', '❤\ufe0f'],
    ['joiners between letters that don’t join', 'a\u200db\u200cc', 'abc'],
    ['a joiner after an emoji', '👩\u200d', '👩'],
    ['control characters', 'a\u0000b\u0007c\u009b', 'abc'],
    ['half of a surrogate pair, and no character', 'a\ud83db\ufffe\u{1ffff}', 'ab'],
    ['a byte order mark', '\ufeffend', 'end'],
    ['a decomposed kana', 'カ\u3099ラス', 'ガラス'],
    ['SARA AM in two parts', 'น\u0e49\u0e4d\u0e32 น\u0e4d\u0e49\u0e32 ค\u0e4d\u0e32', 'น้ำ น้ำ คำ'],
    ['the same of Lao', 'ນ\u0ec9\u0ecd\u0eb2', 'ນ້ຳ'],
    ['ends of lines', 'a\r\nb\rc\u2028d\u2029e\vf\u0085g', 'a\nb\nc\nd\ne\nf\ng'],
    ['a letter under fifty marks', zalgo('x', 50), 'x\u0321\u0322\u0327'],
    ['a blank and an emoji under marks', `${zalgo(' ', 20)}${zalgo('🐱', 20)}`, ' \u0300\u0301\u0302🐱\u0300\u0301\u0302'],
    ['a Thai letter under a tower', `ก${'\u0e47'.repeat(30)}`, 'ก\u0e47\u0e47\u0e47'],
    ['a tower with joiners between', `क${'\u0951\u200d'.repeat(30)}क`, `क\u0951\u200d${'\u0951'.repeat(5)}क`],
  ])('%s', (_, given, stored) => expect(cleanText(given)).toBe(stored));

  test('of a line has no line ends and tabs', () => {
    expect(cleanLine(' The Moth\r\nCourt\t(2)\u2028')).toBe('The Moth Court (2)');
    expect(cleanLines('\u200b\n one\r\n\ttwo \n')).toBe('one\n\ttwo');
  });

  test.each(['\u200b', '\u00ad', '\u3164', '\u2800 \u2800', '\u200f', '\u{e0041}\u{e0042}', '\ufe0f', '\u2060\u200d', '\u2028', '\0'])(
    '%j shows nothing and is empty',
    (unseen) => expect([cleanLine(unseen), cleanLines(`${unseen}\n${unseen}`)]).toEqual(['', '']),
  );

  test('of two megabytes takes linear time', () => {
    const source = '=== kitchen ===\nน้ำหอม “tea”\u200b\r\n* [Leave] -> END\n'.repeat(40_000);
    expect(cleanText(source)).toBe('=== kitchen ===\nน้ำหอม “tea”\n* [Leave] -> END\n'.repeat(40_000));
  });
});

describe('any text', () => {
  test('that was cleaned stays unchanged', () => {
    fc.assert(
      fc.property(text, (given) => expect(cleanText(cleanText(given))).toBe(cleanText(given))),
      { numRuns: 3000 },
    );
    fc.assert(fc.property(text, (given) => expect(cleanLine(cleanLine(given))).toBe(cleanLine(given))));
    fc.assert(fc.property(text, (given) => expect(cleanLines(cleanLines(given))).toBe(cleanLines(given))));
  });

  test('is composed, well-formed and without controls, and no letter has more than ten marks', () => {
    fc.assert(
      fc.property(text, (given) => {
        const clean = cleanText(given);
        expect(clean).toBe(clean.normalize('NFC'));
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[^\P{Cc}\n\t]|[\u2028-\u202e\u2066-\u2069\u200b\u00ad\ufeff\u3164]/u);
        expect(clean).not.toMatch(/[\p{Mn}\p{Me}]{11}/u);
      }),
      { numRuns: 3000 },
    );
  });

  test('is the same however its letters were composed', () => {
    const arbitraryText = fc.array(fc.constantFrom(...WORDS.map(([, each]) => each)), { maxLength: 4 }).map((each) => each.join(' '));
    fc.assert(fc.property(arbitraryText, (given) => expect(cleanText(given.normalize('NFD'))).toBe(cleanText(given))));
  });
});
