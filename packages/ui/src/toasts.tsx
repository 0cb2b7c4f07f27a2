import { useSyncExternalStore } from 'react';
import { Notice } from './notice.tsx';
import type { Toast } from './toast-store.ts';
import { dismissToast, readToasts, subscribeToasts } from './toast-store.ts';

export interface ToastsProps {
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
}

const none: readonly Toast[] = [];

/** Renders the messages of `notify`; mounted once by the shell. */
export function Toasts({ label, closeLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => none);
  return (
    <section className="mt-toasts" aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id}>
          <Notice
            tone={toast.tone ?? 'info'}
            title={toast.title}
            closeLabel={closeLabel}
            onClose={() => dismissToast(toast.id)}
            live={toast.tone === 'danger'}
          >
            {toast.message}
          </Notice>
        </div>
      ))}
    </section>
  );
}
