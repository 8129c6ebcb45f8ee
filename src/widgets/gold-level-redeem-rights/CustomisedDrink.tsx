import { Scene, Star } from './Scene';

/** Renders a picture of a paper cup with a shot of espresso and a pump of syrup. */
export function CustomisedDrink() {
  return (
    <Scene>
      <path className="rw-redeem-white-line" d="M98 140h10a11 11 0 0 1 0 22h-12" />
      <path className="rw-redeem-white" d="M54 128h48l-6 42a9 9 0 0 1-9 8H69a9 9 0 0 1-9-8z" />
      <path className="rw-redeem-ink" d="M59.5 143h37l-4 26a6 6 0 0 1-6 5H69.5a6 6 0 0 1-6-5z" />
      <path className="rw-redeem-accent-line" d="M110 92v16m-8-8h16" />
      <path className="rw-redeem-white" d="M126 64h68l-8 106a9 9 0 0 1-9 8h-34a9 9 0 0 1-9-8z" />
      <path className="rw-redeem-accent" d="M128.5 96h63l-3.5 46h-56z" />
      <rect className="rw-redeem-dark" x="119" y="53" width="82" height="13" rx="6.5" />
      <path className="rw-redeem-dark" d="M131 40h58a5 5 0 0 1 5 5l2 10h-72l2-10a5 5 0 0 1 5-5z" />
      <Star x={160} y={120} scale={1.3} />
      <path className="rw-redeem-accent-line" d="M212 92v16m-8-8h16" />
      <path className="rw-redeem-dark-line" d="M248 92V74h22" />
      <path className="rw-redeem-dark" d="M240 90h16v16h-16z" />
      <path
        className="rw-redeem-gold"
        d="M240 104h16c10 4 14 12 14 22v44a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8v-44c0-10 4-18 14-22z"
      />
      <rect className="rw-redeem-white" x="232" y="130" width="32" height="26" rx="4" />
    </Scene>
  );
}
