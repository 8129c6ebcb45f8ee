/** Builds `config.schema.json`, the JSON Schema of the configuration, from the table that the runtime's check reads. */
const { configKeysFile, readSource } = require('../readSource.cjs');

/**
 * @typedef {import('../../src/contract/configKeys').Kind} Kind
 * @typedef {Kind | 'origins' | { readonly [key: string]: Kind }} Kinds
 */

/** What editors show for a key. A test holds that each key has its line. @type {Readonly<Record<string, string>>} */
const descriptions = {
  services: 'The origins of the services. Default: the origin of the page.',
  'services.account': 'The origin of the account service.',
  'services.gateway': 'The origin of the gateway.',
  'services.public': 'The origin of the public service.',
  'services.content': 'The origin of the content host.',
  captchaOrigins: 'Origins that may serve captcha scripts. Default: none, so that no captcha can be loaded.',
  redirectOrigins: 'Further origins, of the protocol of the page, that redirectURL may lead to.',
  promotion: 'The promotion. Default: that in /promotion.json of the site.',
  'promotion.content': 'The text of the promotion, at most 1,000 characters; empty for none.',
  'promotion.url': 'The http(s) or relative URL of the promotion.',
  appLinks: 'The app in its stores. Default: the page /apps/ of the site.',
  'appLinks.ios': 'The https URL of the app for iOS.',
  'appLinks.android': 'The https URL of the app for Android.',
};

/** The schema of a value. The patterns allow all that the runtime allows: only a browser can parse a URL exactly. */
const schemas = {
  origin: { type: 'string', pattern: '^https?://[^/?#@\\s]+/?$' },
  httpsUrl: { type: 'string', pattern: '^https://[^/\\s]' },
  text: { type: 'string' },
};

/**
 * Returns the schema of a part of the configuration.
 * @param {Kinds} kinds
 * @param {string} name such as `services.account`
 * @returns {object}
 */
function schemaOf(kinds, name) {
  const description = descriptions[name];
  if (kinds === 'origins') return { description, type: 'array', items: schemas.origin };
  if (typeof kinds === 'string') return { description, ...schemas[kinds] };
  const properties = Object.entries(kinds).map(([key, kind]) => [key, schemaOf(kind, `${name}.${key}`)]);
  return { description, type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

/** Returns the schema, with the key `$schema` that editors read. */
function configSchema() {
  /** @type {Readonly<Record<string, Kinds>>} */
  const keys = readSource(configKeysFile).configKeys;
  const parts = Object.entries(keys).map(([name, kinds]) => [name, schemaOf(kinds, name)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of rewards-widgets',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(parts) },
    additionalProperties: false,
  };
}

module.exports = { configSchema, descriptions };
