import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Renders names and values in two columns. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt dir="auto">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
