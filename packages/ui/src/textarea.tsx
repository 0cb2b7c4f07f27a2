import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { unitsOf } from './units.ts';

export interface TextareaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** The count of characters, as text: "12 / 50". */
  counter?: ReactNode;
}

/** Renders a field for several lines of text; `maxLength` is in characters (ADR 54). */
export function Textarea(props: TextareaProps) {
  const { label, hideLabel, description, error, required, counter, className, id, rows = 4, maxLength, ...rest } = props;
  return (
    <Field
      {...{ label, hideLabel, description, error, required, id, className }}
      aside={counter ? <span className="mt-counter">{counter}</span> : null}
    >
      {(control) => (
        <textarea
          rows={rows}
          dir="auto"
          {...rest}
          {...control}
          maxLength={unitsOf(rest, maxLength)}
          className="mt-input mt-input--area mt-focus"
        />
      )}
    </Field>
  );
}
