import type { Frame as FrameKind } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { EditorFrame } from './editor-frame.tsx';
import { LobbyFrame } from './lobby-frame.tsx';
import { StoreFrame } from './store-frame.tsx';
import { useUnreadNoticesRefresh } from './use-unread-notices.ts';

/** Renders the frame around a page. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  useUnreadNoticesRefresh(kind !== 'bare');
  switch (kind) {
    case 'store':
      return <StoreFrame>{children}</StoreFrame>;
    case 'lobby':
      return <LobbyFrame>{children}</LobbyFrame>;
    case 'editor':
      return <EditorFrame>{children}</EditorFrame>;
    case 'bare':
      return (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      );
  }
}
