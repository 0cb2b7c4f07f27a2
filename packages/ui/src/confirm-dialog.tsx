import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The act itself in words: "Delete the article", not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** It can't be undone. */
  danger?: boolean;
  /** The answer is on its way: the popup stays, and can't be closed. */
  loading?: boolean;
}

/** Asks before doing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, danger, loading } = props;
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      fullScreenOnPhone={false}
      dismissible={!loading}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel} disabled={loading}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={loading}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="mt-dialog-words">{children}</div>
    </Modal>
  );
}
