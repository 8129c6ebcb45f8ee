import type { ReactNode } from 'react';

/** Renders the background that all pictures share, 320 by 200. Decorative: the text beside it says what it shows. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="rw-redeem-picture" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <path className="rw-redeem-pale" d="M0 0h320v200H0z" />
      <circle className="rw-redeem-sun" cx="268" cy="34" r="52" />
      <path className="rw-redeem-hill" d="M0 152c60-26 120-24 180-8s100 14 140-10v66H0z" />
      {children}
    </svg>
  );
}

const starPath = 'M0-12l3.7 7.5 8.3 1.2-6 5.8 1.4 8.3L0 6.9l-7.4 3.9 1.4-8.3-6-5.8 8.3-1.2z';

/** Renders a star with its centre at `x`, `y`; 24 wide at scale 1. */
export function Star({ x, y, scale = 1, tone = 'gold' }: { x: number; y: number; scale?: number; tone?: string }) {
  return <path className={`rw-redeem-${tone}`} d={starPath} transform={`translate(${x} ${y}) scale(${scale})`} />;
}
