import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHost } from './host-context.tsx';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of ours without language prefix, from a link builder. */
  to: string;
}

/** Renders an anchor that navigates within the page; modified clicks and targets behave as usual. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { navigation } = useHost();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    navigation.push(to);
  }
  return <a {...rest} href={navigation.href(to)} onClick={follow} />;
}
