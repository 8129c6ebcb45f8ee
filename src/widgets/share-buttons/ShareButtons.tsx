import './share-buttons.css';
import { useState } from 'react';
import { openWindow } from '../../api/browser/openWindow';
import { readDocument } from '../../api/browser/readDocument';
import { getShareUrl } from '../../api/browser/shareUrl';
import { track } from '../../notifications/analytics';
import { useMessages } from '../kit/hooks/useMessages';
import { CopyButton } from '../kit/ui/CopyButton';
import { ShareIcon } from './ShareIcon';
import { WeChatDialog } from './WeChatDialog';
import { buildWeiboUrl } from './weiboUrl';

/** The size of the Weibo window in pixels (M-con-39). */
const windowWidth = 615;
const windowHeight = 505;

/** Renders the share buttons: a QR code for WeChat, a window for Weibo (M-shr-01, M-shr-02). */
export function ShareButtons() {
  const t = useMessages();
  /** The address in the WeChat dialog; null while the dialog is closed. */
  const [wechatAddress, setWechatAddress] = useState<string | null>(null);
  /** The address of the Weibo window when the browser has blocked it. */
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  const shareToWeChat = () => {
    track({ event: 'share', service: 'wechat' });
    setWechatAddress(getShareUrl());
  };
  const shareToWeibo = () => {
    track({ event: 'share', service: 'weibo' });
    const url = buildWeiboUrl(getShareUrl(), readDocument('title'));
    setBlockedUrl(openWindow(url, windowWidth, windowHeight) ? null : url);
  };

  return (
    <div className="rw rw-share">
      <div className="rw-share-buttons">
        <button type="button" className="rw-button rw-button-quiet" onClick={shareToWeChat}>
          <ShareIcon service="wechat" />
          <span>{t('shareButtons.wechat')}</span>
        </button>
        <button type="button" className="rw-button rw-button-quiet" onClick={shareToWeibo}>
          <ShareIcon service="weibo" />
          <span>{t('shareButtons.weibo')}</span>
        </button>
      </div>
      <div className="rw-share-copy">
        <CopyButton
          label="shareButtons.copy"
          getText={getShareUrl}
          renderText={(address) => <p className="rw-share-address">{address}</p>}
        />
      </div>
      <p className="rw-share-blocked" aria-live="polite">
        {blockedUrl === null ? null : (
          <>
            <span>{t('shareButtons.blocked')}</span>{' '}
            <a className="rw-link" href={blockedUrl} target="_blank" rel="noopener noreferrer">
              {t('shareButtons.openWeibo')}
            </a>
          </>
        )}
      </p>
      {wechatAddress === null ? null : <WeChatDialog address={wechatAddress} onClose={() => setWechatAddress(null)} />}
    </div>
  );
}
