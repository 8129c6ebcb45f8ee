import axios from 'axios';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from './fields';

interface Provider {
  capInit?(box: HTMLElement, options: Record<string, unknown>): void;
  capRefresh?(): void;
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
}

interface Rules {
  createScriptURL(url: string): string;
}

const rules: Rules = { createScriptURL: (url) => url };
const provider = () => window as unknown as Provider;

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const policy = provider().trustedTypes?.createPolicy('rewards-widgets-captcha', rules) ?? rules;
    script.onload = () => resolve();
    script.onerror = reject;
    script.src = policy.createScriptURL(url);
    document.head.append(script);
  });
}

interface CaptchaProps {
  readonly error: string | undefined;
  readonly onTicket: (ticket: string) => void;
}

/**
 * Renders the security check: loads the provider's script from the URL of the service, and passes the ticket to
 * `onTicket`.
 */
export function Captcha({ error, onTicket }: CaptchaProps) {
  const t = useMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'waiting' | 'passed' | 'failed'>('loading');

  useEffect(() => {
    const callback = ({ ret, ticket }: { ret: number; ticket: string }) => {
      if (ret !== 0) return;
      setState('passed');
      onTicket(ticket);
    };
    const open = async () => {
      const { data } = await axios.get<{ data: { url: string } }>('/public/svc/captcha');
      await load(data.data.url);
      setState('waiting');
      const options = { callback, themeColor: '00A862', type: 'embed', lang: '2052' };
      provider().capInit?.(box.current as HTMLElement, options);
    };
    open().catch(() => setState('failed'));
  }, []);

  return (
    <fieldset
      className={error ? 'rw-captcha rw-field-invalid' : 'rw-captcha'}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-busy={state === 'loading'}
    >
      <legend className="rw-label">{t('captcha.title')}</legend>
      <div className="rw-captcha-frame">
        <div ref={box} className="rw-captcha-box" hidden={state === 'passed' || state === 'failed'} />
        {state === 'passed' ? <span className="rw-captcha-tick" aria-hidden="true" /> : null}
        {state === 'loading' ? <span className="rw-spinner-ring" aria-hidden="true" /> : null}
        <p className="rw-captcha-state" aria-live="polite">
          {state === 'passed' || state === 'failed' ? t(`captcha.${state}`) : null}
        </p>
      </div>
      <button type="button" className="rw-link rw-captcha-refresh" onClick={() => provider().capRefresh?.()}>
        {t('captcha.refresh')}
      </button>
      {error ? (
        <p className="rw-error" id={`${id}-error`}>
          {t(error)}
        </p>
      ) : null}
    </fieldset>
  );
}
