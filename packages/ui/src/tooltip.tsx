import { Tooltip as MantineTooltip } from '@mantine/core';
import { TOOLTIP_DELAY_MS } from '@meowtale/contracts/constants';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  label: ReactNode;
  position?: 'top' | 'bottom' | 'left' | 'right';
  /** One focusable element; the words are never only in the tooltip. */
  children: ReactElement;
}

/** A short hint on hover and focus, after SPEC §9's 20 ms. */
export function Tooltip({ label, position = 'top', children }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      position={position}
      openDelay={TOOLTIP_DELAY_MS}
      multiline
      classNames={{ tooltip: 'mt-tooltip' }}
      events={{ hover: true, focus: true, touch: false }}
      transitionProps={{ duration: 0 }}
    >
      {children}
    </MantineTooltip>
  );
}
