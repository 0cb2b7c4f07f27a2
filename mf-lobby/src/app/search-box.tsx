import { IconSearch, TextInput } from '@meowtale/ui';
import { type FormEvent, useState } from 'react';
import classes from './search-box.module.css';

interface SearchBoxProps {
  label: string;
  maxLength: number;
  /** The current keyword. */
  value: string;
  onSearch(text: string): void;
}

/** Renders a search field that submits on Enter. */
export function SearchBox({ label, maxLength, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <form className={classes.box} onSubmit={submit}>
      <TextInput
        pill
        type="search"
        label={label}
        hideLabel
        placeholder={label}
        maxLength={maxLength}
        leftIcon={<IconSearch size={18} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
