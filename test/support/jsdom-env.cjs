const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom, with the parts of the platform that msw and axios need and jsdom lacks.
 * FormData, Blob, URL and AbortController stay jsdom's own: its classes check for them.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.customExportConditions = [''];
  }

  async setup() {
    await super.setup();
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'TextEncoder',
      'TextDecoder',
      'TextDecoderStream',
      'BroadcastChannel',
      'structuredClone',
    ]) {
      this.global[name] = globalThis[name];
    }
  }
};
