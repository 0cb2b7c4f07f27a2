import { type Scene, type StoryEngine, StoryFault } from '@meowtale/story';

type Passage = Scene['passage'];

/** Returns a picture's address, relative to the work's page. */
export const pictureAddress = (image: string): string => `pictures/${image}`;

/** Returns the pictures that a passage shows, in order. */
export const picturesIn = ({ background, paragraphs }: Pick<Passage, 'background' | 'paragraphs'>): string[] => [
  ...(background ? [background] : []),
  ...paragraphs.flatMap(({ picture, speaker }) => [picture, speaker?.picture].filter((image) => image !== undefined)),
];

/** Returns the pictures of every passage that a choice leads to, for prefetching. */
export function picturesAhead(engine: StoryEngine, { snapshot, passage }: Scene): string[] {
  const next = passage.choices.flatMap((_, index) => {
    try {
      return picturesIn(engine.choose(snapshot, index).passage);
    } catch (error) {
      // A failing choice has nothing to show.
      if (error instanceof StoryFault) return [];
      throw error;
    }
  });
  return [...new Set(next)];
}

const requested = new Set<string>();

/** Prefetches pictures, each once, ignoring failures. */
export function prefetch(images: readonly string[]): void {
  for (const image of images) {
    if (requested.has(image)) continue;
    requested.add(image);
    new Image().src = pictureAddress(image);
  }
}
