import { useRef } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { Spinner } from './spinner.tsx';
import { useDelayed } from './use-delayed.ts';

export interface LoadingOverlayProps {
  active: boolean;
  /** Text for screen readers. */
  label: string;
}

/** Renders SPEC §2's loading popup, which blocks the page while something loads; visible from 200 ms on (SPEC §9). */
export function LoadingOverlay({ active, label }: LoadingOverlayProps) {
  return useDelayed(active) ? <Overlay label={label} /> : null;
}

function Overlay({ label }: Pick<LoadingOverlayProps, 'label'>) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame frame={frame} label={label} busy topmost className="mt-loading-overlay">
      <Spinner size="large" label={label} />
    </DialogFrame>
  );
}
