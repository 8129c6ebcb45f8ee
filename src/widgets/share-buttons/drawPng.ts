/** The width and height of the image in pixels. */
const size = 640;

/** Draws a QR code as a PNG image and returns its data URL; null in a browser without `Path2D`. */
export function drawPng(code: SVGSVGElement): string | null {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    // An old browser throws here and shows the code itself.
    const paths = [...code.querySelectorAll('path')].map((path) => ({
      shape: new Path2D(path.getAttribute('d') ?? ''),
      colour: path.getAttribute('fill') ?? '',
    }));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.scale(size / code.viewBox.baseVal.width, size / code.viewBox.baseVal.height);
    for (const { shape, colour } of paths) {
      context.fillStyle = colour;
      context.fill(shape);
    }
    return canvas.toDataURL('image/png');
  } catch {
    return null;
  }
}
