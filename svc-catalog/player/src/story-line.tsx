import type { Paragraph } from '@meowtale/story';
import type { Host } from './page-link.ts';
import { Picture } from './picture.tsx';

interface StoryLineProps {
  line: Paragraph;
  /** The line before, whose speaker's picture needn't be repeated. */
  before: Paragraph | undefined;
  /** Null where only text is shown. */
  pictures: Host['pictures'] | null;
}

/** Renders a line of the story: its picture, its speaker and direction, and its text. */
export function StoryLine({ line, before, pictures }: StoryLineProps) {
  const { text, picture, alt, speaker, direction } = line;
  const face = picture === undefined && speaker?.id !== before?.speaker?.id ? speaker?.picture : undefined;
  return (
    <>
      {pictures !== null && picture !== undefined && <Picture image={picture} alt={alt} pictures={pictures} className="shown" />}
      {text !== '' && (
        <p dir="auto" className={speaker ? 'said' : undefined}>
          {pictures !== null && face !== undefined && <Picture image={face} alt="" pictures={pictures} className="face" />}
          {speaker && (
            <bdi className="speaker">
              {speaker.name}
              <span className="unseen">: </span>
            </bdi>
          )}
          {direction && <em dir="auto" className="direction">{`(${direction}) `}</em>}
          {text}
        </p>
      )}
    </>
  );
}
