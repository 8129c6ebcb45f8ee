/** Renders the app's icon as decoration. */
export function AppIcon() {
  return (
    <svg className="rw-app-icon" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">
      <rect className="rw-app-ground" width="96" height="96" rx="22" />
      <path className="rw-app-cup" d="M24 42h40v16a18 18 0 0 1-18 18h-4a18 18 0 0 1-18-18z" />
      <path className="rw-app-line" d="M64 47h4a8 8 0 0 1 0 16h-5" strokeWidth="5" />
      <path className="rw-app-line" d="M36 33c-4-5 4-7 0-13m15 13c-4-5 4-7 0-13" strokeWidth="4" />
      <path
        className="rw-app-ground"
        d="M44 49l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z"
      />
    </svg>
  );
}
