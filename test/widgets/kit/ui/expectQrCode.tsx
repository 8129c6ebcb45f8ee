import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the path data of all shapes inside an element. */
const shapesIn = (element: Element) => [...element.querySelectorAll('path')].map((path) => path.getAttribute('d'));

/** Expects that an element shows the QR code of a text, as `src/widgets/kit/ui/QrCode.tsx` draws it. */
export function expectQrCode(element: Element, text: string): void {
  const expected = document.createElement('div');
  expected.innerHTML = renderToStaticMarkup(<QRCodeSVG value={text} level="M" marginSize={2} />);
  expect(shapesIn(element)).toEqual(shapesIn(expected));
}
