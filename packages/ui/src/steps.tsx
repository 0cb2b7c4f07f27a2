import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconCheck, IconCircleCheck, IconCircleDashed } from './icons.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface StepsProps {
  label: string;
  items: { key: string; label: ReactNode }[];
  /** Key of the current step; those before it are done. */
  current: string;
  /** Read after a done step by screen readers. */
  doneLabel: string;
}

/** Renders the steps of a short process and the current one. */
export function Steps({ label, items, current, doneLabel }: StepsProps) {
  const at = items.findIndex((item) => item.key === current);
  return (
    <ol className="mt-steps" aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item.key}
          className={cx('mt-step', index === at && 'mt-step--current', index < at && 'mt-step--done')}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="mt-step__mark" aria-hidden="true">
            {index < at ? <IconCheck size={16} /> : index + 1}
          </span>
          <span>
            {item.label}
            {index < at ? <VisuallyHidden>, {doneLabel}</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

export interface ChecklistItem {
  key: string;
  label: ReactNode;
  done: boolean;
  /** What is missing; shown while not done. */
  reason?: ReactNode;
  /** A button or a link to the place where it is done. */
  action?: ReactNode;
}

export interface ChecklistProps {
  label: string;
  items: ChecklistItem[];
  doneLabel: string;
  missingLabel: string;
}

/** Renders the preconditions of an action, each done or missing with a reason. */
export function Checklist({ label, items, doneLabel, missingLabel }: ChecklistProps) {
  return (
    <ul className="mt-checklist" aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className={cx('mt-checklist__item', item.done && 'mt-checklist__item--done')}>
          {item.done ? <IconCircleCheck size={20} aria-hidden="true" /> : <IconCircleDashed size={20} aria-hidden="true" />}
          <span>
            <span className="mt-checklist__label">{item.label}</span>
            <VisuallyHidden>, {item.done ? doneLabel : missingLabel}</VisuallyHidden>
            {!item.done && item.reason ? <span className="mt-checklist__reason">{item.reason}</span> : null}
          </span>
          {!item.done && item.action ? <span className="mt-checklist__action">{item.action}</span> : null}
        </li>
      ))}
    </ul>
  );
}
