import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

export interface FormErrorSummaryProps {
  title: ReactNode;
  /** `fieldId` is the id of the input, to which the line links. */
  errors: { fieldId?: string; message: ReactNode }[];
}

/** Renders all errors of a rejected form, focused, each linked to its field. Renders nothing without errors. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const some = errors.length > 0;
  useEffect(() => {
    if (some) box.current?.focus();
  }, [some]);
  if (!some) return null;
  return (
    <div className="mt-form-errors" role="alert" tabIndex={-1} ref={box}>
      <strong>{title}</strong>
      <ul>
        {errors.map(({ fieldId, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may share one message, and the list is replaced whole
          <li key={index}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: { preventDefault: () => void }, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // Without the hash: the address belongs to the page.
  event.preventDefault();
  field.focus();
}
