import { Scene, Star } from './Scene';

/** Renders a picture of a coffee with ice cream and a bowl of salad. */
export function IceCreamDrink() {
  return (
    <Scene>
      <path className="rw-redeem-dark-line" d="M176 26l-18 66" />
      <circle className="rw-redeem-white" cx="110" cy="72" r="24" />
      <circle className="rw-redeem-white" cx="142" cy="62" r="28" />
      <circle className="rw-redeem-gold" cx="142" cy="32" r="8" />
      <path className="rw-redeem-ink" d="M80 82h98l-11 88a9 9 0 0 1-9 8h-58a9 9 0 0 1-9-8z" />
      <path className="rw-redeem-white" d="M80 82h98l-2.5 20c-8 10-15-3-23 4s-15-5-23 2-16-6-23 1-18 2-24-7z" />
      <Star x={129} y={142} scale={1.5} />

      <path className="rw-redeem-dark" d="M214 132c-6-22 14-36 26-22 6-22 36-20 36 4 14-8 28 2 24 18z" />
      <circle className="rw-redeem-gold" cx="236" cy="124" r="9" />
      <circle className="rw-redeem-white" cx="264" cy="120" r="10" />
      <circle className="rw-redeem-gold" cx="264" cy="120" r="4.5" />
      <path className="rw-redeem-accent" d="M204 130h106c0 22-12 36-28 40v8h-50v-8c-16-4-28-18-28-40z" />
      <path className="rw-redeem-shine" d="M212 138h90l-2 8h-86z" />
    </Scene>
  );
}
