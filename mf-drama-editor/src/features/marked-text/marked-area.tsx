import { cx, unitsOf } from '@meowtale/ui';
import type { ComponentPropsWithRef } from 'react';
import classes from './marked-text.module.css';
import { MarkedText } from './marked-text.tsx';
import type { TextMark } from './marks.ts';

interface MarkedAreaProps extends ComponentPropsWithRef<'textarea'> {
  value: string;
  marks: readonly TextMark[];
  /** As high as what is written, also while nothing is marked. */
  grows?: boolean;
}

/** A textarea over its marks. The field is the same one whether there are any or not, so that the keys stay in it. */
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
