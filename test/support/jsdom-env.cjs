const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with the globals of Node that msw and axios need and jsdom lacks.
 * FormData, Blob, URL and AbortController remain those of jsdom, as its classes check for them.
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
