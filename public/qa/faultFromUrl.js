/*
 * Sets what the query names before any widget calls a service: scenarios, `?scenario=offline`, and faults of calls,
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

  /** Sends a request to the stub services. Throws their error message. */
  const send = (path, body) => {
    const services = JSON.parse(document.getElementById('widgets-config').textContent).services.public;
    const request = new XMLHttpRequest();
    request.open('POST', `${services}/__stub/${path}`, false);
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(JSON.stringify(body));
    if (request.status !== 200) {
      throw JSON.parse(request.responseText).error.message;
    }
  };

  let isAdded = false;
  /** Sets a scenario. The first one that exists removes all faults, the others add theirs. */
  const setScenario = (name) => {
    send('scenario', { name, isAdded });
    isAdded = true;
  };

  /** Sets a fault, `CALL:FAULT`. */
  const setFault = (text) => {
    const parts = /^(.+):([^:]+)$/.exec(text);
    if (!parts) {
      throw `"${text}": ${usage}`;
    }
    send('faults', { call: parts[1].trim(), fault: parts[2].trim() });
  };

  const problems = [];
  /** Sets each of the values. One that cannot be set does not keep the others from being set. */
  const setEach = (values, set) => {
    for (const value of values) {
      try {
        set(value);
      } catch (error) {
        problems.push(String(error));
      }
    }
  };

  const scenarios = readList('scenario');
  const faults = readList('fault');
  // First, as the first scenario removes all faults.
  setEach(scenarios, setScenario);
  setEach(faults, setFault);
  if (scenarios.length + faults.length === 0) {
    problems.push(usage);
  }
  if (problems.length > 0) {
    document.documentElement.setAttribute('data-qa-problem', problems.join(' '));
  }
})();
