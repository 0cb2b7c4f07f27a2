import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { gamePackDraft } from '@meowtale/contracts/inputs/catalog/game-pack';
import { storePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { storeInfoDraft, storeSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { play, type StoryEngine, viewOf, writeSave } from '@meowtale/story';
import { compareShapes, compileInk } from '@meowtale/story/compile';
import { createInkEngine } from '@meowtale/story/ink';
import { seededRandom } from './art/random.ts';
import { packWork, readOpening, readStories, readWords } from './read-work.ts';
import { WORKS } from './works.ts';

const PASSAGES_MIN = 40;
const PLAYS_MAX = 600;
const CHOICES_MAX = 300;

const compilations = new Map<string, Extract<ReturnType<typeof compileInk>, { ok: true }>>();

/** Compiles each source once, for all tests that need it. */
function compiled(ink: string) {
  const known = compilations.get(ink);
  if (known) return known;
  const result = compileInk(ink);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  compilations.set(ink, result);
  return result;
}

const passagesIn = (ink: string): number => ink.match(/^\s*={2,}\s*(?!function\b)\w+|^\s*=\s*\w+/gm)?.length ?? 0;

/** Plays once at random, and returns the ending. */
function playOnce(engine: StoryEngine, seed: number): string {
  const random = seededRandom(seed);
  let scene = engine.begin(seed);
  for (let turn = 0; scene.passage.ending === null; turn += 1) {
    if (turn > CHOICES_MAX) throw new Error(`play ${seed} goes on for ever, now at ${scene.place}`);
    scene = engine.choose(scene.snapshot, Math.floor(random() * scene.passage.choices.length));
  }
  const { id } = scene.passage.ending;
  // A story that stops without a written end has a dead end.
  if (id === null || !scene.passage.tags.some((tag) => tag.startsWith('ending:'))) throw new Error(`play ${seed} stops at ${scene.place}`);
  return id;
}

test('every work with what publishing needs is in the list', () => {
  const works = join(import.meta.dirname, 'works');
  const complete = readdirSync(works).filter((slug) => existsSync(join(works, slug, 'work.ts')));
  expect(WORKS.map(({ slug }) => slug).sort()).toEqual(complete.sort());
});

describe.each(WORKS)('$slug', (work) => {
  test('has all its texts in each of its languages', async () => {
    const texts = await readWords(work);
    expect(texts.map(([language]) => language)).toEqual(expect.arrayContaining(['en-US', 'zh-TW']));
    for (const [language, workTexts] of texts) {
      expect([language, workTexts.labels.length > 1, workTexts.name !== '', workTexts.brief !== '', workTexts.introduction !== '']).toEqual(
        [language, ...Array(4).fill(true)],
      );
      storeInfoDraft.parse({ ...workTexts, language });
    }
    const { languages } = await packWork(work, texts);
    expect(texts.map(([language]) => language)).toEqual(expect.arrayContaining(languages));
    gamePackDraft.parse({ type: 1, name: work.packName, languages });
    storeSubmitInfoDraft.shape.tag_keys.parse(work.tags);
    const isLike = (other: (typeof WORKS)[number]) => other !== work && other.tags.some((tag) => work.tags.includes(tag));
    expect(WORKS.some(isLike)).toBe(true);
    storePriceDraft.parse({ list: Object.entries(work.prices).map(([country, meowcent]) => ({ country, meowcent })) });
  });
});

describe.each(WORKS.filter((work) => work.content.kind === 'story'))('the story of $slug', (work) => {
  test('is long enough, and has the same shape in each language', async () => {
    const stories = (await readStories(work)).map(([language, ink]) => ({ language, ink, ...compiled(ink) }));
    const english = stories.find(({ language }) => language === 'en-US');
    for (const { language, ink, report } of stories) {
      expect([language, passagesIn(ink) >= PASSAGES_MIN]).toEqual([language, true]);
      expect([language, compareShapes(english?.report.shape ?? [], report.shape)]).toEqual([language, []]);
      expect([language, report.warnings]).toEqual([language, []]);
    }
  });

  test('reaches every one of its endings in each language, and nothing else', async () => {
    for (const [language, ink] of await readStories(work)) {
      const engine = createInkEngine(compiled(ink).bundle);
      const reached = new Set<string>();
      for (let seed = 1; seed <= PLAYS_MAX && reached.size < engine.endings.length; seed += 1) reached.add(playOnce(engine, seed));
      expect([language, [...reached].sort()]).toEqual([language, engine.endings.toSorted()]);
    }
  });

  test('keeps a reader’s place when the language changes', async () => {
    const engines = (await readStories(work)).map(([language, ink]) => createInkEngine({ ...compiled(ink).bundle, language }));
    const [first, ...others] = engines;
    if (!first) throw new Error('there is no story');
    const random = seededRandom(11);
    let here = play(first, null, { type: 'start', seed: 11 });
    for (let turn = 0; turn < 8 && !viewOf(first, here).ended; turn += 1) {
      here = play(first, here, { type: 'choose', index: Math.floor(random() * viewOf(first, here).choices.length) });
    }
    for (const engine of others) {
      const there = play(engine, null, { type: 'load', save: writeSave(here) });
      expect(there).toMatchObject({ recovery: 'translated', trail: here.trail.map(({ index }) => ({ index })) });
      expect(there.turns.map(({ place }) => place)).toEqual(here.turns.map(({ place }) => place));
    }
  });
});

describe.each(WORKS.filter((work) => work.opening))('the opening of $slug', (work) => {
  test('has the same shape in each language, and all of its choices lead to its endings', async () => {
    const stories = (await readOpening(work)).map(([language, ink]) => ({ language, ...compiled(ink) }));
    expect(stories.map(({ language }) => language)).toContain('en-US');
    for (const { language, bundle, report } of stories) {
      expect([language, compareShapes(stories[0]?.report.shape ?? [], report.shape)]).toEqual([language, []]);
      const engine = createInkEngine(bundle);
      const reached = new Set(Array.from({ length: 20 }, (_, seed) => playOnce(engine, seed + 1)));
      expect([language, [...reached]]).toEqual([language, engine.endings]);
    }
  });
});
