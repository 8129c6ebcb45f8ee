const drawings = {
  /** Two speech bubbles. */
  wechat: (
    <>
      <path d="M9.5 3.5C5.4 3.5 2 6.2 2 9.6c0 1.9 1.1 3.6 2.8 4.7L4.2 16.5l2.6-1.3c.7.2 1.4.3 2.2.3" />
      <path d="M22 14.7c0-2.9-2.9-5.2-6.4-5.2s-6.4 2.3-6.4 5.2 2.9 5.2 6.4 5.2c.8 0 1.5-.1 2.2-.3l2.3 1.2-.6-2c1.5-.9 2.5-2.4 2.5-4.1z" />
      <path d="M7 8.3h.01M11.8 8.3h.01M13.5 13.6h.01M17.7 13.6h.01" strokeWidth="2.2" />
    </>
  ),
  /** An eye with two waves. */
  weibo: (
    <>
      <path d="M9.8 8.2C5.9 9 2.5 12 2.5 15.1c0 2.8 3.3 4.9 7.3 4.9 4.6 0 7.9-2.6 7.9-5.3 0-1.7-1.3-2.5-2.5-2.9.5-1.4-.2-2.7-2.2-2.5-1.3.1-2.4.7-2.4.7.3-1.3-.2-1.9-.8-1.8z" />
      <circle cx="9.7" cy="15.2" r="2.3" />
      <path d="M16.5 7.6a3 3 0 0 1 2.6 3.6M16.5 3.6a7 7 0 0 1 6 8.6" />
    </>
  ),
} as const;

/** Renders the icon of a service, in the colour of the text beside it. */
export function ShareIcon({ service }: { service: keyof typeof drawings }) {
  return (
    <svg className="rw-share-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
        {drawings[service]}
      </g>
    </svg>
  );
}
