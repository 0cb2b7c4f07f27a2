import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonOwnProps<C extends ElementType = 'button'> {
  /** primary: the main action of a view; soft: a secondary action with its colour; danger: a destructive action. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger';
  size?: 'small' | 'normal' | 'large';
  /** Shows a spinner, keeps the width and the focus, and ignores clicks. */
  loading?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  leftIcon?: ReactNode;
  rightIcon?: ReactNode;
  /** When given, the button is a link. */
  href?: string;
  target?: string;
  /** Another element or component, such as a router's Link; its props are accepted too. */
  component?: C;
  className?: string;
  children: ReactNode;
}

export type ButtonProps<C extends ElementType = 'button'> = ButtonOwnProps<C> & Omit<ComponentPropsWithRef<C>, keyof ButtonOwnProps<C>>;

/** Renders a button: a real `<button type="button">` unless `href` or `component` is given. */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  const {
    variant = 'secondary',
    size = 'normal',
    loading,
    disabled,
    fullWidth,
    leftIcon,
    rightIcon,
    component,
    className,
    children,
    ...rest
  } = props as ButtonOwnProps<ElementType> & Record<string, unknown>;
  const Tag: ElementType = component ?? (rest.href === undefined ? 'button' : 'a');
  const native = Tag === 'button';
  const asleep = Boolean(disabled || loading);
  return (
    <Tag
      className={cx(
        'mt-button',
        `mt-button--${variant}`,
        size !== 'normal' && `mt-button--${size}`,
        fullWidth && 'mt-button--full',
        loading && 'mt-button--loading',
        className,
      )}
      {...(native ? { type: 'button', disabled: disabled && !loading } : {})}
      {...(rest.target === '_blank' ? { rel: 'noopener' } : {})}
      {...rest}
      {...(loading ? { 'aria-busy': true } : {})}
      {...(asleep && (loading || !native) ? { 'aria-disabled': true, onClick: ignore } : {})}
    >
      <span className="mt-button__content">
        {leftIcon}
        {children}
        {rightIcon}
      </span>
      {loading ? (
        <span className="mt-button__spinner">
          <Spinner />
        </span>
      ) : null}
    </Tag>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
