import type { StoryCharacter, StoryEntry, StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import { targetsOf } from './graph.ts';
import { type Mend, type Problem, type ProblemKind, problem, type Spot } from './kinds.ts';
import { enlist, mend } from './mends.ts';

/** Returns references to what doesn't exist, and pictures without an image. */
export function findReferences(story: Story): Problem[] {
  const targetOf = targetsOf(story);
  return [
    ...[...story.paragraphs.values()].flatMap((paragraph) => [
      ...targets(story, paragraph, targetOf),
      ...people(story, paragraph),
      ...paragraph.lines.flatMap((line) => ofLine(story, paragraph, line)),
      ...picture(story, { part: paragraph.id }, paragraph.background, { ...paragraph, background: null }),
    ]),
    ...[...story.characters.values()].flatMap((character) => [
      ...picture(story, { part: character.id }, character.picture, { ...character, picture: null }),
      ...states(story, character),
    ]),
    ...[...story.entries.values()].flatMap((entry) => states(story, entry)),
  ];
}

function targets(story: Story, paragraph: StoryParagraph, targetOf: (target: string) => string | null): Problem[] {
  const unknown = (at: Spot, target: string | null, cleared: StoryParagraph): Problem[] => {
    if (target === null || targetOf(target) !== null) return [];
    const mends = [mend('clear-target', [cleared])];
    // It exists outside the outline.
    if (story.paragraphs.has(target)) mends.unshift(enlist(story, target, [paragraph.id]));
    return [problem('unknown-target', at, { target }, mends)];
  };
  const part = paragraph.id;
  return [
    ...unknown({ part }, paragraph.to, { ...paragraph, to: null }),
    ...paragraph.choices.flatMap((choice) => {
      const choices = paragraph.choices.map((each) => (each === choice ? { ...each, to: null } : each));
      return unknown({ part, choice: choice.id }, choice.to, { ...paragraph, choices });
    }),
  ];
}

/** Returns one problem for each unknown id, however often the part names it. */
function unknownOnes(
  ids: readonly string[],
  known: { has(id: string): boolean },
  tell: (id: string) => { kind: ProblemKind; at: Spot; params: Record<string, string>; mends: Mend[] },
): Problem[] {
  return [...new Set(ids)]
    .filter((id) => !known.has(id))
    .map((id) => {
      const { kind, at, params, mends } = tell(id);
      return problem(kind, at, params, mends);
    });
}

function people({ characters, facts }: Story, paragraph: StoryParagraph): Problem[] {
  const { id: part, present, learns } = paragraph;
  const at = { part };
  return [
    ...unknownOnes([...present, ...learns.map(({ who }) => who)], characters, (character) => ({
      kind: 'unknown-character',
      at,
      params: { character },
      mends: [
        mend('remove-character', [
          { ...paragraph, present: present.filter((id) => id !== character), learns: learns.filter(({ who }) => who !== character) },
        ]),
      ],
    })),
    ...unknownOnes(
      learns.map(({ fact }) => fact),
      facts,
      (fact) => ({
        kind: 'unknown-fact',
        at,
        params: { fact },
        mends: [mend('remove-fact', [{ ...paragraph, learns: learns.filter((each) => each.fact !== fact) }])],
      }),
    ),
  ];
}

function ofLine(story: Story, paragraph: StoryParagraph, line: StoryLine): Problem[] {
  const at = { part: paragraph.id, line: line.id };
  const put = (change: Partial<StoryLine>): StoryParagraph => ({
    ...paragraph,
    lines: paragraph.lines.map((each) => (each === line ? { ...line, ...change } : each)),
  });
  return [
    ...unknownOnes(line.speaker === null ? [] : [line.speaker], story.characters, (speaker) => ({
      kind: 'unknown-speaker',
      at,
      params: { speaker },
      mends: [mend('clear-speaker', [put({ speaker: null })])],
    })),
    ...unknownOnes(line.knows, story.facts, (fact) => ({
      kind: 'unknown-fact',
      at,
      params: { fact },
      mends: [mend('remove-fact', [put({ knows: line.knows.filter((each) => each !== fact) })])],
    })),
    ...(line.picture === null ? [] : picture(story, at, line.picture, put({ picture: null }))),
  ];
}

function picture(story: Story, at: Spot, id: string | null, cleared: StoryPart): Problem[] {
  const resource = id === null ? undefined : story.resources.get(id);
  if (id === null || (resource && resource.image !== null)) return [];
  const mends = [mend('clear-picture', [cleared])];
  return [
    resource
      ? problem('missing-picture', at, { picture: id, name: resource.name }, mends)
      : problem('unknown-picture', at, { picture: id }, mends),
  ];
}

const states = (story: Story, part: StoryCharacter | StoryEntry): Problem[] =>
  unknownOnes(
    part.states.map(({ from }) => from),
    story.paragraphs,
    (paragraph) => ({
      kind: 'unknown-paragraph',
      at: { part: part.id },
      params: { paragraph },
      mends: [mend('remove-state', [{ ...part, states: part.states.filter(({ from }) => from !== paragraph) }])],
    }),
  );
