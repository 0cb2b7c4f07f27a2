import { checkStory, type Problem, type ProblemKind } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';

/** A problem of a story that can be played anyway: key of the sentence `check.<key>`, with its values. */
export interface StoryNote {
  key:
    | 'story-words'
    | 'story-pictures'
    | 'story-no-ending'
    | 'story-dead-ends'
    | 'story-no-way-out'
    | 'story-unreachable'
    | 'story-same-ids';
  params?: { number: number; language?: string };
}

const NO_WORDS: readonly ProblemKind[] = ['missing-words', 'empty-choice', 'missing-translation'];
const NO_PICTURE: readonly ProblemKind[] = ['missing-picture', 'unknown-picture'];
const NO_WAY_OUT: readonly ProblemKind[] = ['endless-loop', 'no-way-out'];

/**
 * Counts a story's problems that its readers would see: missing words in its languages, missing pictures, missing endings, paragraphs
 * without a way out or in, and parts left out because of their id. The editor shows each at its place.
 */
export function storyNotes(story: Story, languages: readonly string[]): StoryNote[] {
  const problems = checkStory(story);
  const of = (kinds: readonly ProblemKind[]) => problems.filter(({ kind }) => kinds.includes(kind));
  const counted = (key: StoryNote['key'], found: readonly Problem[]): StoryNote[] => {
    const number = found.reduce((sum, { params }) => sum + Number(params.count ?? 1), 0);
    return number === 0 ? [] : [{ key, params: { number } }];
  };
  const noWords = of(NO_WORDS);
  const { length: number } = story.repeated;
  return [
    ...languages.flatMap((language) =>
      counted(
        'story-words',
        noWords.filter(({ params }) => params.language === language),
      ).map(({ key, params }) => ({ key, params: { number: params?.number ?? 0, language } })),
    ),
    ...counted('story-pictures', of(NO_PICTURE)),
    ...of(['no-ending']).map((): StoryNote => ({ key: 'story-no-ending' })),
    ...counted('story-dead-ends', of(['dead-end'])),
    ...counted('story-no-way-out', of(NO_WAY_OUT)),
    ...counted('story-unreachable', of(['unreachable'])),
    ...(number === 0 ? [] : [{ key: 'story-same-ids' as const, params: { number } }]),
  ];
}
