import { useMessages } from '../kit/hooks/useMessages';
import { Dialog } from '../kit/ui/Dialog';
import { QrCode } from '../kit/ui/QrCode';
import { isInWeChat } from './isInWeChat';

interface WeChatDialogProps {
  /** The address to share. */
  readonly address: string;
  readonly onClose: () => void;
}

/**
 * Renders a QR code and the address of the page, as WeChat has no web page for sharing. Inside WeChat the visitor could
 * not scan the code, so the dialog points to the menu of the app (domain 7).
 */
export function WeChatDialog({ address, onClose }: WeChatDialogProps) {
  const t = useMessages();
  return (
    <Dialog title={t('shareButtons.wechat')} onClose={onClose}>
      {isInWeChat() ? (
        <p>{t('shareButtons.inWeChat')}</p>
      ) : (
        <>
          <div className="rw-share-qr">
            <QrCode value={address} label="shareButtons.qr" />
          </div>
          <p>{t('shareButtons.scan')}</p>
          <p className="rw-share-address">{address}</p>
        </>
      )}
      <button type="button" className="rw-button" onClick={onClose}>
        {t('shareButtons.close')}
      </button>
    </Dialog>
  );
}
