const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const KS_X_1001_LEADS = [0xb0, 0xc8] as const;
const TRAILS_BELOW = [
  [0x41, 0x5a],
  [0x61, 0x7a],
] as const;

const decoder = new TextDecoder('euc-kr', { fatal: true });

/** Syllables that Windows added to EUC-KR, by their two bytes: those missing in KS X 1001, in alphabetical order. */
const added: ReadonlyMap<number, string> = (() => {
  const standard = new Set<string>();
  for (let lead: number = KS_X_1001_LEADS[0]; lead <= KS_X_1001_LEADS[1]; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) standard.add(decoder.decode(Uint8Array.of(lead, trail)));
  }
  const byBytes = new Map<number, string>();
  let syllable = FIRST_SYLLABLE;
  for (let lead = 0x81; lead <= 0xc6; lead += 1) {
    for (const [first, last] of [...TRAILS_BELOW, [0x81, lead <= 0xa0 ? 0xfe : 0xa0]] as const) {
      for (let trail: number = first; trail <= last && syllable <= LAST_SYLLABLE; trail += 1) {
        while (standard.has(String.fromCharCode(syllable))) syllable += 1;
        if (syllable <= LAST_SYLLABLE) byBytes.set((lead << 8) | trail, String.fromCharCode(syllable));
        syllable += 1;
      }
    }
  }
  return byBytes;
})();

/** Decodes Windows' Korean encoding (code page 949), which Node's `euc-kr` reads only in part; null for invalid bytes. */
export function decodeUnifiedHangul(bytes: Buffer): string | null {
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes.readUInt8(at);
    if (lead < 0x80) {
      text += String.fromCharCode(lead);
      continue;
    }
    at += 1;
    const trail = bytes[at];
    if (trail === undefined) return null;
    const syllable = added.get((lead << 8) | trail) ?? (trail >= 0xa1 ? decodePair(lead, trail) : null);
    if (syllable === null) return null;
    text += syllable;
  }
  return text;
}

function decodePair(lead: number, trail: number): string | null {
  try {
    return decoder.decode(Uint8Array.of(lead, trail));
  } catch {
    return null;
  }
}
