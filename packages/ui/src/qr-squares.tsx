import { QRCodeSVG } from 'qrcode.react';

/** Draws the squares of a QR code; `side` is in pixels. */
export function QrSquares({ value, label, side }: { value: string; label: string; side: number }) {
  return <QRCodeSVG value={value} role="img" aria-label={label} size={side} marginSize={4} level="M" />;
}
