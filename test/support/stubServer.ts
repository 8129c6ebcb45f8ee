import { setupServer } from 'msw/node';
import { createServices } from '../../demo/services/services';
import { checkRequest, checkResponse } from './checkServices';
import { instrumentXhr } from './xhr';

/** Serves the stub services in the tests of a file, and checks what is sent and received against their description. */
export function serveStubServices(captchaOrigin: string) {
  const services = createServices({
    origin: captchaOrigin,
    cookies: 'msw',
    now: () => Date.now(),
    onResponse: checkResponse,
  });
  const server = setupServer(...services.handlers);
  server.events.on('request:start', ({ request }) => checkRequest(request));
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    instrumentXhr();
  });
  afterAll(() => server.close());
  return { services, server };
}
