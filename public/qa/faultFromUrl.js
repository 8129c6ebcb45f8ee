/*
 * Sets what the query names before any widget calls a service: a scenario, `?scenario=offline`, and faults of calls,
 * `?fault=POST%20/public/svc/detail:timeout`, separated by commas. The requests are synchronous, so that the faults are
 * set before the next script runs. A page includes this script only if its query has one of the two parameters.
 */
(() => {
  const usage = 'Write ?scenario=NAME or ?fault=CALL:FAULT.';

  /** Returns the values of a query parameter, which commas separate. */
  const readList = (name) =>
    new URLSearchParams(window.location.search)
      .getAll(name)
      .join(',')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);

  /** Returns the request to the stub services that sets `CALL:FAULT`. Throws the usage if the text is none. */
  const toFaultRequest = (text) => {
    const parts = /^(.+):([^:]+)$/.exec(text);
    if (!parts) {
      throw usage;
    }
    return { path: 'faults', body: { call: parts[1].trim(), fault: parts[2].trim() } };
  };

  /** Returns the requests to the stub services. Scenarios go first, as a scenario removes all faults. */
  const readRequests = () => {
    const scenarios = readList('scenario').map((name) => ({ path: 'scenario', body: { name } }));
    const requests = scenarios.concat(readList('fault').map(toFaultRequest));
    if (requests.length === 0) {
      throw usage;
    }
    return requests;
  };

  /** Sends a request; returns an error message or an empty string. */
  const send = (services, { path, body }) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${services}/__stub/${path}`, false);
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(JSON.stringify(body));
    return request.status === 200 ? '' : JSON.parse(request.responseText).error.message;
  };

  const problems = [];
  try {
    const services = JSON.parse(document.getElementById('widgets-config').textContent).services.public;
    for (const request of readRequests()) {
      const problem = send(services, request);
      if (problem) {
        problems.push(problem);
      }
    }
  } catch (error) {
    problems.push(String(error));
  }
  if (problems.length > 0) {
    document.documentElement.setAttribute('data-qa-problem', problems.join(' '));
  }
})();
