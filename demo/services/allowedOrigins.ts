function isOrigin(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.origin === text;
  } catch {
    return false;
  }
}

/**
 * Parses the environment variable ALLOWED_ORIGINS: further sites that may call the services, separated by commas or
 * spaces. Returns an error message if one is not an origin.
 */
export function readAllowedOrigins(value: string | undefined): readonly string[] | string {
  const origins = (value ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => text.replace(/\/$/, ''));
  const wrong = origins.find((text) => !isOrigin(text));
  return wrong === undefined
    ? origins
    : `ALLOWED_ORIGINS names "${wrong}", but must list origins such as http://localhost:8080.`;
}
