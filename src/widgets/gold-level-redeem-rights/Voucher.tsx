import { Scene, Star } from './Scene';

/** Renders a picture of a voucher with its value (M-con-16). */
export function Voucher() {
  return (
    <Scene>
      <g transform="rotate(-7 160 104)">
        <path
          className="rw-redeem-dark"
          d="M66 60h188a12 12 0 0 1 12 12v20a14 14 0 0 0 0 28v20a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12v-20a14 14 0 0 0 0-28V72a12 12 0 0 1 12-12z"
          opacity=".2"
          transform="translate(4 8)"
        />
        <path
          className="rw-redeem-accent"
          d="M66 60h188a12 12 0 0 1 12 12v20a14 14 0 0 0 0 28v20a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12v-20a14 14 0 0 0 0-28V72a12 12 0 0 1 12-12z"
        />
        <path
          className="rw-redeem-shine"
          d="M54 132c60-10 96-60 150-72h50a12 12 0 0 1 12 12v6c-70 6-120 66-192 74h-8a12 12 0 0 1-12-12z"
        />
        <path className="rw-redeem-tear" d="M196 68v78" />
        <text className="rw-redeem-worth" x="128" y="122">
          ¥78
        </text>
        <Star x={231} y={106} scale={2} />
      </g>
      <Star x={44} y={44} scale={0.7} />
      <Star x={286} y={150} scale={0.8} />
      <Star x={92} y={30} scale={0.45} />
    </Scene>
  );
}
