// Laid out as Unity's loader: it unpacks `.unityweb` itself and leaves `.gz` and `.br` to the browser, which must be told of them.
async function unpacked(url) {
  const response = await fetch(url);
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).json();
}

function frameworkOf(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve(globalThis.unityFramework);
    script.onerror = () => reject(new Error('the framework did not load'));
    document.body.append(script);
  });
}

globalThis.createUnityInstance = async (canvas, { dataUrl, frameworkUrl, codeUrl }) => {
  const [data, framework, { instance }] = await Promise.all([
    unpacked(dataUrl),
    frameworkOf(frameworkUrl),
    WebAssembly.instantiateStreaming(fetch(codeUrl)),
  ]);
  framework(canvas, data, instance.exports);
};
