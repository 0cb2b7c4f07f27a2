import type { Answer } from '../../generation/steps.ts';
import { deckOf } from './random.ts';
import { fill, type Material, type Slots, sceneOf, slotsFor } from './story-words.ts';

type Titled = Answer<'acts'>['acts'][number];
type Paragraph = Answer<'paragraphs'>['paragraphs'][number];

/** Number of main characters, the first of the cast. */
const LEADS = 5;

function pairOf({ context, language, random }: Material): [string, string] {
  const [first, ...others] = context.cast.slice(0, LEADS).map(({ name }) => name);
  return [first ?? language.stranger, random.pick(others) ?? language.stranger];
}

/** Returns which of three acts this is, by the template of its title; null for a title of another source. */
function actOf({ context, language }: Material): number | null {
  const title = context.above[0]?.title ?? '';
  const matches = (template: string) =>
    new RegExp(`^${template.replaceAll(/[.?*+^$()|[\]\\]/g, '\\$&').replaceAll(/\{[\w:]+\}/g, '.+')}$`, 'u').test(title);
  const found = language.acts.findIndex((variants) => variants.some((variant) => matches(variant.title)));
  return found < 0 ? null : found;
}

const third = (index: number, count: number): number => Math.min(2, Math.floor((index * 3) / Math.max(1, count)));

function titled({ title, brief }: Titled, slots: Slots): Titled {
  return { title: fill(title, slots), brief: fill(brief, slots) };
}

/** Writes acts with a beginning, a middle and an end, all with the same slots. */
export function writeActs(material: Material, count: number): Titled[] {
  const { language, random } = material;
  const [a, b] = pairOf(material);
  const slots = slotsFor(material, '', a, b);
  const decks = language.acts.map((variants) => deckOf(random, variants, { title: '', brief: '' }));
  return Array.from({ length: count }, (_, index) => titled(decks[third(index, count)]?.() ?? { title: '', brief: '' }, slots));
}

export function writeSequences(material: Material, count: number): Titled[] {
  const { context, language, random } = material;
  const act = actOf(material);
  const above = context.above.map(({ title, brief }) => `${title} ${brief}`).join(' ');
  const decks = language.sequences.map((variants) => deckOf(random, variants, { title: '', brief: '' }));
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = pairOf(material);
    const variant = decks[act ?? third(index, count)]?.() ?? { title: '', brief: '' };
    return titled(variant, slotsFor(material, index === 0 ? above : '', a, b));
  });
}

/** Writes short scenes, each with a place and characters; the first uses the text above. */
export function writeParagraphs(material: Material, count: number): Paragraph[] {
  const { context, language, random } = material;
  const [titles, briefs] = [deckOf(random, language.titles, ''), deckOf(random, language.briefs, '')];
  const above = context.above.map(({ title, brief }) => `${title} ${brief}`).join(' ');
  const here = context.cast.filter(({ name }) => above.includes(name)).map(({ name }) => name);
  const everyone = context.cast.map(({ name }) => name);
  return Array.from({ length: count }, (_, index) => {
    const among = (names: readonly string[], share: number, but?: string) => {
      const [near, all] = [names, everyone].map((list) => list.filter((name) => name !== but));
      return random.pick(near?.length && random.isBelow(share) ? near : (all ?? []));
    };
    const a = among(here, 0.7);
    const b = among(here, 0.4, a);
    const slots = slotsFor(
      material,
      index === 0 ? (context.above.at(-1)?.brief ?? '') : '',
      a ?? language.stranger,
      b ?? language.stranger,
    );
    const third = random.isBelow(0.25) ? random.pick(everyone.filter((name) => name !== a && name !== b)) : undefined;
    const present = [a, b, third].filter((name) => name !== undefined);
    const [title, brief] = [fill(titles(), slots), fill(briefs(), slots)];
    const [place = ''] = sceneOf(material, `${title}\n${brief}`);
    return { title, brief, place: fill(place, slots), present };
  });
}
