import type { ReactNode } from 'react';
import classes from './editor-columns.module.css';

interface DeskProps {
  /** Left: the list. */
  rail: ReactNode;
  /** Right: the player. */
  pane: ReactNode;
  children: ReactNode;
}

/** Renders the whole window in three columns, each with its own scrolling. */
export function EditorColumns({ rail, pane, children }: DeskProps) {
  return (
    <div className={classes.desk}>
      <div className={classes.rail}>{rail}</div>
      <div className={classes.main}>{children}</div>
      <div className={classes.pane}>{pane}</div>
    </div>
  );
}
