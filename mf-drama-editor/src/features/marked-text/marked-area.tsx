import { cx, unitsOf } from '@meowtale/ui';
import type { ComponentPropsWithRef } from 'react';
import classes from './marked-text.module.css';
import { MarkedText } from './marked-text.tsx';
import type { TextMark } from './marks.ts';

interface MarkedAreaProps extends ComponentPropsWithRef<'textarea'> {
  value: string;
  marks: readonly TextMark[];
  /** As high as its text, also without marks. */
  grows?: boolean;
}

/** Renders a textarea over its marks. It is the same element with and without marks, so that it keeps the focus. */
export function MarkedArea({ value, marks, grows = false, maxLength, ...rest }: MarkedAreaProps) {
  const isOver = grows || marks.length > 0;
  return (
    <div className={classes.box}>
      {isOver ? (
        <div className={classes.under} aria-hidden="true" lang={rest.lang} dir="auto">
          <MarkedText text={value} marks={marks} />
          {/* A line that was just begun has its height as well. */}
          {'\u200b'}
        </div>
      ) : null}
      <textarea
        {...rest}
        dir="auto"
        value={value}
        maxLength={unitsOf({ value }, maxLength)}
        className={cx('mt-input mt-input--area mt-focus', isOver && classes.area)}
      />
    </div>
  );
}
