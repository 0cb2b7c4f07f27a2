import { Modal } from '@mantine/core';
import { Spinner } from './spinner.tsx';
import { useDelayed } from './use-delayed.ts';

export interface LoadingOverlayProps {
  active: boolean;
  /** Said to screen readers. */
  label: string;
}

/** SPEC §2's loading popup: keeps the page from being used while something blocks, seen from 200 ms on (SPEC §9). */
export function LoadingOverlay({ active, label }: LoadingOverlayProps) {
  const late = useDelayed(active);
  return (
    <Modal.Root
      opened={late}
      onClose={() => {}}
      closeOnEscape={false}
      closeOnClickOutside={false}
      lockScroll={false}
      centered
      zIndex={700}
      transitionProps={{ duration: 0 }}
      classNames={{ content: 'mt-loading-overlay', overlay: 'mt-modal__overlay' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label} aria-busy="true">
        <Spinner size="large" label={label} />
      </Modal.Content>
    </Modal.Root>
  );
}
