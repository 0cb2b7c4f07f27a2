import type { ReactNode } from 'react';
import classes from './desk.module.css';

interface DeskProps {
  /** Left: what there is. */
  rail: ReactNode;
  /** Right: how it plays. */
  pane: ReactNode;
  children: ReactNode;
}

/** The whole window in three columns, each scrolling by itself. */
export function Desk({ rail, pane, children }: DeskProps) {
  return (
    <div className={classes.desk}>
      <div className={classes.rail}>{rail}</div>
      <div className={classes.main}>{children}</div>
      <div className={classes.pane}>{pane}</div>
    </div>
  );
}
