import './qr-code.css';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useLatest } from '../hooks/useLatest';
import { useMessages } from '../hooks/useMessages';

interface QrCodeProps {
  /** The text that a phone reads. It is rendered locally and sent to no service (domain 7). */
  readonly value: string;
  /** The text alternative of the image. */
  readonly label: PlainMessageId;
  /** Called with the code when it is drawn. */
  readonly onDrawn?: (code: SVGSVGElement) => void;
}

/** Renders a QR code as SVG. It brings a library, so render it in a `lazyComponent`. */
export function QrCode({ value, label, onDrawn }: QrCodeProps) {
  const t = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const onDrawnRef = useLatest(onDrawn);
  useEffect(() => {
    const code = frame.current?.querySelector('svg');
    if (code) onDrawnRef.current?.(code);
  }, [onDrawnRef]);
  return (
    <div ref={frame} className="rw-qr" role="img" aria-label={t(label)}>
      <QRCodeSVG value={value} size={200} level="M" marginSize={2} aria-hidden={true} />
    </div>
  );
}
