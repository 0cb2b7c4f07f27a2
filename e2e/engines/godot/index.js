// Laid out as the engine that Godot 4 exports with threads: a module that imports shared memory, streamed; a pack; a worker; a worklet.
const SQUARE = 10;

class Engine {
  constructor({ executable, mainPack }) {
    this.executable = executable;
    this.mainPack = mainPack;
  }

  static getMissingFeatures({ threads }) {
    const missing = [];
    if (!globalThis.isSecureContext) missing.push('Secure Context');
    if (threads && !globalThis.crossOriginIsolated) missing.push('Cross-Origin Isolation');
    if (threads && typeof SharedArrayBuffer === 'undefined') missing.push('SharedArrayBuffer');
    return missing;
  }

  async startGame() {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const { module } = await WebAssembly.instantiateStreaming(fetch(`${this.executable}.wasm`), { env: { memory } });
    const pack = await (await fetch(this.mainPack)).arrayBuffer();
    if (new TextDecoder().decode(pack.slice(0, 4)) !== 'GDPC') throw new Error('the pack is none');
    await new OfflineAudioContext(1, 128, 44_100).audioWorklet.addModule(`${this.executable}.audio.worklet.js`);
    const thread = await startThread(`${this.executable}.worker.js`, { module, memory });
    const canvas = document.getElementById('canvas');
    canvas.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') thread.postMessage('step');
    });
    canvas.focus();
    draw(canvas.getContext('2d'), new Int32Array(memory.buffer));
  }
}

function startThread(script, load) {
  return new Promise((resolve, reject) => {
    const thread = new Worker(script);
    thread.onmessage = () => resolve(thread);
    thread.onerror = () => reject(new Error('the thread did not start'));
    thread.postMessage(load);
  });
}

/** The thread counts the steps in the memory that it shares with the page. */
function draw(context, steps) {
  context.fillStyle = '#000';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.fillStyle = '#fff';
  context.fillRect(Atomics.load(steps, 0) * SQUARE, 0, SQUARE, SQUARE);
  requestAnimationFrame(() => draw(context, steps));
}

globalThis.Engine = Engine;
