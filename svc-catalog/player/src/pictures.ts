import { type Scene, type StoryEngine, StoryFault } from '@meowtale/story';

type Passage = Scene['passage'];

/** Where a picture lies, from the work's own page. */
export const pictureAddress = (image: string): string => `pictures/${image}`;

/** The pictures that a passage shows, in its order. */
export const picturesIn = ({ background, paragraphs }: Pick<Passage, 'background' | 'paragraphs'>): string[] => [
  ...(background ? [background] : []),
  ...paragraphs.flatMap(({ picture, speaker }) => [picture, speaker?.picture].filter((image) => image !== undefined)),
];

/** The pictures of every passage that a choice leads to from here, so that they are there before they are wanted. */
export function picturesAhead(engine: StoryEngine, { snapshot, passage }: Scene): string[] {
  const next = passage.choices.flatMap((_, index) => {
    try {
      return picturesIn(engine.choose(snapshot, index).passage);
    } catch (error) {
      // A way that breaks has nothing to show.
      if (error instanceof StoryFault) return [];
      throw error;
    }
  });
  return [...new Set(next)];
}

const asked = new Set<string>();

/** Asks the browser for pictures, each once; whether they come is nobody's concern here. */
export function prefetch(images: readonly string[]): void {
  for (const image of images) {
    if (asked.has(image)) continue;
    asked.add(image);
    new Image().src = pictureAddress(image);
  }
}
