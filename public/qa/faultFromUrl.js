/*
 * Sets the faults that the query names before any widget calls a service: `?fault=POST%20/public/svc/detail:timeout` or
 * `?scenario=POST%20/public/svc/detail|timeout`; commas separate several faults. The request is synchronous, so that the
 * fault is set before the next script runs. A page includes this script only if its query names a fault.
 */
(() => {
  const readFaults = () => {
    const query = new URLSearchParams(window.location.search);
    return query
      .getAll('fault')
      .concat(query.getAll('scenario'))
      .join(',')
      .split(',')
      .map((text) => /^(.+)[:|]([^:|]+)$/.exec(text.trim()))
      .filter(Boolean)
      .map((parts) => ({ call: parts[1].trim(), fault: parts[2].trim() }));
  };

  /** Sets a fault; returns an error message or an empty string. */
  const setFault = (services, fault) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${services}/__stub/faults`, false);
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(JSON.stringify(fault));
    return request.status === 200 ? '' : JSON.parse(request.responseText).error.message;
  };

  const problems = [];
  try {
    const services = JSON.parse(document.getElementById('widgets-config').textContent).services.public;
    const faults = readFaults();
    if (faults.length === 0) {
      problems.push('?fault=POST%20/public/svc/detail:timeout');
    }
    for (const fault of faults) {
      const problem = setFault(services, fault);
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
