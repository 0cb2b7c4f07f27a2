import { useHost } from '@meowtale/web-kit';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  title: string;
  /** The width of the shown window, in CSS pixels. */
  width: number;
  children: ReactNode;
}

const HEIGHT_PX = 720;

/** Renders a window of another width within the page: its content responds to that width, and is scaled to the available space. */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { place, room } = useRoom();
  const { nonce } = useHost();
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    setBody(inner.body);
    return mirrorLook(inner, nonce);
  }, [nonce]);
  const scale = Math.min(1, room / width || 1);
  return (
    <div ref={place} className={styles.place} style={{ height: HEIGHT_PX }}>
      <iframe
        ref={frame}
        title={title}
        className={styles.frame}
        style={{
          width,
          height: HEIGHT_PX / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room - width * scale) / 2),
        }}
      />
      {body ? createPortal(<Still>{children}</Still>, body) : null}
    </div>
  );
}

/** Renders content whose links do nothing. */
function Still({ children }: { children: ReactNode }) {
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  };
  return <div onClickCapture={stay}>{children}</div>;
}

function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setRoom(current.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { place, room };
}

/** Copies the page's styles into a document and keeps them up to date, with the page's nonce, its language and colours. */
function mirrorLook(inner: Document, nonce: string): () => void {
  const copy = () => {
    for (const { name, value } of document.documentElement.attributes)
      if (name !== 'style') inner.documentElement.setAttribute(name, value);
    const copies = [...document.head.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].map((node) => {
      const twin = inner.importNode(node, true);
      if (nonce) twin.nonce = nonce;
      return twin;
    });
    if (copies.length !== inner.head.childElementCount) inner.head.replaceChildren(...copies);
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
