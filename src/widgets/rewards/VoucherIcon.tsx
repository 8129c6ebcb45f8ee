/** Renders a voucher with a star; decorative. */
export function VoucherIcon() {
  return (
    <svg className="rw-rewards-ticket" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <path
        className="rw-rewards-paper"
        d="M6 13a3 3 0 0 1 3-3h30a3 3 0 0 1 3 3v6a5 5 0 0 0 0 10v6a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-6a5 5 0 0 0 0-10z"
      />
      <path
        className="rw-rewards-star"
        d="M24 15.5l2.6 5.3 5.9.86-4.25 4.14 1 5.85L24 28.9l-5.25 2.75 1-5.85-4.25-4.14 5.9-.86z"
      />
    </svg>
  );
}
