import { type CommonCharacters, plausibilityOf } from './name-plausibility.ts';
import { type CodePage, decodeCodePage } from './oem-code-pages.ts';
import { decodeUnifiedHangul } from './unified-hangul.ts';

export type Decode = (bytes: Buffer) => string | null;

interface Candidate {
  decode: Decode;
  common: CommonCharacters | null;
}

const ANY_TRAIL = [[0xa1, 0xfe]] as const;
const BIG5_TRAIL = [[0x40, 0x7e], ...ANY_TRAIL] as const;
const SHIFT_JIS_TRAIL = [
  [0x40, 0x7e],
  [0x80, 0xfc],
] as const;

/** Returns how bytes are decoded that must be of an encoding; null for bytes that can't be. */
export function strictly(encoding: string): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  return (bytes) => {
    try {
      return decoder.decode(bytes);
    } catch {
      return null;
    }
  };
}

const eastAsian = (encoding: string, leads: CommonCharacters['leads'], trails: CommonCharacters['trails']): Candidate => ({
  decode: strictly(encoding),
  common: { encoding, leads, trails },
});
const singleByte = (encoding: string): Candidate => ({ decode: strictly(encoding), common: null });
const codePage = (page: CodePage): Candidate => ({ decode: (bytes) => decodeCodePage(page, bytes), common: null });

/** What systems of the languages that works are told in, and of their neighbours, name files in. Of two that are as likely the first is taken. */
const CANDIDATES: readonly Candidate[] = [
  eastAsian('shift_jis', [0x88, 0x97], SHIFT_JIS_TRAIL),
  eastAsian('gbk', [0xb0, 0xd7], ANY_TRAIL),
  eastAsian('big5', [0xa4, 0xc6], BIG5_TRAIL),
  { ...eastAsian('euc-kr', [0xb0, 0xc8], ANY_TRAIL), decode: decodeUnifiedHangul },
  codePage('cp437'),
  codePage('cp850'),
  singleByte('windows-1252'),
  singleByte('ibm866'),
  singleByte('windows-1251'),
  singleByte('windows-874'),
  codePage('cp857'),
  singleByte('windows-1254'),
  singleByte('windows-1258'),
  codePage('cp852'),
  singleByte('windows-1250'),
];

const CONTROL = /\p{Cc}/u;
/** Below it no encoding makes words of the names. */
const LIKELY_FROM = 0.35;
/** So much is looked at: more of it says nothing new. */
const SAMPLE_MAX_BYTES = 16 * 1024;

/** Returns the decoder that all names can be read with, and that makes the likeliest words of them; null when none does. */
export function guessEncoding(names: readonly Buffer[]): Decode | null {
  const segments = sampleOf(names);
  let best: { decode: Decode; score: number } | null = null;
  for (const { decode, common } of CANDIDATES) {
    if (names.some((name) => decode(name) === null)) continue;
    const texts = segments.map((segment) => (decode(segment) ?? '').normalize('NFC'));
    if (texts.some((text) => CONTROL.test(text))) continue;
    const told = texts.map((text) => plausibilityOf(text, common));
    const count = told.reduce((total, each) => total + each.count, 0);
    const score = told.reduce((total, each) => total + each.sum, 0) / Math.max(1, count);
    if (score >= LIKELY_FROM && score > (best?.score ?? 0)) best = { decode, score };
  }
  return best?.decode ?? null;
}

/** What is between slashes, each once, as far as it isn't ASCII. A slash is the second byte of no character in any of these. */
function sampleOf(names: readonly Buffer[]): Buffer[] {
  const found = new Map<string, Buffer>();
  let bytes = 0;
  for (const name of names) {
    for (const part of name.toString('latin1').split('/')) {
      if (bytes > SAMPLE_MAX_BYTES) return [...found.values()];
      if (found.has(part) || !/[\u0080-\u00ff]/.test(part)) continue;
      found.set(part, Buffer.from(part, 'latin1'));
      bytes += part.length;
    }
  }
  return [...found.values()];
}
