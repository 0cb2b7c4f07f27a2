let instance;

self.onmessage = async ({ data }) => {
  if (data === 'step') return instance.exports.step();
  instance = await WebAssembly.instantiate(data.module, { env: { memory: data.memory } });
  self.postMessage('loaded');
};
