import { useState } from 'react';
import { useMessages } from '../kit/hooks/useMessages';
import { QrCode } from '../kit/ui/QrCode';
import { drawPng } from './drawPng';

/** False in iOS 12, where the link would open the picture in place of the page; a long press saves it there. */
const canDownload = typeof HTMLAnchorElement === 'function' && 'download' in HTMLAnchorElement.prototype;

/** Renders the QR code of an address as a picture that the visitor can save. */
export function SavableQrCode({ address }: { address: string }) {
  const t = useMessages();
  const [picture, setPicture] = useState<string | null>(null);
  if (picture === null) {
    return (
      <div className="rw-share-qr">
        <QrCode value={address} label="shareButtons.qr" onDrawn={(code) => setPicture(drawPng(code))} />
      </div>
    );
  }
  return (
    <div className="rw-share-qr">
      <img className="rw-qr" src={picture} alt={t('shareButtons.qr')} />
      {canDownload ? (
        <a className="rw-link" href={picture} download="qr-code.png">
          {t('shareButtons.saveQr')}
        </a>
      ) : null}
    </div>
  );
}
