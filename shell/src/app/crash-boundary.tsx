import { Component, type ReactNode } from 'react';
import { CrashPage } from '../pages/crash-page.tsx';
import type { Entry } from './history.ts';
import { useEntry } from './use-entry.ts';

interface BoundaryProps {
  at: Entry;
  children: ReactNode;
}

interface BoundaryState {
  at: Entry;
  fault: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, fault: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, fault: null };
  }

  override render(): ReactNode {
    return this.state.fault ? <CrashPage error={this.state.fault.error} /> : this.props.children;
  }
}

/** Renders the error page for an error of the shell itself, until the tab goes to another page. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <Boundary at={useEntry()}>{children}</Boundary>;
}
