interface PictureProps {
  /** The text alternative of the picture. */
  readonly label: string;
}

/** The x coordinates of the four groups of digits. */
const groupPositions = [28, 92, 156, 220];

/** Renders the front of a rewards card, with a frame around the number. */
export function CardFront({ label }: PictureProps) {
  return (
    <svg className="rw-card-picture" viewBox="0 0 300 190" role="img" aria-label={label}>
      <rect className="rw-card-ground" x="1" y="1" width="298" height="188" rx="14" />
      <path className="rw-card-wave" d="M1 128c70-54 150-46 298-92v139a14 14 0 0 1-14 14H15a14 14 0 0 1-14-14z" />
      <path
        className="rw-card-star"
        d="M52 24l6.6 13.4 14.8 2.2-10.7 10.4 2.5 14.7L52 57.8l-13.2 6.9 2.5-14.7-10.7-10.4 14.8-2.2z"
      />
      <rect className="rw-card-print" x="88" y="34" width="92" height="10" rx="5" />
      <rect className="rw-card-faint" x="88" y="52" width="58" height="8" rx="4" />
      <rect className="rw-card-mark" x="16" y="116" width="268" height="44" rx="10" />
      {groupPositions.map((x) => (
        <text key={x} className="rw-card-digits" x={x} y="145">
          {x === 28 ? '6200' : '0000'}
        </text>
      ))}
    </svg>
  );
}

/** Renders the back of the card, with a frame around the PIN under the half-scratched coating. */
export function CardBack({ label }: PictureProps) {
  return (
    <svg className="rw-card-picture" viewBox="0 0 300 190" role="img" aria-label={label}>
      <rect className="rw-card-ground" x="1" y="1" width="298" height="188" rx="14" />
      <rect className="rw-card-stripe" x="1" y="22" width="298" height="36" />
      <rect className="rw-card-faint" x="24" y="78" width="150" height="8" rx="4" />
      <rect className="rw-card-mark" x="16" y="100" width="178" height="44" rx="10" />
      <rect className="rw-card-strip" x="24" y="107" width="162" height="30" rx="6" />
      <path className="rw-card-scratch" d="M100 132l14-20M120 132l14-20M140 132l14-20M160 132l14-20" />
      <text className="rw-card-pin" x="34" y="128">
        {'1234'}
      </text>
      <rect className="rw-card-faint" x="24" y="162" width="110" height="8" rx="4" />
    </svg>
  );
}
