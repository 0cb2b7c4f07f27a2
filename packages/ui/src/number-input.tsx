import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { IconMinus, IconPlus } from './icons.ts';

export interface NumberInputProps extends FieldProps {
  value: number | null;
  /** Called with a number inside min and max, or null when the box was emptied. */
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** How far one press of a stepper or an arrow key goes. */
  step?: number;
  /** Digits kept after the point; 0, whole numbers, by default. */
  decimals?: number;
  /** With both given, − and + buttons stand in the box. */
  decreaseLabel?: string;
  increaseLabel?: string;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
}

/** The nearest allowed number: inside min and max, with at most `decimals` digits after the point (SPEC §5). */
export function clampNumber(value: number, min = -Infinity, max = Infinity, decimals = 0): number {
  const factor = 10 ** decimals;
  return Math.min(max, Math.max(min, Math.round(value * factor) / factor));
}

/**
 * A number that can't leave its limits: what is typed is clamped when the box is left or Enter is pressed, steps are
 * clamped at once, and words are ignored.
 */
export function NumberInput(props: NumberInputProps) {
  const { label, hideLabel, description, error, required, id, className } = props;
  const { value, onChange, min, max, step = 1, decimals = 0, decreaseLabel, increaseLabel, ...rest } = props;
  // What is being typed may be half a number: it lives here until it is committed.
  const [draft, setDraft] = useState<string | null>(null);
  const fit = (number: number) => clampNumber(number, min, max, decimals);

  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const typed = readNumber(draft);
    const next = typed === null ? (draft.trim() === '' ? null : value) : fit(typed);
    if (next !== value) onChange(next);
  };
  const move = (direction: 1 | -1) => {
    const from = (draft === null ? value : readNumber(draft)) ?? min ?? 0;
    setDraft(null);
    const next = fit(from + direction * step);
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };
  const steppers = Boolean(decreaseLabel && increaseLabel);
  return (
    <Field {...{ label, hideLabel, description, error, required, id, className }}>
      {(control) => (
        <div className={cx('mt-input-box', steppers && 'mt-input-box--steppers')}>
          <input
            {...control}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            role="spinbutton"
            autoComplete="off"
            name={rest.name}
            placeholder={rest.placeholder}
            disabled={rest.disabled}
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            className="mt-input mt-input--number mt-focus"
            value={draft ?? value ?? ''}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          {decreaseLabel && increaseLabel ? (
            <span className="mt-input-box__end">
              <IconButton
                size="small"
                label={decreaseLabel}
                tooltip={false}
                tabIndex={-1}
                icon={<IconMinus size={16} />}
                disabled={rest.disabled || (value !== null && min !== undefined && value <= min)}
                onClick={() => move(-1)}
              />
              <IconButton
                size="small"
                label={increaseLabel}
                tooltip={false}
                tabIndex={-1}
                icon={<IconPlus size={16} />}
                disabled={rest.disabled || (value !== null && max !== undefined && value >= max)}
                onClick={() => move(1)}
              />
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** Reads what a person typed, with a point or a comma before the decimals; null when it is no number. */
function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}
