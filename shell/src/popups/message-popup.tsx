import { MessageDialog } from '@meowtale/ui';
import type { PopupProps } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keptInBrowser } from '../app/kept-in-browser.ts';

export interface MessageInput {
  type: 'message' | 'error' | 'confirm';
  title?: string;
  message: string;
  messageId?: string;
  confirmLabel?: string;
  cancelLabel?: string;
}

function optOutKey(messageId: string): string {
  return `meowtale.message.${messageId}`;
}

/** Renders the generic message popup (SPEC §2): one with an id confirms by itself once the person opted out of reminders. */
export function MessagePopup({ input, close }: PopupProps<MessageInput, boolean>) {
  const { t } = useTranslation();
  const { type, title, message, messageId, confirmLabel, cancelLabel } = input;
  const optedOut = messageId !== undefined && keptInBrowser.getItem(optOutKey(messageId)) === '1';
  useEffect(() => {
    if (optedOut) close(true);
  }, [optedOut, close]);
  if (optedOut) return null;
  return (
    <MessageDialog
      open
      kind={type}
      title={title ?? t(`message.${type}`)}
      confirmLabel={confirmLabel ?? t(type === 'confirm' ? 'common.confirm' : 'common.ok')}
      cancelLabel={type === 'confirm' ? (cancelLabel ?? t('common.cancel')) : undefined}
      {...(messageId !== undefined && { dontRemindLabel: t('message.dontRemind') })}
      onConfirm={({ dontRemind }) => {
        if (dontRemind && messageId !== undefined) keptInBrowser.setItem(optOutKey(messageId), '1');
        close(true);
      }}
      onClose={() => close(false)}
    >
      {message}
    </MessageDialog>
  );
}
