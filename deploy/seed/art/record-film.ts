import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../../local/launch-chromium.ts';
import { WORKS } from '../works.ts';
import { drawListing } from './render.ts';

// `node deploy/seed/art/record-film.ts <slug>` records a work's drawings as its film and saves it in the work's folder. Chromium
// zooms in on them, and its own recorder writes the WebM. The file is committed, because two recordings always differ.

const SIZE = { width: 640, height: 360 };
const SECONDS_EACH = 2.5;

/** Runs in the page: shows the pictures one after the other, zooming in on each, and returns the recording in base64. */
async function record(urls: string[], { width, height }: typeof SIZE, secondsEach: number): Promise<string> {
  const pictures = await Promise.all(
    urls.map(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return picture;
    }),
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const recorder = new MediaRecorder(canvas.captureStream(24), { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 600_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const show = (index: number, seconds: number, opacity: number) => {
    const picture = pictures[index];
    if (!picture) return;
    const near = 1 + 0.03 * seconds;
    pen.globalAlpha = opacity;
    pen.drawImage(picture, (width * (1 - near)) / 2, (height * (1 - near)) / 2, width * near, height * near);
  };
  recorder.start();
  const began = performance.now();
  for (let seconds = 0; seconds < pictures.length * secondsEach; seconds = (performance.now() - began) / 1000) {
    const index = Math.floor(seconds / secondsEach);
    const into = seconds - index * secondsEach;
    show(index, into, 1);
    show(index + 1, 0, Math.max(0, into - secondsEach + 0.5) * 2);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const work = WORKS.find(({ slug }) => slug === process.argv[2]);
if (!work) throw new Error(`say which work: ${WORKS.map(({ slug }) => slug).join(', ')}`);
const { covers, screenshots } = await drawListing(work.scene, work.artSeed, [null]);
const urls = [...covers.map(({ cover }) => cover), ...screenshots].map((picture) => `data:image/jpeg;base64,${picture.toString('base64')}`);
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  const film = await page.evaluate(`(${record.toString()})(${JSON.stringify(urls)}, ${JSON.stringify(SIZE)}, ${SECONDS_EACH})`);
  const file = join(import.meta.dirname, '../works', work.slug, 'film.webm');
  const bytes = Buffer.from(String(film), 'base64');
  await writeFile(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
} finally {
  await browser.close();
}
