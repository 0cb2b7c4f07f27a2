import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
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
  /** Takes a step instead, where steps have rules of their own. */
  onStep?: (direction: 1 | -1) => void;
  /** Tells what is typed as soon as it is a number inside the limits: something beside the box follows it. */
  live?: boolean;
  /** With both given, − and + buttons stand in the box. */
  decreaseLabel?: string;
  increaseLabel?: string;
  /** Said of what is no whole number: it then stays as it was typed, and holds its form up, instead of giving way to the number before. */
  unreadable?: string;
  /** Says the same of a number beyond the limits, where the nearest allowed one isn't what was meant; or only of one below them. */
  strict?: boolean | 'below';
  /** Said once a number beyond the limits gave way to the nearest allowed one, until something else is written. */
  clamped?: ReactNode;
  /** Told whenever what stands in the box begins or ceases to be a number, by whoever has no form that it could hold up. */
  onReadable?: (readable: boolean) => void;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
}

/** The nearest allowed number: whole, inside min and max (SPEC §5). */
export function clampNumber(value: number, min = -Infinity, max = Infinity): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

/**
 * A whole number that can't leave its limits: what is typed is clamped when the box is left or Enter is pressed, steps are
 * clamped at once, and what is no whole number is ignored, or kept and told of where there are words for that. A strict one keeps and
 * tells of what is beyond the limits too, or of what is below them.
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
  // What is being typed may be half a number: it lives here until it is committed.
  const [draft, setDraft] = useState<string | null>(null);
  const [told, setTold] = useState(false);
  const [gaveWay, setGaveWay] = useState(false);
  const fit = (number: number) => clampNumber(number, min, max);
  const isRefused = (number: number) => (strict === 'below' ? fit(number) > number : strict && fit(number) !== number);
  const isTaken = (number: number | null) => number !== null && !isRefused(number);
  const fault = draft !== null && draft.trim() !== '' && !isTaken(readNumber(draft)) ? unreadable : '';
  const error = (told && fault) || props.error;
  const tellReadable = useEffectEvent((readable: boolean) => onReadable?.(readable));
  useEffect(() => tellReadable(fault === ''), [fault]);
  /** What stands in the box: null when it is empty, the number that was there before when it can't be read. */
  const meant = () => (draft === null ? value : draft.trim() === '' ? null : (readNumber(draft) ?? value));

  const write = (text: string) => {
    setTold(false);
    setGaveWay(false);
    setDraft(text);
    const number = readNumber(text);
    if (live && number !== null && number !== value && fit(number) === number) onChange(number);
  };
  const commit = () => {
    if (draft === null) return;
    setTold(true);
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

/** − and + in the box, where both have words; the keys have their arrows for them. */
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

/** What became of a number beyond the limits. */
function GaveWay({ children }: { children: ReactNode }) {
  return (
    <span className="mt-counter" role="status">
      {children}
    </span>
  );
}

/** Every mark that sets off thousands in one of our languages, between groups of three and the same all along. */
const GROUPED = /^[+-]?[1-9]\d{0,2}([,. '’])\d{3}(?:\1\d{3})*$/;

/**
 * Reads a whole number as people write it: with or without thousands set off, in full-width or Thai digits. Null when it is
 * none, a fraction among them: "1,2" or "1.200,50" must not become another number.
 */
function readNumber(text: string): number | null {
  // NFKC makes full-width digits and the spaces that don't break into plain ones.
  const plain = text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
    .replace('−', '-')
    .trim();
  if (/^[+-]?\d+$/.test(plain)) return Number(plain);
  return GROUPED.test(plain) ? Number(plain.replace(/[^\d-]/g, '')) : null;
}
