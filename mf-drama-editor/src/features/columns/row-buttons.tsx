import { Button, IconButton, IconPlus, IconTrash } from '@meowtale/ui';
import type { ReactNode } from 'react';
import { byBin } from './focus-bins.ts';
import classes from './row-buttons.module.css';

interface RemoveButtonProps {
  /** The kind of item, as for `AddButton`. */
  kind: string;
  label: string;
  onRemove(): void;
}

/** Renders the delete button of a row in a list. */
export function RemoveButton({ kind, label, onRemove }: RemoveButtonProps) {
  return (
    <IconButton
      size="small"
      label={label}
      icon={<IconTrash size={16} aria-hidden="true" />}
      data-bin={kind}
      onClick={({ currentTarget }) => byBin(currentTarget, onRemove)}
    />
  );
}

interface AddButtonProps {
  kind: string;
  disabled?: boolean;
  children: ReactNode;
  onAdd(): void;
}

/** Renders the add button below the rows of a list. */
export function AddButton({ kind, disabled, children, onAdd }: AddButtonProps) {
  return (
    <Button
      size="small"
      variant="ghost"
      className={classes.add}
      data-add={kind}
      disabled={disabled}
      leftIcon={<IconPlus size={16} aria-hidden="true" />}
      onClick={onAdd}
    >
      {children}
    </Button>
  );
}
