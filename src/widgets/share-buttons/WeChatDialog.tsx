import { Dialog } from '../kit/Dialog';
import { QrCode } from '../kit/QrCode';
import { useWords } from '../kit/useWords';
import { isInWeChat } from './isInWeChat';

interface WeChatDialogProps {
  /** What is passed on. */
  readonly address: string;
  readonly onClose: () => void;
}

/**
 * The way to WeChat, which has none on the web: a QR code for the phone, with the address to copy where there is only
 * one phone. Inside WeChat, where a code could not be scanned, it is the app's own menu (domain 7).
 */
export function WeChatDialog({ address, onClose }: WeChatDialogProps) {
  const say = useWords();
  return (
    <Dialog title={say('shareButtons.wechat')} onClose={onClose}>
      {isInWeChat() ? (
        <p>{say('shareButtons.inWeChat')}</p>
      ) : (
        <>
          <div className="rw-share-qr">
            <QrCode value={address} label="shareButtons.qr" />
          </div>
          <p>{say('shareButtons.scan')}</p>
          <p className="rw-share-address">{address}</p>
        </>
      )}
      <button type="button" className="rw-button" onClick={onClose}>
        {say('shareButtons.close')}
      </button>
    </Dialog>
  );
}
