import { useRef } from 'react';
import { Button } from './button.tsx';
import { Group } from './group.tsx';
import { IconDownload } from './icons.ts';
import { Stack } from './stack.tsx';
import { useLateView } from './use-late-view.ts';

export interface QrCodeProps {
  /** The encoded address. */
  value: string;
  /** Accessible name of the picture: what the address leads to. */
  label: string;
  /** Base name of the saved pictures, without an extension. */
  fileName: string;
  words: { png: string; svg: string };
}

// Few pages show one: what draws it loads with the first.
const fetchSquares = async () => (await import('./qr-squares.tsx')).QrSquares;
/** On a page, and as a poster wants it. */
const SIDE_PX = 208;
const PNG_PX = 1024;

/** Renders an address as a QR code, dark on white in every theme, with buttons that save it as a picture. */
export function QrCode({ value, label, fileName, words }: QrCodeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { View: QrSquares, lostNotice } = useLateView(fetchSquares);
  const findSvg = () => frame.current?.querySelector('svg') ?? null;

  function saveSvg() {
    const svg = findSvg();
    if (svg) save(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }), `${fileName}.svg`);
  }
  async function savePng() {
    const svg = findSvg();
    const picture = svg && (await paint(svg));
    if (picture) save(picture, `${fileName}.png`);
  }
  return (
    <Stack gap={12} align="start">
      <div ref={frame} className="mt-code">
        {QrSquares ? <QrSquares value={value} label={label} side={SIDE_PX} /> : <span className="mt-code__room" />}
      </div>
      {lostNotice}
      <Group gap={8}>
        <Button size="small" disabled={!QrSquares} leftIcon={<IconDownload size={16} aria-hidden="true" />} onClick={() => void savePng()}>
          {words.png}
        </Button>
        <Button size="small" disabled={!QrSquares} leftIcon={<IconDownload size={16} aria-hidden="true" />} onClick={saveSvg}>
          {words.svg}
        </Button>
      </Group>
    </Stack>
  );
}

/** Paints the SVG onto a canvas: its background, then its modules. Resolves to null where the browser has no canvas. */
function paint(svg: SVGSVGElement): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: PNG_PX, height: PNG_PX });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const scale = PNG_PX / svg.viewBox.baseVal.width;
  context.scale(scale, scale);
  for (const path of svg.querySelectorAll('path')) {
    context.fillStyle = path.getAttribute('fill') ?? '#000';
    context.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

function save(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
