import type { StoryOutline, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryOrigin } from '@meowtale/contracts/inputs/drama/story-words';
import { newLine, newParagraph } from '@meowtale/story/model';
import { drama, parts } from '../drama-editor/test-drama.ts';
import type { GenerationJob, ListedProposal, Offer, Proposal } from './documents.ts';

export const PROPOSAL = '0198f6d2-0000-7000-8000-0000000000b1';
export const origin: StoryOrigin = { proposal: PROPOSAL, edited: false };

/** Lines of the first paragraph, written around Mira's own. */
export const dusk = (): StoryPart =>
  newParagraph('dusk', {
    title: 'Dusk',
    lines: [
      newLine('opening', { words: { 'en-US': 'The lamps come on.' }, origin }),
      newLine('first', { words: { 'en-US': 'Mira counts the benches.' } }),
      newLine('second', { speaker: 'mira', words: { 'en-US': 'Is anybody there?' } }),
    ],
  });

export const listed = (given: Partial<ListedProposal> = {}): ListedProposal => ({
  ...{ uuid: PROPOSAL, use: 'dialogues', language: null, instruction: '', targets: ['dusk'], state: 'pending' },
  ...{ taken: null, created_at: '2026-11-20T11:00:00.000Z', decided_at: null, is_emptied: false },
  ...given,
});

/** Returns a proposal of lines, with defaults for fields that aren't given. */
export const proposal = (given: Partial<Proposal> = {}): Proposal => ({
  ...listed(),
  ...{ revision: drama().revision, price_coins: 0 },
  changes: [{ id: 'dusk', body: dusk() }],
  before: parts().flatMap((body) => (body.id === 'dusk' ? [{ id: body.id, body }] : [])),
  findings: [],
  notes: [],
  stale: ['boat'],
  provenance: [{ provider: 'draft', model: 'templates-1', sent: 'Write the lines.', seed: 7, attempts: 1, at: '2026-11-20T11:00:00.000Z' }],
  ...given,
});

export const job = (given: Partial<GenerationJob> = {}): GenerationJob => ({
  ...{ uuid: 'drama:job-1', state: 0, progress: 0, result: null, error: null, createdAt: '2026-11-20T11:00:00.000Z' },
  ...given,
});

const USES = ['all', 'characters', 'character', 'acts', 'sequences', 'paragraphs', 'dialogues', 'line', 'translation'];

/** Returns an offer: free templates, and a model with a price that supports German as well. */
export const offer = (given: Partial<Offer> = {}): Offer => ({
  providers: [
    {
      ...{ name: 'draft', is_connected: true, model: 'templates-1', languages: ['en-US', 'zh-TW'] },
      uses: USES.filter((use) => use !== 'translation').map((use) => ({ use, price_coins: 0 })),
    },
    {
      ...{ name: 'openai', is_connected: true, model: 'a-model', languages: ['en-US', 'de-DE'] },
      uses: [...USES, 'consistency'].map((use) => ({ use, price_coins: 5 })),
    },
  ],
  languages: [
    { language: 'en-US', writes: true, translates: true, reason: null },
    { language: 'de-DE', writes: true, translates: true, reason: null },
    { language: 'th-TH', writes: false, translates: false, reason: 'ai/language' },
  ],
  running: null,
  ...given,
});

export const pieces = (given: StoryPart[] = parts()) => ({
  '@title': 'The Last Ferry Home',
  ...Object.fromEntries(given.map((part) => [part.id, part])),
});

export const outlineOf = (given: Record<string, unknown>): StoryOutline => given.outline as StoryOutline;
