/*
 * Sets what the query names before any widget calls a service: a scenario, `?scenario=offline`, or faults of calls,
 * `?fault=POST%20/public/svc/detail:timeout`, separated by commas; `|` may stand in place of the colon. The request is synchronous, so that the
 * fault is set before the next script runs. A page includes this script only if its query names a fault.
 */
(() => {
  /** Returns the requests to the stub services: for each name in the query its path and body. */
  const readRequests = () => {
    const query = new URLSearchParams(window.location.search);
    return query
      .getAll('fault')
      .concat(query.getAll('scenario'))
      .join(',')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => {
        const parts = /^(.+)[:|]([^:|]+)$/.exec(text);
        return parts
          ? { path: 'faults', body: { call: parts[1].trim(), fault: parts[2].trim() } }
          : { path: 'scenario', body: { name: text } };
      });
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
    const requests = readRequests();
    if (requests.length === 0) {
      problems.push('?scenario=offline');
    }
    for (const request of requests) {
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
