import { readDocument } from '../../api/browser/readDocument';
import { hasPhoneScreen } from '../../api/device/hasPhoneScreen';
import { canSharePage, sharePage } from '../../api/device/sharePage';
import { useMessages } from '../kit/hooks/useMessages';
import { CopyButton } from '../kit/ui/CopyButton';
import { Dialog } from '../kit/ui/Dialog';
import { lazyComponent } from '../kit/ui/lazyComponent';
import { isInWeChat } from './isInWeChat';

const SavableQrCode = lazyComponent(() =>
  import(/* webpackChunkName: "share-qr" */ './SavableQrCode').then((module) => module.SavableQrCode),
);

interface WeChatDialogProps {
  /** The address to share. */
  readonly address: string;
  readonly onClose: () => void;
}

/**
 * Renders the ways into WeChat, which has no web page for sharing: the phone's share sheet, the address to copy, and a
 * QR code. A phone cannot scan its own screen, so there the code is for another device. Inside WeChat the dialog only
 * points to the menu of the app (domain 7).
 */
export function WeChatDialog({ address, onClose }: WeChatDialogProps) {
  const t = useMessages();
  return (
    <Dialog title={t('shareButtons.wechat')} onClose={onClose}>
      {isInWeChat() ? <p>{t('shareButtons.inWeChat')}</p> : <Ways address={address} />}
      <button type="button" className="rw-button" onClick={onClose}>
        {t('shareButtons.close')}
      </button>
    </Dialog>
  );
}

function Ways({ address }: { address: string }) {
  const t = useMessages();
  const code = (
    <div className="rw-share-qr">
      <SavableQrCode address={address} />
    </div>
  );
  const link = (
    <>
      <p className="rw-share-address">{address}</p>
      <p>
        <CopyButton label="shareButtons.copy" getText={() => address} />
      </p>
    </>
  );
  if (!hasPhoneScreen()) {
    return (
      <>
        {code}
        <p>{t('shareButtons.scan')}</p>
        {link}
      </>
    );
  }
  return (
    <>
      {canSharePage() ? (
        <button
          type="button"
          className="rw-button rw-button-quiet"
          onClick={() => void sharePage(address, readDocument('title'))}
        >
          {t('shareButtons.share')}
        </button>
      ) : null}
      <p>{t('shareButtons.paste')}</p>
      {link}
      <p>{t('shareButtons.scanElsewhere')}</p>
      {code}
    </>
  );
}
