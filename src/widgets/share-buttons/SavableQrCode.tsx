import { useState } from 'react';
import { useMessages } from '../kit/hooks/useMessages';
import { QrCode } from '../kit/ui/QrCode';
import { drawPng } from './drawPng';

/** False in iOS 12, where the link would replace the page by the image. Visitors save the image by a long press. */
const canDownload = typeof HTMLAnchorElement === 'function' && 'download' in HTMLAnchorElement.prototype;

/** Renders the QR code of an address as an image that the visitor can save. */
export function SavableQrCode({ address }: { address: string }) {
  const t = useMessages();
  const [image, setImage] = useState<string | null>(null);
  if (image === null) {
    return <QrCode value={address} label="shareButtons.qr" onDrawn={(code) => setImage(drawPng(code))} />;
  }
  return (
    <>
      <img className="rw-qr" src={image} alt={t('shareButtons.qr')} />
      {canDownload ? (
        <a className="rw-link" href={image} download="qr-code.png">
          {t('shareButtons.saveQr')}
        </a>
      ) : null}
    </>
  );
}
