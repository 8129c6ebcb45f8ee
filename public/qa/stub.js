import { texts } from './texts.js';

/** The origin of the stub services, from the configuration of the page. */
const services = (() => {
  try {
    return JSON.parse(document.getElementById('widgets-config').textContent).services.public;
  } catch {
    return window.location.origin;
  }
})();

/** Sends a request to the stub services. Throws an error with a message for the user of the panel. */
export const callStub = async (method, path, body) => {
  let response;
  try {
    response = await fetch(services + path, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Error(texts.unreachable);
  }
  const result = (await response.json().catch(() => null)) || {};
  const error = result.error || (response.ok ? null : { message: String(response.status) });
  if (error) {
    throw new Error(error.message);
  }
  return result;
};
