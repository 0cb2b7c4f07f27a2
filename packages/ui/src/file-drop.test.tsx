import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { FileDropProps } from './file-drop.tsx';
import { FileDrop } from './file-drop.tsx';
import { renderUi } from './testing/render-ui.tsx';
import { validateFile } from './validate-file.ts';

const labels = { choose: 'Choose a file', drop: 'or drop it here', remove: 'Remove the logo', progress: 'Uploading' };
const png = new File(['meow'], 'logo.png', { type: 'image/png' });

function show(props: Partial<FileDropProps> = {}) {
  const onFile = jest.fn();
  const onRefuse = jest.fn();
  renderUi(
    <FileDrop
      label="Logo"
      accept={['image/png']}
      maxBytes={4}
      value={null}
      labels={labels}
      onFile={onFile}
      onRefuse={onRefuse}
      {...props}
    />,
  );
  return { onFile, onRefuse };
}

function ArrivingLogo({ progress }: { progress?: number }) {
  const ignore = () => {};
  return <FileDrop label="Logo" value={null} labels={labels} progress={progress} onFile={ignore} onRefuse={ignore} />;
}

function RemovableLogo() {
  const [value, setValue] = useState<FileDropProps['value']>({ name: 'logo.png' });
  const ignore = () => {};
  return <FileDrop label="Logo" value={value} labels={labels} onFile={ignore} onRefuse={ignore} onRemove={() => setValue(null)} />;
}

describe('file drop', () => {
  test('accepts a chosen file that fits', async () => {
    const { onFile, onRefuse } = show();
    await userEvent.upload(screen.getByLabelText('Logo'), png);
    expect(onFile).toHaveBeenCalledWith(png);
    expect(onRefuse).not.toHaveBeenCalled();
  });

  test('keeps the focus while a file uploads, and opens no file dialog then', async () => {
    const { rerender } = renderUi(<ArrivingLogo />);
    const place = screen.getByLabelText('Logo');
    place.focus();
    rerender(<ArrivingLogo progress={40} />);
    expect(place).toHaveFocus();
    expect(place).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.click(place)).toBe(false);
    rerender(<ArrivingLogo />);
    expect(fireEvent.click(place)).toBe(true);
  });

  test('rejects a dropped file of another type with a reason', () => {
    const { onFile, onRefuse } = show();
    const gif = new File(['meow'], 'logo.gif', { type: 'image/gif' });
    fireEvent.drop(screen.getByLabelText('Logo'), { dataTransfer: { files: [gif] } });
    expect(onRefuse).toHaveBeenCalledWith(gif, 'type');
    expect(onFile).not.toHaveBeenCalled();
  });

  test('rejects a file one byte over the limit and accepts one at the limit', () => {
    expect(validateFile({ name: 'a.png', type: 'image/png', size: 524_288 }, { maxBytes: 524_288 })).toBeNull();
    expect(validateFile({ name: 'a.png', type: 'image/png', size: 524_289 }, { maxBytes: 524_288 })).toBe('size');
    expect(validateFile({ name: 'a.png', type: 'image/png', size: 0 }, {})).toBe('empty');
  });

  test('extensions are compared without case, and image/* accepts every image', () => {
    expect(validateFile({ name: 'Game.APK', type: '', size: 1 }, { accept: ['.apk'] })).toBeNull();
    expect(validateFile({ name: 'a.webp', type: 'image/webp', size: 1 }, { accept: ['image/*'] })).toBeNull();
    expect(validateFile({ name: 'a.apk.exe', type: '', size: 1 }, { accept: ['.apk'] })).toBe('type');
  });

  test('removing the file focuses the drop area', async () => {
    renderUi(<RemovableLogo />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }));
    expect(screen.getByLabelText('Logo')).toHaveFocus();
  });

  test('while uploading it shows the progress and accepts no other file', () => {
    const { onFile } = show({ progress: 42 });
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', '42');
    fireEvent.drop(screen.getByLabelText('Logo'), { dataTransfer: { files: [png] } });
    expect(onFile).not.toHaveBeenCalled();
  });

  test('a chosen file is named and can be removed', async () => {
    const onRemove = jest.fn();
    show({ value: { name: 'logo.png', detail: '4 bytes' }, onRemove });
    expect(screen.getByText('logo.png')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  test('its error describes the input', () => {
    show({ error: 'Larger than 512 KB' });
    expect(screen.getByLabelText('Logo')).toHaveAccessibleDescription('Larger than 512 KB');
    expect(screen.getByLabelText('Logo')).toBeInvalid();
  });
});
