import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Modal } from './modal.tsx';
import { Stack } from './stack.tsx';

export interface MessageDialogProps {
  open: boolean;
  /** message has one button, confirm has two, error has the second one with `cancelLabel`. */
  kind: 'message' | 'error' | 'confirm';
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  /** For kinds confirm and error. */
  cancelLabel?: string;
  /** When given, a checkbox is shown; its state is passed to `onConfirm`. */
  dontRemindLabel?: string;
  onConfirm: (answer: { dontRemind: boolean }) => void;
  /** Called when closed without confirming: cancel, Escape, the veil. */
  onClose: () => void;
}

/** Renders the generic message popup (SPEC §2): a message, an error or a question. The caller stores the choice. */
export function MessageDialog(props: MessageDialogProps) {
  const { open, kind, title, children, confirmLabel, cancelLabel, dontRemindLabel, onConfirm, onClose } = props;
  const [dontRemind, setDontRemind] = useState(false);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      fullScreenOnPhone={false}
      footer={
        <>
          {kind !== 'message' && cancelLabel ? (
            <Button variant="ghost" onClick={onClose}>
              {cancelLabel}
            </Button>
          ) : null}
          <Button variant="primary" onClick={() => onConfirm({ dontRemind })}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <div className="mt-dialog-words" role={kind === 'error' ? 'alert' : undefined}>
          {children}
        </div>
        {dontRemindLabel ? (
          <Checkbox label={dontRemindLabel} checked={dontRemind} onChange={(event) => setDontRemind(event.currentTarget.checked)} />
        ) : null}
      </Stack>
    </Modal>
  );
}
