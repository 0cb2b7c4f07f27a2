import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { unitsOf } from './units.ts';

export interface TextInputProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'required'> {
  leftIcon?: ReactNode;
  /** A small control inside the end of the box. */
  rightSlot?: ReactNode;
  /** Rounded, for search fields. */
  pill?: boolean;
  /** The count of characters, as text: "12 / 50". */
  counter?: ReactNode;
}

/**
 * Renders a field for one line of text; `maxLength` is in characters (ADR 54). A search box, which has no error line, cuts a longer paste.
 */
export function TextInput(props: TextInputProps) {
  const { label, hideLabel, description, error, required, leftIcon, rightSlot, pill, counter, className, id, maxLength, ...rest } = props;
  return (
    <Field
      {...{ label, hideLabel, description, error, required, id, className }}
      aside={counter ? <span className="mt-counter">{counter}</span> : null}
    >
      {(control) => (
        <div className={cx('mt-input-box', Boolean(leftIcon) && 'mt-input-box--start', Boolean(rightSlot) && 'mt-input-box--end')}>
          {leftIcon ? <span className="mt-input-box__start">{leftIcon}</span> : null}
          <input
            type="text"
            dir="auto"
            {...rest}
            {...control}
            maxLength={pill || rest.type === 'search' ? maxLength : unitsOf(rest, maxLength)}
            className={cx('mt-input mt-focus', pill && 'mt-input--pill')}
          />
          {rightSlot ? <span className="mt-input-box__end">{rightSlot}</span> : null}
        </div>
      )}
    </Field>
  );
}
