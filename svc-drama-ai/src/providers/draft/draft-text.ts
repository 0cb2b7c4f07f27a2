import { DomainError } from '@meowtale/service-kit';
import { type Answer, type AnswerKind, STEP_MAX } from '../../generation/steps.ts';
import { failure } from '../endpoint.ts';
import type { TextProvider, TextRequest, Written } from '../ports.ts';
import { rewriteLine, writeDialogue } from './dialogue.ts';
import { DRAFT_LANGUAGES, isDraftLocale, languageOf } from './language.ts';
import { writeActs, writeParagraphs, writeSequences } from './outline.ts';
import { writePeople } from './people.ts';
import { writeKeywords } from './picture-keywords.ts';
import { randomOf } from './random.ts';
import { type Material, motifOf, wordsOf } from './story-words.ts';

export const DRAFT_NAME = 'draft';
export const DRAFT_MODEL = 'template draft';

type Writer<Kind extends AnswerKind> = (material: Material) => Answer<Kind>;

const most = (count: number, max: number): number => Math.max(0, Math.min(count, max));

/** Translation and consistency aren't offered: a copy would be no translation, and rules find contradictions better than chance does. */
const WRITERS: { [Kind in Exclude<AnswerKind, 'translation' | 'consistency'>]: Writer<Kind> } = {
  characters: (material) => ({ characters: writePeople(material, most(material.context.count, STEP_MAX.characters)) }),
  character: (material) => {
    const [character] = writePeople(material, 1);
    if (!character) throw failure(DRAFT_NAME, 'nobody came');
    return { character };
  },
  acts: (material) => ({ acts: writeActs(material, most(material.context.count, STEP_MAX.acts)) }),
  sequences: (material) => ({ sequences: writeSequences(material, most(material.context.count, STEP_MAX.sequences)) }),
  paragraphs: (material) => ({ paragraphs: writeParagraphs(material, most(material.context.count, STEP_MAX.paragraphs)) }),
  dialogues: (material) => writeDialogue(material, most(material.context.count, STEP_MAX.lines)),
  line: (material) => ({ text: rewriteLine(material) }),
  keywords: writeKeywords,
};

/** @throws DomainError `ai/language` with the supported ones in `data.languages` */
function materialOf({ kind, language: locale, context, seed }: TextRequest<AnswerKind>): Material {
  if (!isDraftLocale(locale)) throw new DomainError('ai/language', { data: { languages: DRAFT_LANGUAGES } });
  const language = languageOf(locale);
  const random = randomOf(seed, kind, locale, context.title, context.logline, context.above, context.texts, context.instruction);
  return { context, locale, language, random, motif: motifOf(context, language), words: wordsOf(context, locale, language) };
}

/** Writes without a key or network: seeded templates with the story's own characters and words. */
export const draftTextProvider = (): TextProvider => ({
  name: DRAFT_NAME,
  abilities: async () => ({ languages: DRAFT_LANGUAGES, kinds: Object.keys(WRITERS) as AnswerKind[], model: DRAFT_MODEL }),
  async write<Kind extends AnswerKind>(request: TextRequest<Kind>): Promise<Written<Kind>> {
    request.signal.throwIfAborted();
    const { kind, context, seed } = request;
    const write = (WRITERS as Partial<{ [Each in AnswerKind]: Writer<Each> }>)[kind] as Writer<Kind> | undefined;
    if (!write) throw failure(DRAFT_NAME, `does not write ${kind}`);
    const sent = JSON.stringify(context);
    return {
      answer: write(materialOf(request)),
      provenance: { provider: DRAFT_NAME, model: DRAFT_MODEL, sent, seed, attempts: 1, at: new Date().toISOString() },
    };
  },
});
