import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold, slipsBetween, slipsOf, termsOf, variantsOf, wantedOf } from './terms.ts';

const wanted = (keyword: string) => wantedOf(keyword).map(({ term }) => term);

describe('words as they are compared', () => {
  test.each([
    ['accents', 'Crème BRÛLÉE Ångström', 'creme brulee angstrom'],
    ['letters that no accent makes', 'Straße Łódź Đà Nẵng Þór Œuvre', 'strasse lodz da nang þor oeuvre'],
    ['the four i of Turkish', 'Işık İstanbul ISPARTA ısırgan', 'isik istanbul isparta isirgan'],
    ['a final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['the dots of a Russian ё', 'Ёлка ёлка мой', 'елка елка мой'],
    ['full and half width', 'ＡＢＣ　１２ ｶﾞｷﾞ', 'abc 12 がぎ'],
    ['katakana', 'ネコのランプ', 'ねこのらんぷ'],
    ['the voice of a kana, which is a letter', 'がか', 'がか'],
    ['Thai as it is', 'แมวดำ', 'แมวดำ'.normalize('NFKC')],
    ['traditional signs as simplified ones, Taiwan’s own too', '貓頭髮裡著國臺灣', '猫头发里着国台湾'],
    ['a sign whatever stands beside it', '乾隆 乾淨', '干隆 干净'],
    ['Hangul as it is', '고양이'.normalize('NFD'), '고양이'],
  ])('%s', (_what, text, folded) => expect(fold(text)).toBe(folded));
});

describe('what a text is found by', () => {
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

  test('is found by what it is searched by, in every script', () => {
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

  test('asks for as few pairs as cover a run', () => {
    expect(wanted('燈')).toEqual(['灯']);
    expect(wanted('貓的燈')).toEqual(['猫的', '的灯']);
    expect(wanted('貓的燈海')).toEqual(['猫的', '灯海']);
    expect(wanted('Cat cat 貓')).toEqual(['cat', '猫']);
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

  test('a word and one that is a slip away share a variant, whichever slip it is', () => {
    const letters = fc.array(fc.constantFrom(...'abcdeéğжя'), { minLength: 5, maxLength: 14 });
    const slip = fc.record({ at: fc.nat(20), kind: fc.constantFrom('in', 'out', 'other', 'turn'), letter: fc.constantFrom(...'abcxя') });
    fc.assert(
      fc.property(letters, slip, (word, { at, kind, letter }) => {
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

test('a long word is cut between letters, never within one', () => {
  const [term = ''] = termsOf(`a${'\u{10400}'.repeat(60)}`, 'en-US');
  expect([...term]).toHaveLength(40);
  expect(term.isWellFormed()).toBe(true);
});
