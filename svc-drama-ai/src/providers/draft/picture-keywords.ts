import type { Answer } from '../../generation/steps.ts';
import { CONCEPTS, type Concept } from './language.ts';
import type { Material } from './story-words.ts';

/** Keywords for each concept. They are in English, whatever the story's language (SPEC §5). */
const SEEN: Readonly<Record<Concept, readonly string[]>> = {
  sea: ['harbour, calm sea', 'lighthouse over the sea', 'small boat, waves'],
  forest: ['pine forest, path', 'overgrown garden', 'hills, tall trees'],
  city: ['old town street, roofs', 'night market, awnings', 'station hall, arches'],
  room: ['quiet room, tall window', 'old archive, shelves', 'kitchen, table, kettle'],
  night: ['night, (lantern light:1.2)', 'moonlight, stars'],
  dusk: ['dusk, orange sky', 'evening light'],
  rain: ['rain, wet stones', 'fog'],
  snow: ['snow, cold light'],
};
const PEOPLE = { female: 'woman', male: 'man', other: 'person' } as const;
const STYLE = ['storybook illustration', 'soft edges', 'warm and plum colours'];
const AVOIDED = 'text, watermark, signature, frame, blurry, extra fingers';

/** Writes keywords for what the context is about. */
export function writeKeywords({ context, language, random }: Material): Answer<'keywords'> {
  const { title = '', brief = '' } = context.above.at(-1) ?? {};
  const near = [...context.texts.map(({ text }) => text), title, brief, context.instruction].join(' ').toLowerCase();
  const far = `${near} ${context.title} ${context.logline} ${context.brief}`.toLowerCase();
  const speaksOf = (text: string) => CONCEPTS.filter((concept) => language.concepts[concept].some((word) => text.includes(word)));
  const concepts = speaksOf(near).length > 0 ? speaksOf(near) : speaksOf(far);
  const seen = (concepts.length > 0 ? concepts : (['city', 'dusk'] as const))
    .slice(0, 3)
    .map((concept) => random.pick(SEEN[concept]) ?? concept);
  const people = context.cast
    .filter(({ name }) => near.includes(name.toLowerCase()))
    .slice(0, 2)
    .map(({ sex }) => PEOPLE[sex]);
  return { keywords: [...people, ...seen, ...STYLE].join(', '), negative: AVOIDED };
}
