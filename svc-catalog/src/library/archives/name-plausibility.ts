/** Common characters of a multi-byte encoding by its standard: `leads` and `trails` of two bytes, both inclusive. */
export interface CommonCharacters {
  encoding: string;
  leads: readonly [number, number];
  trails: readonly (readonly [number, number])[];
}

/** Korean syllables in most words; the standard's own 2,350 are in alphabetical order, not by frequency. */
const FREQUENT_HANGUL = new Set(
  '이다는을가의고에하지로기사은도를한리자인대어서아시나라정들수있그것보일해제부전만과으면구스여조상니주장원소우비마국오적무경모성동신공선안방유영개러거음성악배경림그진화면소리효과시작끝게임폴더이미지문서단계밤바다낮숲집길문물불빛눈비람새별달꽃나무적군아군왕검방패아이템번째글자막대사버튼첫두세네트더집밖창문도움말설명읽어주세요파란빨간캐릭터엔딩교실고양학창친구편지차례목록설정저장메뉴배터력점수퀴즈퍼즐',
);
const HAN = /\p{Script=Han}/u;
const KANA = /[\u3041-\u30ff]/u;
const HANGUL = /[\uac00-\ud7a3]/u;
const EAST_ASIAN = /[\p{Script=Han}\u3041-\u30ff\uac00-\ud7a3]/u;
const WIDE_SIGN = /[\u3000-\u303f\uff01-\uff5e]/u;
const THAI = /[\u0e01-\u0e3a\u0e40-\u0e4e]/u;
const THAI_CONSONANT = /[\u0e01-\u0e2e]/u;
const RARE_THAI = /[ฃฅฆฌฎฏฐฑฒฤฦๆฯ]/u;
const THAI_ABOVE = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/u;
const THAI_BEFORE = /[\u0e40-\u0e44]/u;
const CYRILLIC = /[\u0410-\u044f\u0401\u0451]/u;
const LATIN = /\p{Script=Latin}/u;
/** Letters of no supported language. */
const RARE_LATIN = /[þðýÞÐÝƒªºⁿ]/u;
/** Letters without an accent that aren't ASCII; their words are spelled like ASCII words. */
const PLAIN_LATIN = /[a-zıđơưł]/iu;
const COMBINING = /\p{Mn}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const ASCII_LETTER = /[a-z]/i;
const ASCII_LOWER = /[a-z]/;

const commonSets = new Map<string, ReadonlySet<string>>();

function commonOf({ encoding, leads, trails }: CommonCharacters): ReadonlySet<string> {
  const known = commonSets.get(encoding);
  if (known) return known;
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (const [first, last] of trails) for (let trail = first; trail <= last; trail += 1) bytes.push(lead, trail);
  }
  const made = new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)));
  commonSets.set(encoding, made);
  return made;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Returns the indexes of characters in words of two or more that a segmenter's dictionary has. */
function inWords(text: string): Set<number> {
  const found = new Set<number>();
  for (const { segment, index } of segmenter.segment(text)) {
    if (segment.length > 1 && HAN.test(segment)) for (let at = index; at < index + segment.length; at += 1) found.add(at);
  }
  return found;
}

/**
 * Returns how likely a file name is, as a sum over its non-ASCII characters: about 1 for a letter among similar ones, below 0 for symbols
 * and for letters in impossible places. `common` is null for a single-byte encoding.
 */
export function plausibilityOf(text: string, common: CommonCharacters | null): { sum: number; count: number } {
  const frequent = common && commonOf(common);
  const known = common ? inWords(text) : new Set<number>();
  let sum = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign <= '\u007f') continue;
    const around = { before: text.charAt(at - 1), after: text.charAt(at + 1) };
    sum += frequent ? ofEastAsian(sign, around, { isFrequent: frequent.has(sign), isInWord: known.has(at) }) : ofLetters(sign, around);
    count += 1;
  }
  return { sum, count };
}

interface Around {
  before: string;
  after: string;
}

function ofEastAsian(
  sign: string,
  { before, after }: Around,
  { isFrequent, isInWord }: Record<'isFrequent' | 'isInWord', boolean>,
): number {
  if (WIDE_SIGN.test(sign)) return 0.2;
  if (!EAST_ASIAN.test(sign)) return -1;
  // A single one within a Latin word is a Latin letter in the wrong encoding.
  const isAlone = !EAST_ASIAN.test(before) && !EAST_ASIAN.test(after) && (ASCII_LOWER.test(before) || ASCII_LOWER.test(after));
  const amongLatin = isAlone ? -0.6 : 0;
  if (KANA.test(sign)) return 1 + amongLatin;
  if (HANGUL.test(sign)) return (FREQUENT_HANGUL.has(sign) ? 1 : isFrequent ? 0.5 : -0.3) + amongLatin;
  if (isInWord) return (isFrequent ? 1 : 0.5) + amongLatin;
  return (isFrequent ? 0.5 : -0.5) + amongLatin;
}

function ofLetters(sign: string, around: Around): number {
  if (THAI.test(sign)) return ofThai(sign, around);
  if (CYRILLIC.test(sign)) return ofCyrillic(sign, around);
  const { before, after } = around;
  if (COMBINING.test(sign)) return LATIN.test(before) ? 1 : -1;
  if (!LATIN.test(sign)) return -1.5;
  if (RARE_LATIN.test(sign)) return 0;
  if (UPPER.test(sign) && LOWER.test(before)) return -1;
  if (LOWER.test(sign) && UPPER.test(after)) return -0.5;
  const beside = [before, after].filter((other) => LATIN.test(other));
  if (PLAIN_LATIN.test(sign)) return beside.length > 0 ? 0.8 : -0.5;
  if (!beside.some((other) => PLAIN_LATIN.test(other))) return -0.5;
  // Portuguese has it only in `ões`.
  if (UPPER.test(sign) || (sign === 'õ' && after !== 'e')) return 0.7;
  return beside.every((other) => PLAIN_LATIN.test(other)) ? 1 : 0.5;
}

function ofThai(sign: string, { before, after }: Around): number {
  if (THAI_ABOVE.test(sign)) return THAI_CONSONANT.test(before) || THAI_ABOVE.test(before) ? 1.2 : -2;
  if (THAI_BEFORE.test(sign)) return THAI_CONSONANT.test(after) ? 1.2 : -2;
  if (RARE_THAI.test(sign)) return 0;
  return THAI.test(before) || THAI.test(after) ? 0.4 : -0.5;
}

function ofCyrillic(sign: string, { before, after }: Around): number {
  if (ASCII_LETTER.test(before) || ASCII_LETTER.test(after)) return -0.5;
  if (UPPER.test(sign) && LOWER.test(before)) return -1;
  return CYRILLIC.test(before) || CYRILLIC.test(after) ? 1 : -0.5;
}
