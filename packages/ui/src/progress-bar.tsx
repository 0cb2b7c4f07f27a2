import { PROGRESS_BAR_MS } from '@meowtale/contracts/constants';
import type { CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { useUiLocale } from './ui-context.ts';

export interface ProgressBarProps {
  label: ReactNode;
  hideLabel?: boolean;
  /** 0 to 100; null while the length is unknown. */
  value: number | null;
  tone?: 'primary' | 'mint';
}

/** Renders the progress of something. */
export function ProgressBar({ label, hideLabel, value, tone = 'primary' }: ProgressBarProps) {
  const id = useId();
  const locale = useUiLocale();
  return (
    <div className="mt-progress-field">
      <div className={hideLabel ? 'mt-hidden' : 'mt-progress-field__words'}>
        <label htmlFor={id}>{label}</label>
        {value === null ? null : (
          <span className="mt-text--tabular">{new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100)}</span>
        )}
      </div>
      <progress id={id} className={cx('mt-progress', tone === 'mint' && 'mt-progress--mint')} max={100} value={value ?? undefined} />
    </div>
  );
}

const fill = { '--mt-fill-time': `${PROGRESS_BAR_MS}ms` } as CSSProperties;

/** Renders the thin line at the top of the window while a route loads (SPEC §2): it fills over SPEC §9's five seconds and stays full. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div className="mt-loading-bar" role="progressbar" aria-label={label} style={fill} /> : null;
}
