import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { IconMinus, IconPlus } from './icons.ts';

export interface NumberInputProps extends FieldProps {
  value: number | null;
  /** Called with a number inside min and max, or null when the field was emptied. */
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Amount of one press of a stepper or an arrow key. */
  step?: number;
  /** Handles a step instead, where steps have their own rules. */
  onStep?: (direction: 1 | -1) => void;
  /** Calls `onChange` while typing, for each number inside the limits. */
  live?: boolean;
  /** With both given, − and + buttons are shown. */
  decreaseLabel?: string;
  increaseLabel?: string;
  /**
   * Error for text that is no whole number: it then stays as typed and makes its form invalid, instead of being replaced by the last
   * number.
   */
  unreadable?: string;
  /** Shows the same error for a number beyond the limits, instead of clamping it; 'below' only for one under the minimum. */
  strict?: boolean | 'below';
  /** Shown after a number was clamped, until something else is typed. */
  clamped?: ReactNode;
  /** Called when the text becomes or stops being a number, for callers without a form. */
  onReadable?: (readable: boolean) => void;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
}

/** Returns the nearest allowed number: whole, inside min and max (SPEC §5). */
export function clampNumber(value: number, min = -Infinity, max = Infinity): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

/**
 * Renders a field for a whole number. On blur or Enter the text is clamped, and steps are clamped at once; text that is no whole number is
 * ignored, or kept with the error `unreadable`. With `strict`, numbers beyond the limits are kept with that error too.
 */
export function NumberInput(props: NumberInputProps) {
  const { label, hideLabel, description, required, id, className, strict = false } = props;
  const {
    value,
    onChange,
    min,
    max,
    step = 1,
    onStep,
    live,
    decreaseLabel,
    increaseLabel,
    unreadable = '',
    clamped,
    onReadable,
    ...rest
  } = props;
  // Text being typed may be half a number: it is stored here until it is committed.
  const [draft, setDraft] = useState<string | null>(null);
  const [showsFault, setShowsFault] = useState(false);
  const [gaveWay, setGaveWay] = useState(false);
  const fit = (number: number) => clampNumber(number, min, max);
  const isRefused = (number: number) => (strict === 'below' ? fit(number) > number : strict && fit(number) !== number);
  const isTaken = (number: number | null) => number !== null && !isRefused(number);
  const fault = draft !== null && draft.trim() !== '' && !isTaken(readNumber(draft)) ? unreadable : '';
  const error = (showsFault && fault) || props.error;
  const tellReadable = useEffectEvent((readable: boolean) => onReadable?.(readable));
  useEffect(() => tellReadable(fault === ''), [fault]);
  /** Returns the typed number: null when the field is empty, the last number when the text can't be read. */
  const meant = () => (draft === null ? value : draft.trim() === '' ? null : (readNumber(draft) ?? value));

  const write = (text: string) => {
    setShowsFault(false);
    setGaveWay(false);
    setDraft(text);
    const number = readNumber(text);
    if (live && number !== null && number !== value && fit(number) === number) onChange(number);
  };
  const commit = () => {
    if (draft === null) return;
    setShowsFault(true);
    if (fault) return;
    setDraft(null);
    const number = meant();
    const next = number === null ? null : fit(number);
    setGaveWay(next !== number);
    if (next !== value) onChange(next);
  };
  const move = (direction: 1 | -1) => {
    setDraft(null);
    setGaveWay(false);
    if (onStep) return onStep(direction);
    const next = fit((meant() ?? min ?? 0) + direction * step);
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
    <Field
      {...{ label, hideLabel, description, error, required, id, className }}
      aside={gaveWay && clamped ? <GaveWay>{clamped}</GaveWay> : null}
    >
      {(control) => (
        <div className={cx('mt-input-box', steppers && 'mt-input-box--steppers')}>
          <input
            {...control}
            ref={(input) => input?.setCustomValidity(fault)}
            type="text"
            inputMode="numeric"
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
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          <Steppers {...{ decreaseLabel, increaseLabel, value, min, max }} disabled={rest.disabled} onMove={move} />
        </div>
      )}
    </Field>
  );
}

interface SteppersProps extends Pick<NumberInputProps, 'value' | 'min' | 'max' | 'decreaseLabel' | 'increaseLabel' | 'disabled'> {
  onMove: (direction: 1 | -1) => void;
}

/** Renders the − and + buttons when both have labels; the keyboard has the arrow keys instead. */
function Steppers({ value, min, max, decreaseLabel, increaseLabel, disabled, onMove }: SteppersProps) {
  if (!decreaseLabel || !increaseLabel) return null;
  return (
    <span className="mt-input-box__end">
      <IconButton
        size="small"
        label={decreaseLabel}
        tooltip={false}
        tabIndex={-1}
        icon={<IconMinus size={16} />}
        disabled={disabled || (value !== null && min !== undefined && value <= min)}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        label={increaseLabel}
        tooltip={false}
        tabIndex={-1}
        icon={<IconPlus size={16} />}
        disabled={disabled || (value !== null && max !== undefined && value >= max)}
        onClick={() => onMove(1)}
      />
    </span>
  );
}

/** Renders the message about a clamped number. */
function GaveWay({ children }: { children: ReactNode }) {
  return (
    <span className="mt-counter" role="status">
      {children}
    </span>
  );
}

/** Matches numbers with any thousands separator of our languages, in groups of three and the same one throughout. */
const GROUPED = /^[+-]?[1-9]\d{0,2}([,. '’])\d{3}(?:\1\d{3})*$/;

/**
 * Reads a whole number with or without thousands separators, in full-width or Thai digits. Returns null for anything else, fractions
 * included: "1,2" or "1.200,50" must not become another number.
 */
function readNumber(text: string): number | null {
  // NFKC turns full-width digits and non-breaking spaces into plain ones.
  const plain = text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
    .replace('−', '-')
    .trim();
  if (/^[+-]?\d+$/.test(plain)) return Number(plain);
  return GROUPED.test(plain) ? Number(plain.replace(/[^\d-]/g, '')) : null;
}
