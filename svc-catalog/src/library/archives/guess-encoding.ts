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

/** Returns a strict decoder of an encoding, which returns null for invalid bytes. */
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

/** Encodings of file names in systems of the supported languages and their neighbours. Of equally likely ones the first is used. */
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
/** Below this, the names are words in no encoding. */
const LIKELY_FROM = 0.35;
/** More bytes don't improve the guess. */
const SAMPLE_MAX_BYTES = 16 * 1024;

/** Returns the decoder that reads all names and gives the likeliest words; null when none does. */
export function guessEncoding(names: readonly Buffer[]): Decode | null {
  const segments = sampleOf(names);
  let best: { decode: Decode; score: number } | null = null;
  for (const { decode, common } of CANDIDATES) {
    if (names.some((name) => decode(name) === null)) continue;
    const texts = segments.map((segment) => (decode(segment) ?? '').normalize('NFC'));
    if (texts.some((text) => CONTROL.test(text))) continue;
    const plausibilities = texts.map((text) => plausibilityOf(text, common));
    const count = plausibilities.reduce((total, each) => total + each.count, 0);
    const score = plausibilities.reduce((total, each) => total + each.sum, 0) / Math.max(1, count);
    if (score >= LIKELY_FROM && score > (best?.score ?? 0)) best = { decode, score };
  }
  return best?.decode ?? null;
}

/** Returns the segments between slashes that aren't ASCII, without duplicates. A slash is never a second byte in these encodings. */
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
