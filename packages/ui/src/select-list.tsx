import { type ReactNode, type RefObject, useRef } from 'react';
import { IconCheck } from './icons.ts';
import { useBeside } from './use-beside.ts';

export interface ListOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export interface SelectListProps<Option extends ListOption> {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  labelledBy: string;
  options: readonly Option[];
  /** The chosen value. */
  value: string | null;
  /** Index of the option that the keyboard reached, -1 for none. */
  active: number;
  optionId: (index: number) => string;
  emptyText?: string | undefined;
  onChoose: (option: Option) => void;
}

/** Renders the list that a field opens, beside the field and so in the same landmark or popup. The focus stays in the field. */
export function SelectList<Option extends ListOption>(props: SelectListProps<Option>) {
  const { anchor, id, labelledBy, options, value, active, optionId, emptyText, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useBeside(anchor, list, true, { side: 'bottom', align: 'start', gap: 8, sameWidth: true });
  return (
    <div ref={list} className="mt-popover mt-picker__list">
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        className="mt-options"
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            data-checked={option.value === value || undefined}
            data-combobox-selected={index === active || undefined}
            className="mt-option"
            onClick={() => onChoose(option)}
          >
            {option.label}
            {option.value === value ? <IconCheck size={14} aria-hidden /> : null}
          </div>
        ))}
        {/* A list may contain options only: the text is an option that can't be chosen. */}
        {options.length === 0 ? (
          <div role="option" tabIndex={-1} aria-selected={false} aria-disabled="true" className="mt-option">
            {emptyText}
          </div>
        ) : null}
      </div>
    </div>
  );
}
