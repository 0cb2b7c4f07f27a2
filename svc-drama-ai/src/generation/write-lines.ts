import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { fitLines } from './fit.ts';
import { ask } from './prompts/build.ts';
import { runConcurrently } from './run-concurrently.ts';
import { rewritten } from './write-dialogues.ts';
import { contextOf, materialOf, type Writing } from './writing.ts';

/** Number of lines sent before and after the one to rewrite. */
const AROUND = 6;

interface Named {
  paragraph: string;
  id: string;
  max: number;
}

const namedIn = ({ id, lines, choices }: StoryParagraph, source: readonly string[]): Named[] => [
  ...lines.flatMap((line) => (source.includes(line.id) ? [{ paragraph: id, id: line.id, max: STORY_MAX.text }] : [])),
  ...choices.flatMap((choice) => (source.includes(choice.id) ? [{ paragraph: id, id: choice.id, max: STORY_MAX.choice }] : [])),
];

/** Rewrites the named lines and choices, whether a person or a model wrote them. */
export async function writeLines(writing: Writing): Promise<void> {
  const chosen = [...writing.bench.story.paragraphs.values()].flatMap((paragraph) => namedIn(paragraph, writing.source));
  writing.expectSteps(chosen.length);
  await runConcurrently(chosen, (each) => writeLine(writing, each));
}

async function writeLine(writing: Writing, { paragraph: at, id, max }: Named): Promise<void> {
  const { story } = writing.bench;
  const { language } = story.setting;
  const paragraph = story.paragraphs.get(at);
  const items = [...(paragraph?.lines ?? []), ...(paragraph?.choices ?? [])];
  const place = items.findIndex((item) => item.id === id);
  const spoken = (item: (typeof items)[number]) => ({
    speaker: 'speaker' in item ? (story.characters.get(item.speaker ?? '')?.name ?? null) : 'choice',
    text: item.words[language] ?? '',
    ...(item.id === id && { here: true }),
  });
  const around = items.slice(Math.max(0, place - AROUND), place + AROUND + 1).map(spoken);
  const what = 'Write the line of <lines> that is marked as here anew, so that it goes with those around it. Answer its words alone.';
  const request = ask('line', materialOf(writing, at), { language, what, material: { lines: around } });
  const texts = [{ id, text: items[place]?.words[language] ?? '' }];
  const { text } = await writing.ask(`line ${id}`, { kind: 'line', ...request, context: contextOf(writing, at, { count: 1, texts }) });
  const fitted = fitLines(text, max, () => writing.note('cut', id));
  const now = writing.bench.story.paragraphs.get(at);
  if (!now || fitted === '') return;
  const anew = <Item extends (typeof items)[number]>(item: Item): Item =>
    item.id === id ? { ...item, ...rewritten(item, language, fitted), origin: writing.origin } : item;
  writing.bench.put({ ...now, lines: now.lines.map(anew), choices: now.choices.map(anew) });
}
