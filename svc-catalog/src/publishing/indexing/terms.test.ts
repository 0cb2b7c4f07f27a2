import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold, nameTermsOf, slipsBetween, slipsOf, termsOf, variantsOf, wantedOf } from './terms.ts';

const wanted = (keyword: string) => wantedOf(keyword).map(({ term }) => term);

describe('folded words', () => {
  test.each([
    ['accents', 'Crème BRÛLÉE Ångström', 'creme brulee angstrom'],
    ['letters that have no decomposition', 'Straße Łódź Đà Nẵng Þór Œuvre', 'strasse lodz da nang þor oeuvre'],
    ['the four i of Turkish', 'Işık İstanbul ISPARTA ısırgan', 'isik istanbul isparta isirgan'],
    ['a final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['the dots of a Russian ё', 'Ёлка ёлка мой', 'елка елка мой'],
    ['full and half width', 'ＡＢＣ　１２ ｶﾞｷﾞ', 'abc 12 がぎ'],
    ['katakana', 'ネコのランプ', 'ねこのらんぷ'],
    ['the voice of a kana, which is a letter', 'がか', 'がか'],
    ['Thai as it is', 'แมวดำ', 'แมวดำ'.normalize('NFKC')],
    ['traditional signs as simplified ones, Taiwan’s own too', '貓頭髮裡著國臺灣', '猫头发里着国台湾'],
    ['a sign beside any other character', '乾隆 乾淨', '干隆 干净'],
    ['Hangul as it is', '고양이'.normalize('NFD'), '고양이'],
  ])('%s', (_what, text, folded) => expect(fold(text)).toBe(folded));
});

describe('the terms of a text', () => {
  test.each<[string, string, string, string[]]>([
    ['words', 'The cat’s l’étoile off_the 50% vitamin-C', 'en-US', ['the', 'cat', 's', 'l', 'etoile', 'off', '50', 'vitamin', 'c']],
    ['signs and pairs of Chinese', '貓的燈', 'zh-TW', ['猫', '的', '灯', '猫的', '的灯']],
    ['the same of simplified Chinese', '猫的灯', 'zh-CN', ['猫', '的', '灯', '猫的', '的灯']],
    ['one sign', '燈', 'zh-TW', ['灯']],
    ['kana with Han, across the scripts', '猫のランプ', 'ja-JP', ['猫', 'の', 'ら', 'ん', 'ぷ', '猫の', 'のら', 'らん', 'んぷ']],
    ['Hangul, particles and all', '등불을', 'ko-KR', ['등', '불', '을', '등불', '불을']],
    ['Thai words, which no space parts', 'แมวดำกับตะเกียง', 'th-TH', ['แมว', 'ดำ'.normalize('NFKC'), 'กับ', 'ตะเกียง']],
    ['words between Chinese', 'Cat咖啡 2', 'zh-TW', ['cat', '咖', '啡', '咖啡', '2']],
    ['nothing of signs alone', '… 🐱 — %%', 'en-US', []],
  ])('%s', (_what, text, language, terms) => expect([...termsOf(text, language)].toSorted()).toEqual(terms.toSorted()));

  test('are found by the terms of a search, in every script', () => {
    const texts = [
      '貓的燈與海',
      '猫のランプと海',
      '고양이와 등불',
      'แมวดำกับตะเกียงในหมอก',
      'Işıklı Şehir',
      'Đèn lồng của mèo',
      'Ёжик в тумане',
    ];
    for (const text of texts) expect([...termsOf(text, 'en-US')]).toEqual(expect.arrayContaining(wanted(text)));
  });

  test('of a search are the fewest pairs that cover a run', () => {
    expect(wanted('燈')).toEqual(['灯']);
    expect(wanted('貓的燈')).toEqual(['猫的', '的灯']);
    expect(wanted('貓的燈海')).toEqual(['猫的', '灯海']);
    expect(wanted('Cat cat 貓')).toEqual(['cat', '猫']);
  });
});

describe('a title and a search for it', () => {
  test.each([
    ['a decomposed kana', 'カ\u3099ラスの庭', 'ガラス'],
    ['composed kana, searched decomposed', 'フ\u309aリンと猫', 'プリン'.normalize('NFD')],
    ['decomposed Hangul', '고양이 탐정'.normalize('NFD'), '고양이'],
    ['SARA AM in two parts', 'น\u0e49\u0e4d\u0e32หอมในสายหมอก', 'น้ำหอม'],
    ['SARA AM, searched in two parts', 'คำถามสุดท้าย', 'ค\u0e4d\u0e32ถาม'],
    ['SARA AM after the tone mark', 'น้ำหอมในสายหมอก', 'น\u0e4d\u0e49\u0e32หอม'],
    ['a zero width space in a word', 'Moth\u200bwing', 'mothwing'],
    ['a soft hyphen in a word', 'mothwing', 'moth\u00adwing'],
    ['a mark of direction', 'המגדלור\u200f (2)', 'המגדלור'],
  ])('match with %s', (_, title, keyword) => {
    expect([...termsOf(title, 'en-US')]).toEqual(expect.arrayContaining(wanted(keyword)));
  });

  test('of symbols match by these', () => {
    expect([...nameTermsOf('… 🐱 — %%', 'en-US')]).toEqual(['~…', '~🐱', '~—', '~%']);
    expect([...nameTermsOf('Cat… 🐱', 'en-US')]).toEqual(['cat']);
    expect([nameTermsOf(' \u3000\u200b', 'en-US').size, wanted(' \u200b')]).toEqual([0, []]);
  });

  test('always match with the exact text, in any form', () => {
    const piece = fc.constantFrom(
      ..."ab 1?…🐱①²½′ⅷ猫のランガﾊﾟ고น้ำשِ\u200b\u00ad-_'.’".normalize('NFD'),
      '👩‍👩‍👧',
      '❤️',
      '한',
      '🇹🇼',
      'ﷺ',
      'ﬁ',
      'ё',
      'क्\u200dष',
    );
    const title = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(title, fc.constantFrom('en-US', 'th-TH', 'ja-JP', 'de-DE'), fc.constantFrom('NFC', 'NFD'), (text, language, form) => {
        const terms = [...nameTermsOf(text, language)];
        expect(terms).toEqual(expect.arrayContaining(wanted(text.normalize(form))));
        if (/[^\s\p{M}\p{Default_Ignorable_Code_Point}]/u.test(text)) expect(wanted(text)).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('slips', () => {
  test.each([
    ['lantern', 'lantern', 0],
    ['lantren', 'lantern', 1],
    ['lanten', 'lantern', 1],
    ['lanttern', 'lantern', 1],
    ['lintern', 'lantern', 1],
    ['wlof', 'wolf', 1],
    ['midnihgt', 'midnigth', 2],
    ['', 'cat', 3],
  ])('%s and %s are %i apart', (one, other, slips) => {
    expect([slipsBetween(one, other), slipsBetween(other, one)]).toEqual([slips, slips]);
  });

  test('short words, numbers and CJK have no variants', () => {
    expect(['cat', '12345', '貓的', 'b2b4'].map(variantsOf)).toEqual([[], [], [], []]);
  });

  test('a word and a misspelt one share a variant, whatever the slip', () => {
    const arbitraryWord = fc.array(fc.constantFrom(...'abcdeéğжя'), { minLength: 5, maxLength: 14 });
    const slip = fc.record({ at: fc.nat(20), kind: fc.constantFrom('in', 'out', 'other', 'turn'), letter: fc.constantFrom(...'abcxя') });
    fc.assert(
      fc.property(arbitraryWord, slip, (word, { at, kind, letter }) => {
        const place = at % (word.length - 1);
        const slipped = [...word];
        if (kind === 'in') slipped.splice(place, 0, letter);
        if (kind === 'out') slipped.splice(place, 1);
        if (kind === 'other') slipped[place] = letter;
        if (kind === 'turn') [slipped[place], slipped[place + 1]] = [word[place + 1] as string, word[place] as string];
        const [right, wrong] = [word.join(''), slipped.join('')];
        const shared = new Set(variantsOf(right));
        expect(slipsBetween(right, wrong)).toBeLessThanOrEqual(Math.min(slipsOf(wrong), 1));
        expect(variantsOf(wrong).some((variant) => shared.has(variant))).toBe(true);
      }),
    );
  });
});

test('a long word is cut between characters', () => {
  const [term = ''] = termsOf(`a${'\u{10400}'.repeat(60)}`, 'en-US');
  expect([...term]).toHaveLength(40);
  expect(term.isWellFormed()).toBe(true);
});
