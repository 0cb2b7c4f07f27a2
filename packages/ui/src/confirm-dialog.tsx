import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Names the action: "Delete the article", not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called when it is closed by Escape or a press beside it, which may be an accident; by default `onCancel`. */
  onDismiss?: () => void;
  /** For an action that can't be undone. */
  danger?: boolean;
  /** While the request is running: the popup stays open and can't be closed. */
  loading?: boolean;
}

/** Renders a popup that asks before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, onDismiss = onCancel, danger, loading } = props;
  return (
    <Modal
      open={open}
      onClose={onDismiss}
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
