import { useMessages } from '../kit/hooks/useMessages';

/** Renders the greeting above the tabs (M-inv-02). */
export function Billboard() {
  const t = useMessages();
  return (
    <div className="rw-invoice-billboard">
      <div>
        <h2 className="rw-heading">{t('invoice.greeting')}</h2>
        <p>{t('invoice.greetingLine')}</p>
      </div>
      <svg
        className="rw-invoice-picture"
        viewBox="0 0 96 96"
        width="96"
        height="96"
        aria-hidden="true"
        focusable="false"
      >
        <circle className="rw-invoice-sun" cx="48" cy="48" r="46" />
        <path className="rw-invoice-paper" d="M28 16h40v64l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5z" />
        <path className="rw-invoice-print" d="M36 30h24M36 40h24M36 50h12" />
        <circle className="rw-invoice-seal" cx="66" cy="60" r="13" />
        <path className="rw-invoice-tick" d="M60.5 60.5l4 4 7.5-8" />
      </svg>
    </div>
  );
}
