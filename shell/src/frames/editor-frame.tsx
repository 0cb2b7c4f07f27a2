import { Logo } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import classes from './editor-frame.module.css';

/** Renders an editor's frame: a slim bar whose middle belongs to the page (`FrameBar` of web-kit), and the whole window below. */
export function EditorFrame({ children }: { children: ReactNode }) {
  const { navigation } = useHost();
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <Logo name="Meowtale" href={navigation.href(paths.lobby())} className={classes.logo} />
        <div className={classes.slot} data-frame-bar />
        <AccountMenu />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
