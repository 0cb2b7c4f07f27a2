import type { Paragraph } from '@meowtale/story';
import { Picture } from '@meowtale/ui';
import classes from './play-pane.module.css';

export type Pictures = (name: string) => string | null;

interface ShownProps {
  name: string | null | undefined;
  pictures: Pictures | undefined;
}

/** A picture that a passage names. The words around it say what is to be known; it is seen. */
export function Shown({ name, pictures }: ShownProps) {
  const address = name ? (pictures?.(name) ?? null) : null;
  if (address === null) return null;
  return <Picture className={classes.picture} src={address} alt="" sizes="480px" largest={960} width={640} height={360} />;
}

/** One line of a passage: what is seen with it, who says it and how, and the words. */
export function Said({
  paragraph: { text, speaker, direction, picture },
  pictures,
}: {
  paragraph: Paragraph;
  pictures: Pictures | undefined;
}) {
  return (
    <>
      <Shown name={picture ?? speaker?.picture} pictures={pictures} />
      {text === '' ? null : (
        // Each in the direction of its own words, as it is written: a name turns nothing round but itself.
        <p dir="auto">
          {speaker ? <bdi className={classes.speaker}>{speaker.name} </bdi> : null}
          {direction ? <bdi className={classes.direction}>{`(${direction}) `}</bdi> : null}
          {text}
        </p>
      )}
    </>
  );
}
