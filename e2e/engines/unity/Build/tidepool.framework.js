globalThis.unityFramework = (canvas, { start, square }, { next }) => {
  const context = canvas.getContext('2d');
  let at = start;
  const draw = () => {
    context.fillStyle = '#000';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#fff';
    context.fillRect(at * square, 0, square, square);
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') at = next(at);
    draw();
  });
  draw();
};
