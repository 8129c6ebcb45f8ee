import './qr-code.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useLatest } from '../hooks/useLatest';
import { useMessages } from '../hooks/useMessages';

type QrSvg = ComponentType<{ value: string; size: number; level: 'M'; marginSize: number; 'aria-hidden': true }>;

interface QrCodeProps {
  /** The text that a phone reads. It is rendered locally and sent to no service (domain 7). */
  readonly value: string;
  /** The text alternative of the image. */
  readonly label: PlainMessageId;
  /** Called with the code when it is drawn. */
  readonly onDrawn?: (code: SVGSVGElement) => void;
}

/** Renders a QR code as SVG. Loads the library when the first code is shown. */
export function QrCode({ value, label, onDrawn }: QrCodeProps) {
  const t = useMessages();
  const [library, setLibrary] = useState<{ readonly QrSvg: QrSvg } | null>(null);
  useEffect(() => {
    let isMounted = true;
    import(/* webpackChunkName: "qr" */ 'qrcode.react').then(
      ({ QRCodeSVG }) => isMounted && setLibrary({ QrSvg: QRCodeSVG }),
      () => {
        // The frame stays empty. The widget that shows the code offers an alternative.
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const frame = useRef<HTMLDivElement>(null);
  const onDrawnRef = useLatest(onDrawn);
  useEffect(() => {
    const code = frame.current?.querySelector('svg');
    if (library && code) onDrawnRef.current?.(code);
  }, [library, onDrawnRef]);
  return (
    <div ref={frame} className="rw-qr" role="img" aria-label={t(label)}>
      {library ? <library.QrSvg value={value} size={200} level="M" marginSize={2} aria-hidden={true} /> : null}
    </div>
  );
}
