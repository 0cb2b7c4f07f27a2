import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from './icons.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  /** Announced when it appears; false for notices that are on the page from the start. */
  live?: boolean;
}

const icons = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, danger: IconAlertCircle };

/** Renders a notice with a tone, a title and actions. */
export function Notice({ tone = 'info', title, children, actions, onClose, closeLabel, live }: NoticeProps) {
  const Icon = icons[tone];
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={cx('mt-notice', tone !== 'info' && `mt-notice--${tone}`)} role={role}>
      <Icon size={20} aria-hidden="true" />
      <div className="mt-notice__words">
        {title ? <p className="mt-notice__title">{title}</p> : null}
        {children}
        {actions ? <div className="mt-notice__actions">{actions}</div> : null}
      </div>
      {onClose && closeLabel ? (
        <IconButton
          className="mt-notice__close"
          size="small"
          tooltip={false}
          label={closeLabel}
          icon={<IconX size={16} />}
          onClick={onClose}
        />
      ) : null}
    </div>
  );
}
