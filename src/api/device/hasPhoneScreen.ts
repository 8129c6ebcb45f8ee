/** Returns true on a phone: the visitor points with a finger, on a screen whose shorter side has less than 600 px. */
export function hasPhoneScreen(): boolean {
  const hasTouch = 'matchMedia' in window && window.matchMedia('(pointer: coarse)').matches;
  return hasTouch && Math.min(screen.width, screen.height) < 600;
}
