import type { Random } from '../random.ts';
import { colorOf } from './seen.ts';

const SKINS = [
  ['#f3cfb3', '#dca98a'],
  ['#e6b48f', '#c68c66'],
  ['#c98d63', '#a86c46'],
  ['#9a6240', '#784729'],
  ['#f0c4a4', '#d39c7e'],
] as const;
const HAIRS = ['#2a2233', '#4a2c25', '#6b4028', '#b85c30', '#dcae63', '#cfcad8'];
const CLOTHES = ['#7c2d3c', '#39598f', '#35705a', '#4d2f6b', '#8f5c00', '#b0402a', '#33475e'];
const ACCENTS = ['#f4bd4f', '#fdf0cf', '#ff8b6a', '#c9b6ff', '#6fd6ae'];
export const HAIRCUTS = ['short', 'long', 'bun', 'bob', 'braids'] as const;

/** A character's looks, from keywords or at random. */
export interface Look {
  skin: string;
  shade: string;
  hair: string;
  cut: (typeof HAIRCUTS)[number];
  cloth: string;
  accent: string;
  eye: string;
  glasses: boolean;
  hat: boolean;
  scarf: boolean;
  beard: boolean;
  freckles: boolean;
}

const CUTS: Readonly<Record<Look['cut'], RegExp>> = {
  braids: /\b(?:braids?|pigtails|plaits?)\b/,
  bun: /\b(?:bun|topknot|updo)\b/,
  bob: /\b(?:bob|chin-length)\b/,
  long: /\b(?:long(?: [a-z]+)? hair|ponytail)\b/,
  short: /\b(?:short(?: [a-z]+)? hair|crop(?:ped)?|buzz)\b/,
};

/** Returns a person in another one's clothes. */
export const dressedAs = (look: Look, { cloth, accent, hat, scarf }: Look): Look => ({ ...look, cloth, accent, hat, scarf });

export function lookOf(keywords: string, random: Random): Look {
  const text = keywords.toLowerCase();
  const says = (pattern: RegExp, share: number) => pattern.test(text) || (random.isBelow(share) && text.length > 0);
  const isMan = /\b(?:man|boy|male|gentleman|father|brother|1boy)\b/.test(text);
  const isWoman = /\b(?:woman|girl|female|lady|mother|sister|1girl)\b/.test(text);
  const usual = isMan ? (['short', 'short', 'bob'] as const) : isWoman ? (['long', 'bun', 'bob', 'braids'] as const) : HAIRCUTS;
  const [skin, shade] = random.pick(SKINS) ?? SKINS[0];
  const cloth = random.pick(CLOTHES) ?? '#39598f';
  return {
    skin,
    shade,
    hair: colorOf(text, 'hair|braids?|bun|bob|ponytail') ?? (/\bold\b|elderly/.test(text) ? '#cfcad8' : (random.pick(HAIRS) ?? '#2a2233')),
    cut: HAIRCUTS.find((cut) => CUTS[cut].test(text)) ?? random.pick<Look['cut']>(usual) ?? 'short',
    cloth: colorOf(text, 'coat|jacket|dress|robe|raincoat|sweater|shirt|cloak|kimono|uniform|suit|cardigan|vest') ?? cloth,
    accent: colorOf(text, 'scarf|tie|collar|ribbon') ?? random.pick(ACCENTS) ?? '#f4bd4f',
    eye: colorOf(text, 'eyes?') ?? random.pick(['#3a2b3f', '#2f4a44', '#54382a']) ?? '#3a2b3f',
    glasses: says(/\b(?:glasses|spectacles)\b/, 0.15),
    hat: says(/\b(?:hat|cap|beret|hood)\b/, 0.12),
    scarf: says(/\bscarf\b/, 0.35),
    beard: says(/\b(?:beard|bearded)\b/, isMan ? 0.25 : 0),
    freckles: says(/\bfreckles?\b/, 0.2),
  };
}
