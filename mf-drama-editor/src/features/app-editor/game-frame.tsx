import { PLAY_FRAME_ALLOW, PLAY_FRAME_SANDBOX } from '@meowtale/contracts/play-bridge';
import { useColorScheme, useHost } from '@meowtale/web-kit';
import { useRef } from 'react';
import classes from './app-editor.module.css';

/** Renders a web game on its own origin; it has no access to this page (DESIGN §5). */
export function GameFrame({ url, name }: { url: string; name: string }) {
  const { locale } = useHost();
  const theme = useColorScheme();
  // A changed theme must not restart the game.
  const source = useRef(`${url}?lang=${locale}&theme=${theme}`);
  return <iframe className={classes.frame} title={name} src={source.current} sandbox={PLAY_FRAME_SANDBOX} allow={PLAY_FRAME_ALLOW} />;
}
