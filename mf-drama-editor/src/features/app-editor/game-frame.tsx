import { PLAY_FRAME_ALLOW, PLAY_FRAME_SANDBOX } from '@meowtale/contracts/play-bridge';
import { useColorScheme, useHost } from '@meowtale/web-kit';
import { useRef } from 'react';
import classes from './app-editor.module.css';

/** A web game on its own origin; nothing of it reaches this page (DESIGN §5). */
export function GameFrame({ url, name }: { url: string; name: string }) {
  const { locale } = useHost();
  const theme = useColorScheme();
  // A change of the look doesn't begin the game anew.
  const source = useRef(`${url}?lang=${locale}&theme=${theme}`);
  return <iframe className={classes.frame} title={name} src={source.current} sandbox={PLAY_FRAME_SANDBOX} allow={PLAY_FRAME_ALLOW} />;
}
