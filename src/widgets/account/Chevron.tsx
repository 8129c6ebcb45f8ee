/** Renders an arrow that points down; the style sheet turns it up while the menu is open. */
export function Chevron() {
  return (
    <svg className="rw-account-chevron" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M5 7.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
