import type { Paragraph } from '@meowtale/story';
import { Picture } from '@meowtale/ui';
import classes from './play-pane.module.css';

export type Pictures = (name: string) => string | null;

interface ShownProps {
  name: string | null | undefined;
  /** What it shows, for people who can't see it; empty for a decorative one. */
  alt: string;
  pictures: Pictures | undefined;
}

/** Renders a picture of a passage. */
export function Shown({ name, alt, pictures }: ShownProps) {
  const address = name ? (pictures?.(name) ?? null) : null;
  if (address === null) return null;
  return <Picture className={classes.picture} src={address} alt={alt} sizes="480px" largest={960} width={640} height={360} />;
}

/** Renders one line of a passage: its picture, its speaker and direction, and its text. */
export function SpokenLine({
  paragraph: { text, speaker, direction, picture, alt = '' },
  pictures,
}: {
  paragraph: Paragraph;
  pictures: Pictures | undefined;
}) {
  return (
    <>
      {/* A speaker's picture has their name beside it. */}
      <Shown name={picture ?? speaker?.picture} alt={picture === undefined ? '' : alt} pictures={pictures} />
      {text === '' ? null : (
        // Each in the direction of its own text: a name doesn't affect the rest.
        <p dir="auto">
          {speaker ? <bdi className={classes.speaker}>{speaker.name} </bdi> : null}
          {direction ? <bdi className={classes.direction}>{`(${direction}) `}</bdi> : null}
          {text}
        </p>
      )}
    </>
  );
}
