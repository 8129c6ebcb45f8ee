import { configKeys } from '../contract/configKeys';
import { getOwn } from '../lib/getOwn';

/** A key of the configuration that the widgets do not know, such as `services.acount`, and those that they know there. */
interface UnknownKey {
  readonly where: string;
  readonly keys: readonly string[];
}

const readText = () => document.querySelector('[id="widgets-config"]')?.textContent ?? '{}';

/** Returns the browser's own words, in English, on why the configuration block is not JSON; an empty text if it is. */
export function jsonError(): string {
  try {
    JSON.parse(readText());
    return '';
  } catch (error) {
    return String(error);
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function unknownKeysIn(value: unknown, known: object, prefix: string): UnknownKey[] {
  const keys = Object.keys(known);
  const unknown = isObject(value) ? Object.keys(value as object).filter((key) => !keys.includes(key)) : [];
  return unknown.filter((key) => key !== '$schema').map((key) => ({ where: prefix + key.slice(0, 40), keys }));
}

/** Returns the keys of the configuration block that the widgets do not know. The runtime ignores them in silence. */
export function findUnknownKeys(): UnknownKey[] {
  if (jsonError()) return [];
  const config: unknown = JSON.parse(readText());
  const inner = Object.entries(configKeys).flatMap(([name, known]) =>
    typeof known === 'object' ? unknownKeysIn(getOwn(config, name), known, `${name}.`) : [],
  );
  return [...unknownKeysIn(config, configKeys, ''), ...inner];
}
