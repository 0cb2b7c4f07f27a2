import type { AiUse } from '@meowtale/contracts/inputs/drama/generation';
import { DomainError } from '@meowtale/service-kit';
import type { Story } from '@meowtale/story/model';

type Kind = 'act' | 'sequence' | 'paragraph' | 'line' | 'choice' | 'character' | 'resource';

/** Kinds of ids that `source` may name for each use. */
const NAMED: Readonly<Record<AiUse, readonly Kind[]>> = {
  all: [],
  characters: ['character'],
  character: ['character'],
  acts: ['act'],
  sequences: ['act', 'sequence'],
  paragraphs: ['act', 'sequence', 'paragraph'],
  dialogues: ['act', 'sequence', 'paragraph'],
  line: ['line', 'choice'],
  translation: ['act', 'sequence', 'paragraph', 'line', 'choice', 'character', 'resource'],
  consistency: ['paragraph'],
};

const sourceError = (key: string) => new DomainError('input/invalid', { fields: [{ path: 'source', key }] });

function idsOf(story: Story): Record<Kind, Set<string>> {
  const { acts } = story.outline;
  const paragraphs = [...story.paragraphs.values()];
  const ids = (nodes: Iterable<{ id: string }>) => new Set([...nodes].map(({ id }) => id));
  return {
    act: ids(acts),
    sequence: ids(acts.flatMap(({ sequences }) => sequences)),
    paragraph: ids(paragraphs),
    line: ids(paragraphs.flatMap(({ lines }) => lines)),
    choice: ids(paragraphs.flatMap(({ choices }) => choices)),
    character: ids(story.characters.values()),
    resource: ids(story.resources.values()),
  };
}

/** Asserts that the named ids exist and fit the use. @throws DomainError `input/invalid` */
export function requireSource(story: Story, use: AiUse, source: readonly string[]): void {
  const ids = idsOf(story);
  if (use === 'line' && source.length === 0) throw sourceError('invalid.empty');
  if (use === 'character' && source.length > 1) throw sourceError('invalid.too-many');
  if (!source.every((id) => NAMED[use].some((kind) => ids[kind].has(id)))) throw sourceError('invalid.id');
}
