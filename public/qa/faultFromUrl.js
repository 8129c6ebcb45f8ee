/*
 * Sets the faults that the address asks for, before any widget calls a service: `?fault=POST%20/public/svc/detail:timeout`,
 * or `?scenario=POST%20/public/svc/detail|timeout`; several with commas. It waits for the services, as only this keeps
 * the order, so it is on a page only when its address asks for a fault.
 */
(() => {
  const read = () => {
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

  const send = (services, order) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${services}/__stub/faults`, false);
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(JSON.stringify(order));
    return request.status === 200 ? '' : JSON.parse(request.responseText).error.message;
  };

  const problems = [];
  try {
    const services = JSON.parse(document.getElementById('widgets-config').textContent).services.public;
    const orders = read();
    if (orders.length === 0) {
      problems.push('?fault=POST%20/public/svc/detail:timeout');
    }
    for (const order of orders) {
      const problem = send(services, order);
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
