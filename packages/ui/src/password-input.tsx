import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconEye, IconEyeOff } from './icons.ts';
import type { TextInputProps } from './text-input.tsx';
import { TextInput } from './text-input.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'rightSlot' | 'leftIcon' | 'pill'> {
  showLabel: string;
  hideLabelText: string;
}

/** Renders a password field whose text can be shown. */
export function PasswordInput({ showLabel, hideLabelText, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={visible ? 'text' : 'password'}
      rightSlot={
        <IconButton
          size="small"
          tooltip={false}
          label={visible ? hideLabelText : showLabel}
          icon={visible ? <IconEyeOff size={18} /> : <IconEye size={18} />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
