import { Component, Fragment, type ReactNode } from 'react';
import { type Shell, ShellContext } from '../app/shell.ts';
import { isOutOfReach, reloadIfLost } from './chunk-reload.ts';

interface RemoteBoundaryProps {
  /** The slice inside. */
  name: string;
  /** Drawn once neither release works; `retry` tries both anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface RemoteBoundaryState {
  failed: boolean;
  /** Counts attempts: a new one mounts everything below anew. */
  attempt: number;
}

/**
 * Keeps a slice's failure to its own part of the page (TRUST 22): first a reload when a piece of its code is gone, then the
 * release before this one, then the fallback, until what was only slow is there.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  static override contextType = ShellContext;
  declare context: Shell;
  override state: RemoteBoundaryState = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { host, loader } = this.context;
    const { name } = this.props;
    host.report(error, { slice: name });
    // Neither a reload nor another release helps without a network.
    if (isOutOfReach(error) || reloadIfLost(error)) return;
    if (loader.fallBack(name)) this.again();
    else void loader.comesLate(name).then(() => this.again());
  }

  again(): void {
    this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }));
  }

  retry = (): void => {
    this.context.loader.retry(this.props.name);
    this.again();
  };

  override render(): ReactNode {
    if (this.state.failed) return this.props.fallback(this.retry);
    return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>;
  }
}
