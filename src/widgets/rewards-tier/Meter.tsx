import type { ReactNode } from 'react';

interface MeterProps {
  readonly className: string;
  readonly label: string;
  readonly max: number;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
  /** The drawing, which says nothing by itself. */
  readonly children: ReactNode;
}

/** A value within its range, drawn for the eye and said to the ear. */
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
