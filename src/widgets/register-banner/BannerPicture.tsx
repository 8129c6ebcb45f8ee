const star = 'M0-12l3.7 7.5 8.3 1.2-6 5.8 1.4 8.300L0 6.9-7.4 10.8-6 2.5-12-3.300l8.3-1.200z';
/** The x coordinates of the stars: those that are earned, and the missing ones. */
const earned = [268, 293, 318, 343];
const missing = [368, 393];

/** Renders a rewards card, a cup and a row of stars: as an image where it has a name, else as decoration. */
export function BannerPicture({ name }: { name?: string }) {
  return (
    <svg
      className="rw-banner-picture"
      viewBox="0 0 560 180"
      focusable="false"
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <path className="rw-banner-pale" d="M0 0h560v180H0z" />
      <circle className="rw-banner-sun" cx="492" cy="30" r="70" />
      <path className="rw-banner-hill" d="M0 150c90-40 170-30 260-8s200 18 300-22v60H0z" />
      <g transform="rotate(-6 150 92)">
        <rect className="rw-banner-card" x="56" y="34" width="190" height="118" rx="14" />
        <path className="rw-banner-shine" d="M56 108c60-8 90-60 190-58V48a14 14 0 0 0-14-14H70a14 14 0 0 0-14 14z" />
        <path className="rw-banner-gold" d={star} transform="translate(84 64) scale(1.2)" />
        <rect className="rw-banner-white" x="104" y="57" width="66" height="9" rx="4.5" />
        <rect className="rw-banner-white" x="76" y="126" width="112" height="7" rx="3.5" opacity=".75" />
      </g>
      <g className="rw-banner-steam">
        <path d="M424 62c-9-12 9-19 0-32m26 32c-9-12 9-19 0-32" />
      </g>
      <path className="rw-banner-handle" d="M476 92h10a16 16 0 0 1 0 32h-14" />
      <path className="rw-banner-white" d="M394 78h86v26a38 38 0 0 1-38 38h-10a38 38 0 0 1-38-38z" />
      <path className="rw-banner-card" d={star} transform="translate(437 106) scale(1.3)" />
      <rect className="rw-banner-table" x="380" y="144" width="114" height="8" rx="4" />
      {[...earned, ...missing].map((x) => (
        <path
          key={x}
          className={earned.includes(x) ? 'rw-banner-gold' : 'rw-banner-empty'}
          d={star}
          transform={`translate(${x} 42) scale(.85)`}
        />
      ))}
    </svg>
  );
}
