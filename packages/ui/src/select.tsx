import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { IconSelector, IconX } from './icons.ts';
import { SelectList } from './select-list.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps {
  options: SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Typing filters the list; needs `emptyText`. */
  searchable?: boolean;
  /** Shown when no option matches. */
  emptyText?: string;
  /** When given, the choice can be cleared. */
  clearLabel?: string;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** Returns the index of the next enabled option, wrapping around; -1 when there is none. */
function step(options: readonly SelectOption[], from: number, by: 1 | -1): number {
  for (let taken = 1; taken <= options.length; taken += 1) {
    const at = (from + by * taken + options.length * 2) % options.length;
    if (!options[at]?.disabled) return at;
  }
  return -1;
}

/** Holds the state of a select: whether it is open, the typed text, and the active option. */
function useSelect({ options, value, onChange, searchable }: SelectProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const wanted = typed?.trim().toLowerCase();
  const shown = wanted ? options.filter(({ label }) => label.toLowerCase().includes(wanted)) : options;

  function close(): void {
    setOpen(false);
    setTyped(null);
  }
  function show(at = options.findIndex((option) => option.value === value)): void {
    setActive(at);
    setOpen(true);
  }
  function choose(option: SelectOption | undefined): void {
    if (!option || option.disabled) return;
    close();
    if (option.value !== value) onChange(option.value);
  }
  function type({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    setTyped(currentTarget.value);
    show(-1);
  }
  function walk(by: 1 | -1): void {
    // Without an active option, down moves to the first and up to the last.
    const from = open && active >= 0 ? active : by > 0 ? -1 : 0;
    if (open) setActive(step(shown, from, by));
    else show(chosen ? undefined : step(shown, from, by));
  }
  /** Handles a key; returns false for one without a meaning here. */
  function press(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape' && open) close();
    else if (key === 'Home' && open && !searchable) setActive(step(shown, -1, 1));
    else if (key === 'End' && open && !searchable) setActive(step(shown, 0, -1));
    else if ((key === 'Enter' || (key === ' ' && !searchable)) && open && active >= 0) choose(shown[active]);
    else if ((key === 'Enter' || key === ' ') && !searchable) open ? close() : show();
    else return false;
    return true;
  }
  return { open, typed, active, chosen, shown, show, close, choose, type, press };
}

/** Renders a list that opens, of which one option can be chosen. */
export function Select(props: SelectProps) {
  const { label, hideLabel, description, error, required, id, className } = props;
  const { value, onChange, searchable = false, emptyText, clearLabel, placeholder, disabled } = props;
  const { open, typed, active, chosen, shown, show, close, choose, type, press } = useSelect(props);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const listed = open && (shown.length > 0 || emptyText !== undefined);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    if (listed && active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listed, active, listId]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event.key)) event.preventDefault();
  }
  return (
    <Field {...{ label, hideLabel, description, error, required, id, className: cx('mt-picker', className) }}>
      {(control) => (
        <div className="mt-input-box mt-input-box--end">
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-haspopup="listbox"
            aria-autocomplete={searchable ? 'list' : 'none'}
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed && active >= 0 ? optionId(active) : undefined}
            // A surrounding popup must not close when the list does.
            data-mantine-stop-propagation={listed}
            readOnly={!searchable}
            disabled={disabled}
            placeholder={placeholder}
            className="mt-input mt-focus"
            value={typed ?? chosen?.label ?? ''}
            onChange={type}
            onClick={() => (open && !searchable ? close() : show())}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {clearLabel && value !== null && !disabled ? (
            <span className="mt-input-box__end">
              <IconButton
                size="small"
                label={clearLabel}
                tooltip={false}
                tabIndex={-1}
                icon={<IconX size={16} aria-hidden />}
                onMouseDown={(event: { preventDefault(): void }) => event.preventDefault()}
                onClick={() => {
                  close();
                  onChange(null);
                }}
              />
            </span>
          ) : (
            <span className="mt-input-box__end mt-picker__arrows">
              <IconSelector size={18} aria-hidden />
            </span>
          )}
          {listed ? (
            <SelectList
              {...{ anchor: input, id: listId, labelledBy: `${control.id}-label`, options: shown, value, active, optionId, emptyText }}
              onChoose={choose}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
