import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/figtree/wght-italic.css';
import '@fontsource-variable/fraunces/opsz.css';
import './player.css';
import './page.css';
import './ending.css';
import './pictures.css';
import './languages.css';
import './log.css';
import { bringOtherFaces, bringOwnFace } from '@meowtale/faces';
import { createRoot } from 'react-dom/client';
import { Player } from './player.tsx';
import { appearanceAtFirst } from './settings.ts';

const place = document.getElementById('player');
if (place) createRoot(place).render(<Player />);
// Without the font its characters are boxes; the story goes on.
const { lang } = appearanceAtFirst();
void bringOwnFace(lang, () => {});
bringOtherFaces(lang, () => {});
