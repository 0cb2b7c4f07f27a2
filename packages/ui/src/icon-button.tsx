import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonOwnProps<C extends ElementType = 'button'> {
  /** What it does: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'normal';
  outline?: boolean;
  /** When given, the button is a toggle. */
  pressed?: boolean;
  /** False where the text is already beside it. */
  tooltip?: boolean;
  href?: string;
  component?: C;
  className?: string;
}

export type IconButtonProps<C extends ElementType = 'button'> = IconButtonOwnProps<C> &
  Omit<ComponentPropsWithRef<C>, keyof IconButtonOwnProps<C> | 'children' | 'aria-label'>;

/** Renders a round button with an icon and no visible text. */
export function IconButton<C extends ElementType = 'button'>(props: IconButtonProps<C>) {
  const {
    label,
    icon,
    size = 'normal',
    outline,
    pressed,
    tooltip = true,
    component,
    className,
    ...rest
  } = props as IconButtonOwnProps<ElementType> & Record<string, unknown>;
  const Tag: ElementType = component ?? (rest.href === undefined ? 'button' : 'a');
  const button = (
    <Tag
      className={cx(
        'mt-icon-button',
        size === 'small' && 'mt-icon-button--small',
        outline && 'mt-icon-button--outline',
        pressed && 'mt-icon-button--pressed',
        className,
      )}
      aria-label={label}
      {...(Tag === 'button' ? { type: 'button' } : {})}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...rest}
    >
      {icon}
    </Tag>
  );
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
