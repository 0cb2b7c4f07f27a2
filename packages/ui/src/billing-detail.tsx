import type { ReactNode } from 'react';
import { useId } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BillingItem {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** The former value, or the one without a limit: struck `Coins`, before the value. */
  struck?: ReactNode;
  strong?: boolean;
}

export interface BillingDetailProps {
  /** Accessible name of the table. */
  caption: string;
  items: readonly BillingItem[];
  /** Below the items: the total and its parts. */
  totals?: readonly BillingItem[];
  /** A choice of the payer. */
  checkbox?: Pick<CheckboxProps, 'label' | 'description' | 'checked' | 'disabled' | 'onChange'>;
  /** What prevents the payment; announced when it appears. */
  error?: ReactNode;
}

/** Renders the detail of a quote or a settlement (SPEC §2): its items with struck former values, a checkbox, totals, an error line. */
export function BillingDetail({ caption, items, totals = [], checkbox, error }: BillingDetailProps) {
  const id = useId();
  return (
    <div className="mt-billing">
      <table className="mt-billing__table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>{items.map(row)}</tbody>
        {totals.length > 0 ? <tfoot>{totals.map(row)}</tfoot> : null}
      </table>
      {checkbox ? <Checkbox {...checkbox} /> : null}
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

function row({ key, label, value, struck, strong }: BillingItem) {
  return (
    <tr key={key} className={cx(strong && 'mt-billing__strong') || undefined}>
      <th scope="row">{label}</th>
      <td>
        {struck ? <>{struck} </> : null}
        {value}
      </td>
    </tr>
  );
}
