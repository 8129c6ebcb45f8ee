import './share-buttons.css';
import { useState } from 'react';
import { openWindow } from '../../api/openWindow';
import { sharedAddress } from '../../api/sharedAddress';
import { track } from '../../notifications/analytics';
import { useWords } from '../kit/useWords';
import { ShareIcon } from './ShareIcon';
import { WeChatDialog } from './WeChatDialog';
import { weiboUrl } from './weiboUrl';

/** Pixels of Weibo's window (M-con-39). */
const windowWidth = 615;
const windowHeight = 505;

/** Passes the page on: by a QR code for WeChat, in a window of Weibo's (M-shr-01, M-shr-02). */
export function ShareButtons() {
  const say = useWords();
  /** What the dialog's QR code holds, while it is open. */
  const [toScan, setToScan] = useState<string | null>(null);
  /** Where the window would have led that the browser did not open. */
  const [blocked, setBlocked] = useState<string | null>(null);

  const shareToWeChat = () => {
    track({ event: 'share', service: 'wechat' });
    setToScan(sharedAddress());
  };
  const shareToWeibo = () => {
    track({ event: 'share', service: 'weibo' });
    const url = weiboUrl(sharedAddress(), document.title);
    setBlocked(openWindow(url, windowWidth, windowHeight) ? null : url);
  };

  return (
    <div className="rw rw-share">
      <div className="rw-share-buttons">
        <button type="button" className="rw-button rw-button-quiet" onClick={shareToWeChat}>
          <ShareIcon of="wechat" />
          <span>{say('shareButtons.wechat')}</span>
        </button>
        <button type="button" className="rw-button rw-button-quiet" onClick={shareToWeibo}>
          <ShareIcon of="weibo" />
          <span>{say('shareButtons.weibo')}</span>
        </button>
      </div>
      <p className="rw-share-blocked" aria-live="polite">
        {blocked === null ? null : (
          <>
            <span>{say('shareButtons.blocked')}</span>{' '}
            <a className="rw-link" href={blocked} target="_blank" rel="noopener noreferrer">
              {say('shareButtons.openWeibo')}
            </a>
          </>
        )}
      </p>
      {toScan === null ? null : <WeChatDialog address={toScan} onClose={() => setToScan(null)} />}
    </div>
  );
}
