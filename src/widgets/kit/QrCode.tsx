import './qr-code.css';
import { type ComponentType, useEffect, useState } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import { useWords } from './useWords';

type Drawing = ComponentType<{ value: string; size: number; level: 'M'; marginSize: number; 'aria-hidden': true }>;

interface QrCodeProps {
  /** What a phone reads; drawn here, and told to nobody (domain 7). */
  readonly value: string;
  /** What the image is, for whoever cannot see it. */
  readonly label: PlainMessageId;
}

/** A QR code, drawn as SVG in the page; its code is fetched when one is first shown. */
export function QrCode({ value, label }: QrCodeProps) {
  const say = useWords();
  const [drawing, setDrawing] = useState<{ readonly Drawing: Drawing } | null>(null);
  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "qr" */ 'qrcode.react').then(
      ({ QRCodeSVG }) => isWanted && setDrawing({ Drawing: QRCodeSVG }),
      () => {
        // The frame stays empty; whoever shows it offers another way.
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <div className="rw-qr" role="img" aria-label={say(label)}>
      {drawing ? <drawing.Drawing value={value} size={200} level="M" marginSize={2} aria-hidden={true} /> : null}
    </div>
  );
}
