import { retryRepeatedly } from '@meowtale/web-kit';
import { Component, Fragment, type ReactNode } from 'react';
import { type Shell, ShellContext } from '../app/shell.ts';
import { isChunkFailure, isOutOfReach, reloadIfLost } from './chunk-reload.ts';

interface RemoteBoundaryProps {
  /** The slice inside. */
  name: string;
  /** Rendered once neither release works; `retry` tries both again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface RemoteBoundaryState {
  failed: boolean;
  /** Counts attempts: a new one remounts everything below. */
  attempt: number;
}

/**
 * Limits a slice's failure to its own part of the page (TRUST 22): first a reload when a chunk is lost, then the previous release, then the
 * fallback, until what was slow or missing has loaded. A release that threw while rendering would throw again, and waits for a press.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  static override contextType = ShellContext;
  declare context: Shell;
  override state: RemoteBoundaryState = { failed: false, attempt: 0 };
  private failures = 0;
  private stopRetries: (() => void) | undefined;

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { host, loader, reports } = this.context;
    const { name } = this.props;
    const loaded = loader.ready(name);
    host.report(error, { slice: name, ...(loaded && { version: loaded.version }) });
    if (loaded && !isOutOfReach(error)) reports.add({ name, version: loaded.version, outcome: 'threw' });
    // Neither a reload nor another release helps without a network.
    if (!isOutOfReach(error)) {
      if (reloadIfLost(error, host.reload)) return;
      if (loader.fallBack(name)) {
        this.again();
        return;
      }
    }
    void loader.comesLate(name).then(() => this.again());
    if (isChunkFailure(error)) this.retryWith(async () => true);
    else if (!loader.ready(name)) this.retryWith(() => loader.recover(name));
  }

  override componentWillUnmount(): void {
    this.stopRetries?.();
  }

  /** Remounts everything once `recover` resolves to true; the fallback stays until then. */
  private retryWith(recover: () => Promise<boolean>): void {
    this.stopRetries?.();
    this.stopRetries = retryRepeatedly(async () => {
      if (await recover()) this.again();
    }, this.failures);
    this.failures += 1;
  }

  again(): void {
    this.stopRetries?.();
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
