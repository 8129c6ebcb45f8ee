import { Scene, Star } from './Scene';

/** Renders a picture of a hot drink and a muffin. */
export function DrinkAndBakery() {
  return (
    <Scene>
      <path className="rw-redeem-steam" d="M92 78c-9-12 9-19 0-32m32 32c-9-12 9-19 0-32" />
      <path className="rw-redeem-white-line" d="M148 106h12a16 16 0 0 1 0 32h-14" />
      <path className="rw-redeem-white" d="M66 90h84v46a34 34 0 0 1-34 34h-16a34 34 0 0 1-34-34z" />
      <Star x={108} y={128} scale={1.6} tone="accent" />
      <rect className="rw-redeem-dark" x="50" y="170" width="116" height="8" rx="4" />
      <path
        className="rw-redeem-gold"
        d="M204 140a17 17 0 0 1-1-34 18 18 0 0 1 22-17 24 24 0 0 1 40 2 17 17 0 0 1 18 17 16 16 0 0 1-2 32z"
      />
      <path className="rw-redeem-accent" d="M203 136h78l-8 37a7 7 0 0 1-7 5h-48a7 7 0 0 1-7-5z" />
      <path className="rw-redeem-shine" d="M226 136h10l2 42h-8zm26 0h10l-6 42h-8z" />
      <circle className="rw-redeem-dark" cx="222" cy="118" r="6" />
      <circle className="rw-redeem-dark" cx="244" cy="104" r="6" />
      <circle className="rw-redeem-dark" cx="264" cy="120" r="6" />
    </Scene>
  );
}
