const status = document.getElementById('statusText');

async function start() {
  const { instance } = await WebAssembly.instantiateStreaming(fetch('renpy.wasm'));
  const lines = (await globalThis.readGameFile('game.zip', 'game/script.rpy')).trim().split('\n');
  let at = 0;
  status.textContent = lines[at];
  document.addEventListener('click', () => {
    at = instance.exports.next(at);
    status.textContent = lines[at] ?? 'The end';
  });
}

start().catch((error) => {
  status.textContent = String(error);
});
