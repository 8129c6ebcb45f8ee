/**
 * Jest's transformer for `docs/services.openapi.yaml`: compiles the schemas of each operation to validators. Jest
 * caches the result, so that no test file loads YAML or Ajv.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const Ajv = require('ajv/dist/2020').default;
const standaloneCode = require('ajv/dist/standalone').default;
const { parse } = require('yaml');

const json = (holder) => holder?.content?.['application/json'].schema;

/** Returns a schema for all parameters of one kind, such as the headers. The keys of headers are in lower case. */
function schemaOf(parameters, kind, isClosed) {
  const own = parameters.filter((parameter) => parameter.in === kind);
  const key = ({ name }) => (kind === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    required: own.filter(({ required }) => required).map(key),
    properties: Object.fromEntries(own.map((parameter) => [key(parameter), parameter.schema])),
    ...(isClosed ? { additionalProperties: false } : {}),
  };
}

function compile(text) {
  // Ajv finds a component by the name under which it was added.
  const { paths, components } = parse(text.replaceAll('#/components/schemas/', ''));
  const ajv = new Ajv({ strict: true, strictTypes: false, inlineRefs: false, code: { source: true } });
  for (const [name, schema] of Object.entries(components.schemas)) ajv.addSchema(schema, name);
  const resolve = (part) => {
    const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(part.$ref ?? '') ?? [];
    return kind ? components[kind][name] : part;
  };

  const names = {};
  const add = (name, schema) => {
    if (!schema) return null;
    ajv.addSchema(schema, name);
    names[name] = name;
    return name;
  };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const id = operation.operationId;
      const parameters = operation.parameters.map(resolve);
      return {
        call: `${method.toUpperCase()} ${path}`,
        service: operation.tags[0],
        errorGroup: operation['x-error-group'] ?? null,
        hasBasicAuthorization: operation.security !== undefined,
        headers: add(`${id}_headers`, schemaOf(parameters, 'header', false)),
        query: add(`${id}_query`, schemaOf(parameters, 'query', true)),
        body: add(`${id}_body`, json(operation.requestBody)),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            add(`${id}_${status}`, json(resolve(response))),
          ]),
        ),
      };
    }),
  );
  return `${standaloneCode(ajv, names)}\nexports.operations = ${JSON.stringify(operations)};`;
}

module.exports.process = (text) => ({ code: compile(text) });
module.exports.getCacheKey = (text, _path, { configString }) =>
  createHash('sha256').update(text).update(configString).update(readFileSync(__filename)).digest('hex');
