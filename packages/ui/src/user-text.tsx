import type { HTMLAttributes, ReactNode } from 'react';

export interface UserTextProps extends Omit<HTMLAttributes<HTMLElement>, 'dir'> {
  /** bdi (the default) inside a sentence or beside other text; a block element where the text is alone. */
  as?: 'bdi' | 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'strong';
  children: ReactNode;
}

/**
 * Renders a person's text: its first strong letter decides its direction, and it doesn't reorder the text beside it. `lang` is empty unless
 * known, so that no language is assumed for pronunciation or fonts.
 */
export function UserText({ as: Tag = 'bdi', lang = '', ...rest }: UserTextProps) {
  return <Tag dir="auto" lang={lang} {...rest} />;
}
