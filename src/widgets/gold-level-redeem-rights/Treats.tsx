import { Scene } from './Scene';

/** Renders a picture of an ice cream, a piece of cake and a sandwich. */
export function Treats() {
  return (
    <Scene>
      <path className="rw-redeem-gold" d="M43 108h62l-28 68a3.5 3.5 0 0 1-6 0z" />
      <path className="rw-redeem-shine" d="M62 108l22 50 4-10-17-40zm26 0l-20 50-4-10 16-40z" />
      <path
        className="rw-redeem-white"
        d="M40 108a10 10 0 0 1 4-19 31 31 0 0 1 60 0 10 10 0 0 1 4 19c-8 6-14 6-17 0-8 8-26 8-34 0-3 6-9 6-17 0z"
      />
      <circle className="rw-redeem-accent" cx="74" cy="60" r="8" />

      <path className="rw-redeem-gold" d="M124 118h76v52a8 8 0 0 1-8 8h-60a8 8 0 0 1-8-8z" />
      <path className="rw-redeem-white" d="M124 138h76v12h-76z" />
      <path
        className="rw-redeem-accent"
        d="M120 116v-8a12 12 0 0 1 12-12h60a12 12 0 0 1 12 12v8c-5 11-14 11-17 1-5 13-15 13-20 0-4 9-14 9-18 0-4 11-25 11-29-1z"
      />
      <circle className="rw-redeem-dark" cx="162" cy="86" r="10" />
      <path className="rw-redeem-dark-line rw-redeem-thin" d="M162 78c0-7 3-10 8-12" />

      <path className="rw-redeem-gold" d="M222 138v-8a14 14 0 0 1 14-14h50a14 14 0 0 1 14 14v8z" />
      <path
        className="rw-redeem-accent"
        d="M217 136h88c2 11-9 13-15 6-6 8-15 8-21 0-6 8-15 8-21 0-6 8-11 7-16 3-8 4-17 1-15-9z"
      />
      <rect className="rw-redeem-white" x="222" y="148" width="78" height="8" rx="4" />
      <rect className="rw-redeem-dark" x="220" y="154" width="82" height="7" rx="3.5" />
      <path className="rw-redeem-gold" d="M222 161h78v7a10 10 0 0 1-10 10h-58a10 10 0 0 1-10-10z" />
    </Scene>
  );
}
