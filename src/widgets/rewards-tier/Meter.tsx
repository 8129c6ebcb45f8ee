import type { ReactNode } from 'react';

interface MeterProps {
  readonly className: string;
  readonly label: string;
  readonly max: number;
  readonly value: number;
  /** The value as text, for assistive technology. */
  readonly text: string;
  /** The drawing, hidden from assistive technology. */
  readonly children: ReactNode;
}

/** Renders a value within a range, as a drawing with the ARIA role `meter`. */
export function Meter({ className, label, max, value, text, children }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the platform's meter is a bar that cannot be drawn otherwise
    <div
      className={className}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      {children}
    </div>
  );
}
